import { channels } from '@mes/client/channels';
import type { LeaderboardPlayer } from '@mes/contract/statistics';
import { classNames } from '@mes/ui/class-names';
import { useCall } from '../../api/use-call';
import { useLive } from '../../api/use-live';
import { AppLink } from '../../components/AppLink';
import { type Column, DataTable } from '../../components/layout/DataTable';
import { Panel } from '../../components/layout/Panel';
import { Section } from '../../components/layout/Section';
import { PlayerPhoto } from '../../components/pictures/PlayerPhoto';
import { EmptyRow } from '../../components/states/EmptyRow';
import { Loaded } from '../../components/states/Loaded';
import { SkeletonRows } from '../../components/states/Skeleton';
import styles from './Leaders.module.css';
import * as texts from './texts';

const SHOWN = 50;

/** The best players of the tournament, by its captured matches. */
export default function Leaders({ tournamentId }: { tournamentId: string }) {
  const players = useCall('statistics', 'tournamentPlayers', { id: tournamentId, size: SHOWN });
  useLive(channels.tournament(tournamentId), { reads: ['statistics'] });
  return (
    <Section title={texts.bestPlayers} more={texts.leadersNote}>
      <Loaded
        query={players}
        skeleton={<SkeletonRows rows={10} />}
        isEmpty={({ data }) => data.length === 0}
        empty={<EmptyRow>{texts.noCapturedMatch}</EmptyRow>}
      >
        {({ data }) => (
          <Panel>
            <DataTable
              caption={texts.bestPlayers}
              columns={COLUMNS}
              rows={data}
              rowKey={({ player }) => player.id}
              stickyFirst
            />
          </Panel>
        )}
      </Loaded>
    </Section>
  );
}

const count = (
  id: 'maps' | 'kills' | 'deaths' | 'assists' | 'clutches' | 'openingKills',
  header: string,
): Column<LeaderboardPlayer> => ({
  id,
  header,
  numeric: true,
  hideOnPhone: id !== 'kills',
  sortBy: (row) => row[id],
  cell: (row) => row[id],
});

const COLUMNS: readonly Column<LeaderboardPlayer>[] = [
  {
    id: 'player',
    header: texts.player,
    cell: ({ player, team }) => (
      <span className={styles.player}>
        <PlayerPhoto name={player.name} photo={player.photo} size={28} />
        <AppLink to={`/players/${encodeURIComponent(player.id)}`}>{player.name}</AppLink>
        {team && <span className={styles.tag}>{team.tag}</span>}
      </span>
    ),
  },
  count('maps', texts.maps),
  count('kills', texts.kills),
  count('deaths', texts.deaths),
  count('assists', texts.assists),
  {
    id: 'kd',
    header: texts.killsPerDeathShort,
    numeric: true,
    hideOnPhone: true,
    sortBy: ratio,
    cell: (row) => ratio(row).toFixed(2),
  },
  count('openingKills', texts.opening),
  count('clutches', texts.clutches),
  {
    id: 'rating',
    header: texts.rating,
    numeric: true,
    key: true,
    sortBy: ({ rating }) => rating ?? 0,
    cell: ({ rating }) =>
      rating === null ? (
        '-'
      ) : (
        <span className={classNames(styles.rating, styles[toneOf(rating)])}>
          {rating.toFixed(2)}
        </span>
      ),
  },
];

function ratio({ kills, deaths }: LeaderboardPlayer): number {
  return kills / Math.max(1, deaths);
}

function toneOf(rating: number): 'good' | 'bad' | 'usual' {
  if (rating >= 1.1) return 'good';
  return rating < 0.9 ? 'bad' : 'usual';
}
