import type { PlayedSeries, PlayerStatistics } from '@mes/contract/player-statistics';
import { forfeitLabel } from '@mes/domain/series/forfeit';
import { skinOf } from '@mes/domain/tournament/name/skin';
import { AppLink } from '../../../components/AppLink';
import { Chip } from '../../../components/layout/Chip';
import { type Column, DataTable } from '../../../components/layout/DataTable';
import { Panel } from '../../../components/layout/Panel';
import { Section } from '../../../components/layout/Section';
import { TeamLogo } from '../../../components/pictures/TeamLogo';
import { TeamName } from '../../../components/pictures/TeamName';
import { useSpoiler } from '../../../components/spoilers/use-spoiler';
import { Time } from '../../../components/text/Time';
import { interpolate } from '../../../interpolate';
import { matchPath } from '../../matches/paths';
import { HEADSHOTS, KAST, OPENING, RATING } from './figure-columns';
import styles from './RecentMatches.module.css';
import * as texts from './texts';

const COLUMNS: readonly Column<PlayedSeries>[] = [
  {
    id: 'date',
    header: texts.date,
    sortBy: ({ match }) => match.finishedAt,
    cell: ({ match }) =>
      match.finishedAt !== null && (
        <span className={styles.quiet}>
          <Time at={match.finishedAt} show="date" />
        </span>
      ),
  },
  {
    id: 'against',
    header: texts.against,
    cell: (played) => {
      const team = played.opponent === 'A' ? played.match.teamB : played.match.teamA;
      return (
        <span className={styles.team}>
          {team && <TeamLogo team={team} size={22} plain />}
          {team ? <TeamName team={team} link className={styles.name} /> : texts.unknownTeam}
        </span>
      );
    },
  },
  { id: 'result', header: texts.result, cell: (played) => <Result played={played} /> },
  {
    id: 'maps',
    header: texts.maps,
    hideOnPhone: true,
    cell: (played) => <Maps played={played} />,
  },
  {
    id: 'kills',
    header: texts.killsDeaths,
    numeric: true,
    hideOnPhone: true,
    sortBy: ({ totals }) => totals.kills - totals.deaths,
    cell: ({ totals }) => `${totals.kills}–${totals.deaths}`,
  },
  KAST,
  HEADSHOTS,
  OPENING,
  RATING,
  {
    id: 'tournament',
    header: texts.tournament,
    numeric: true,
    hideOnPhone: true,
    cell: ({ match: { tournament } }) =>
      tournament ? (
        <span data-tournament={skinOf(tournament.id) ?? undefined}>
          <AppLink to={`/tournament/${tournament.id}`} className={styles.tournament}>
            {tournament.name}
          </AppLink>
        </span>
      ) : (
        texts.outsideTournaments
      ),
  },
];

interface RecentMatchesProps extends Pick<PlayerStatistics, 'matches'> {
  name: string;
}

/** The last series that the player played, never those that they sat out. */
export function RecentMatches({ matches, name }: RecentMatchesProps) {
  return (
    <Section title={texts.recentMatches} more={interpolate(texts.recentLead, { name })}>
      <Panel>
        <DataTable
          caption={texts.recentMatches}
          columns={COLUMNS}
          rows={matches}
          rowKey={({ match }) => match.id}
          className={styles.table}
        />
      </Panel>
    </Section>
  );
}

function Result({ played: { match, opponent } }: { played: PlayedSeries }) {
  const { isHidden } = useSpoiler(match.id);
  if (isHidden) return <AppLink to={matchPath(match.id)}>{texts.hiddenResult}</AppLink>;
  const [own, other] =
    opponent === 'A' ? [match.scoreA, match.scoreB] : [match.scoreB, match.scoreA];
  const isWon = match.winner === opponent;
  const tone = match.winner === null ? 'neutral' : isWon ? 'win' : 'loss';
  const letter = match.winner === null ? texts.drawn : isWon ? texts.won : texts.lost;
  return (
    <AppLink to={matchPath(match.id)} className={styles.result} data-spoiler="">
      <Chip tone={tone}>{letter}</Chip>
      <b>
        {match.state === 'forfeited' ? forfeitLabel(match.winner, opponent) : `${own} : ${other}`}
      </b>
    </AppLink>
  );
}

function Maps({ played: { match, maps } }: { played: PlayedSeries }) {
  const { isHidden } = useSpoiler(match.id);
  return (
    <span className={styles.maps} data-spoiler="">
      {maps
        .map(({ map, roundWins, roundLosses }) =>
          isHidden ? map : `${map} ${roundWins}:${roundLosses}`,
        )
        .join(', ')}
    </span>
  );
}
