import type { PlayedMatch } from '@mes/contract/players';
import { killsPerDeath } from '@mes/domain/scoreboard/stat-line';
import { forfeitLabel } from '@mes/domain/series/forfeit';
import { AppLink } from '../../components/AppLink';
import { Chip } from '../../components/layout/Chip';
import { type Column, DataTable } from '../../components/layout/DataTable';
import { Panel } from '../../components/layout/Panel';
import { Section } from '../../components/layout/Section';
import { TeamLogo } from '../../components/pictures/TeamLogo';
import { TeamName } from '../../components/pictures/TeamName';
import { useSpoiler } from '../../components/spoilers/use-spoiler';
import { EmptyRow } from '../../components/states/EmptyRow';
import { Time } from '../../components/text/Time';
import styles from './PlayedMatches.module.css';
import * as texts from './texts';

const columns: Column<PlayedMatch>[] = [
  {
    id: 'date',
    header: texts.date,
    hideOnPhone: true,
    cell: ({ match }) => match.finishedAt !== null && <Time at={match.finishedAt} show="date" />,
  },
  {
    id: 'opponent',
    header: texts.against,
    cell: (played) => {
      const team = otherTeam(played);
      return (
        <span className={styles.team}>
          {team && <TeamLogo team={team} size={22} plain />}
          {team ? <TeamName team={team} /> : texts.notKnown}
        </span>
      );
    },
  },
  { id: 'result', header: texts.result, cell: (played) => <Result played={played} /> },
  { id: 'kills', header: texts.killsShort, numeric: true, cell: ({ line }) => line.kills },
  { id: 'deaths', header: texts.deathsShort, numeric: true, cell: ({ line }) => line.deaths },
  {
    id: 'assists',
    header: texts.assistsShort,
    numeric: true,
    hideOnPhone: true,
    cell: ({ line }) => line.assists,
  },
  {
    id: 'kd',
    header: texts.killsPerDeathShort,
    numeric: true,
    hideOnPhone: true,
    cell: ({ line }) => killsPerDeath(line).toFixed(2),
  },
  {
    id: 'rating',
    header: texts.rating,
    numeric: true,
    key: true,
    cell: ({ line }) => (line.rating === null ? '-' : line.rating.toFixed(2)),
  },
];

/** The last matches of a player with their statistics. */
export function PlayedMatches({ matches }: { matches: readonly PlayedMatch[] }) {
  return (
    <Section title={texts.recentMatches}>
      {matches.length === 0 ? (
        <EmptyRow>{texts.noMatchesPlayed}</EmptyRow>
      ) : (
        <Panel>
          <DataTable
            caption={texts.recentMatches}
            columns={columns}
            rows={matches}
            rowKey={({ match }) => match.id}
          />
        </Panel>
      )}
    </Section>
  );
}

function Result({ played: { match, line } }: { played: PlayedMatch }) {
  const { isHidden } = useSpoiler(match.id);
  if (isHidden) return <AppLink to={`/match/${match.id}`}>{texts.hiddenResult}</AppLink>;
  const own = line.opponent === 'A' ? match.scoreA : match.scoreB;
  const other = line.opponent === 'A' ? match.scoreB : match.scoreA;
  const tone = match.winner === null ? 'neutral' : match.winner === line.opponent ? 'win' : 'loss';
  return (
    <AppLink to={`/match/${match.id}`} data-spoiler="">
      <Chip tone={tone}>
        {match.state === 'forfeited'
          ? forfeitLabel(match.winner, line.opponent)
          : `${own} : ${other}`}
      </Chip>
    </AppLink>
  );
}

function otherTeam({ match, line }: PlayedMatch) {
  return line.opponent === 'A' ? match.teamB : match.teamA;
}
