import type { ComparedPlayer } from '@mes/contract/players';
import { DEFUSE_MAPS } from '@mes/domain/maps/maps';
import { balanceText } from '@mes/domain/scoreboard/performance';
import { headshotShare, killsPerDeath } from '@mes/domain/scoreboard/stat-line';
import { kastShare } from '@mes/domain/statistics/kast';
import { openingShare } from '@mes/domain/statistics/player-figures';
import { classNames } from '@mes/ui/class-names';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useCall } from '../../api/use-call';
import { AppLink } from '../../components/AppLink';
import { Button } from '../../components/Button';
import { searchPlayer } from '../../components/dialogs/dialogs';
import { IconButton } from '../../components/IconButton';
import { Panel } from '../../components/layout/Panel';
import { PlayerPhoto } from '../../components/pictures/PlayerPhoto';
import { EmptyRow } from '../../components/states/EmptyRow';
import { Loaded } from '../../components/states/Loaded';
import { SkeletonRows } from '../../components/states/Skeleton';
import { formatPercent } from '../../components/text/format-percent';
import { interpolate } from '../../interpolate';
import { useUrlParams } from '../../use-url-params';
import { formatRating } from '../statistics/figures';
import styles from './Comparison.module.css';
import * as texts from './texts';

const MAX_PLAYERS = 4;

/** Two to four players side by side. Their ids are parameters of the URL. */
export function Comparison() {
  const [params, setParams] = useUrlParams();
  const ids = [...new Set(params.getAll('player'))].slice(0, MAX_PLAYERS);
  const show = (next: readonly string[]) =>
    setParams(new URLSearchParams(next.map((id) => ['player', id])));
  const compared = useCall('players', 'compare', { players: ids }, { enabled: ids.length >= 2 });
  const add = async () => {
    const found = await searchPlayer({
      title: texts.addPlayerTitle,
      confirmLabel: texts.addPlayer,
    });
    if (found) show([...ids, found.ID]);
  };

  return (
    <>
      <div className={styles.bar}>
        {ids.length < MAX_PLAYERS && (
          <Button onClick={() => void add()} icon={<IconPlus size={17} stroke={1.75} />}>
            {texts.addPlayer}
          </Button>
        )}
        {ids.length === 1 && (
          <span className={styles.hint}>
            {interpolate(texts.oneMoreToCompare, { playerId: ids[0]! })}
          </span>
        )}
      </div>
      {ids.length < 2 ? (
        <EmptyRow>{texts.choosePlayers}</EmptyRow>
      ) : (
        <Loaded query={compared} skeleton={<SkeletonRows rows={12} height={44} />}>
          {(players) => (
            <Table
              players={players}
              onRemove={(removedId) => show(ids.filter((id) => id !== removedId))}
            />
          )}
        </Loaded>
      )}
    </>
  );
}

interface Figure {
  readonly label: string;
  readonly of: (player: ComparedPlayer) => number | null;
  readonly show?: (value: number) => string;
  /** Whether the lowest value is the best. */
  readonly lowest?: boolean;
}

const perRound = (count: number, rounds: number) => (rounds === 0 ? null : count / rounds);
const hundredths = (value: number) => formatRating(value);

const FIGURES: readonly Figure[] = [
  { label: texts.elo, of: ({ standing }) => standing.elo },
  { label: texts.rank, of: ({ standing }) => standing.rank, lowest: true },
  { label: texts.rating, of: ({ totals }) => totals.rating, show: hundredths },
  { label: texts.maps, of: ({ totals }) => totals.maps },
  {
    label: texts.mapsWon,
    of: ({ totals: { mapWins, maps } }) => (maps === 0 ? null : mapWins / maps),
    show: formatPercent,
  },
  {
    label: texts.killsPerDeath,
    of: ({ totals }) => (totals.maps === 0 ? null : killsPerDeath(totals)),
    show: hundredths,
  },
  {
    label: texts.killsARound,
    of: ({ totals }) => perRound(totals.capturedKills, totals.rounds),
    show: hundredths,
  },
  { label: texts.kast, of: ({ totals }) => kastShare(totals), show: formatPercent },
  { label: texts.headshots, of: ({ totals }) => headshotShare(totals), show: formatPercent },
  { label: texts.openingDuelsWon, of: ({ totals }) => openingShare(totals), show: formatPercent },
  {
    label: texts.openingBalance,
    of: ({ totals: { rounds, openingKills, openingDeaths } }) =>
      rounds === 0 ? null : openingKills - openingDeaths,
    show: (balance) => balanceText(balance, 0),
  },
  {
    label: texts.multiKillRounds,
    of: ({ totals: { multiKills } }) => multiKills.three + multiKills.four + multiKills.five,
  },
  { label: texts.clutches, of: ({ totals }) => totals.clutches },
  { label: texts.ratingOnCoalition, of: ({ sides }) => sides.coalition.rating, show: hundredths },
  { label: texts.ratingOnBreach, of: ({ sides }) => sides.breach.rating, show: hundredths },
  ...DEFUSE_MAPS.map(
    (name): Figure => ({
      label: interpolate(texts.ratingOnMap, { mapName: name }),
      of: ({ maps }) => maps.find(({ map }) => map === name)?.rating ?? null,
      show: hundredths,
    }),
  ),
];

function Table({
  players,
  onRemove,
}: {
  players: readonly ComparedPlayer[];
  onRemove: (id: string) => void;
}) {
  const shown = FIGURES.filter(({ of }) => players.some((player) => of(player) !== null));
  return (
    <Panel className={styles.scroll}>
      <table className={styles.table}>
        <caption className={styles.caption}>{texts.playersSideBySide}</caption>
        <thead>
          <tr>
            <th scope="col" className={styles.corner}>
              <span className={styles.caption}>{texts.figure}</span>
            </th>
            {players.map(({ player, team }) => (
              <th key={player.id} scope="col" className={styles.player}>
                <AppLink to={`/players/${encodeURIComponent(player.id)}`} className={styles.who}>
                  <PlayerPhoto name={player.name} photo={player.photo} size={56} />
                  <span>{player.name}</span>
                  <span className={styles.team}>{team?.name ?? texts.noTeam}</span>
                </AppLink>
                <IconButton
                  label={interpolate(texts.takeOut, { name: player.name })}
                  icon={<IconX size={16} stroke={1.75} />}
                  size="sm"
                  className={styles.remove}
                  onClick={() => onRemove(player.id)}
                />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((figure) => (
            <Row key={figure.label} figure={figure} players={players} />
          ))}
        </tbody>
      </table>
    </Panel>
  );
}

function Row({ figure, players }: { figure: Figure; players: readonly ComparedPlayer[] }) {
  const { label, of, show = String, lowest = false } = figure;
  const values = players.map(of);
  const known = values.filter((value) => value !== null);
  const best = lowest ? Math.min(...known) : Math.max(...known);
  const differs = known.some((value) => value !== best);
  return (
    <tr>
      <th scope="row" className={styles.label}>
        {label}
      </th>
      {values.map((value, index) => (
        <td
          key={players[index]!.player.id}
          className={classNames(styles.value, differs && value === best && styles.best)}
        >
          {value === null ? '–' : show(value)}
        </td>
      ))}
    </tr>
  );
}
