import type { ComparedTeam, TeamComparison } from '@mes/contract/head-to-head';
import type { MatchSummary } from '@mes/contract/match-schemas';
import { ordinal } from '@mes/domain/names/rank';
import { FORFEIT } from '@mes/domain/series/forfeit';
import { formLetter } from '@mes/domain/series/form';
import { FormDots } from '@mes/ui/FormDots.tsx';
import { AppLink } from '../../components/AppLink';
import { Panel } from '../../components/layout/Panel';
import { Section } from '../../components/layout/Section';
import { TeamLogo } from '../../components/pictures/TeamLogo';
import { TeamName } from '../../components/pictures/TeamName';
import { SpoilerText } from '../../components/spoilers/HiddenResult';
import { MANY_RESULTS } from '../../components/spoilers/revealed';
import { Time } from '../../components/text/Time';
import { interpolate } from '../../interpolate';
import { matchPath } from '../matches/paths';
import { Score } from '../matches/Score';
import styles from './FormComparison.module.css';
import * as texts from './texts';

interface FormComparisonProps {
  comparison: TeamComparison;
  /** The last matches of each, newest first. */
  recent: { readonly A: readonly MatchSummary[]; readonly B: readonly MatchSummary[] };
}

/** How the last matches of both teams went. */
export function FormComparison({ comparison: { A, B }, recent }: FormComparisonProps) {
  return (
    <Section title={texts.form}>
      <div className={styles.teams}>
        <Team compared={A} recent={recent.A} />
        <Team compared={B} recent={recent.B} />
      </div>
    </Section>
  );
}

function Team({
  compared: { team, standing },
  recent,
}: {
  compared: ComparedTeam;
  recent: readonly MatchSummary[];
}) {
  const letters = recent.map((match) => formLetter(match.winner, slotOf(match, team.name)));
  return (
    <Panel>
      <div className={styles.head}>
        <TeamLogo team={team} size={28} />
        <div className={styles.about}>
          <TeamName team={team} link className={styles.name} />
          <span className={styles.standing}>{standingText(standing)}</span>
        </div>
        <SpoilerText of={MANY_RESULTS}>
          <FormDots results={letters.toReversed()} />
        </SpoilerText>
      </div>
      {recent.length === 0 ? (
        <p className={styles.nothing}>{texts.noResults}</p>
      ) : (
        <ul>
          {recent.map((match) => (
            <Result key={match.id} match={match} teamName={team.name} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

function Result({ match, teamName }: { match: MatchSummary; teamName: string }) {
  const { id, teamA, teamB, scoreA, scoreB, winner, state, finishedAt, tournament } = match;
  const own = slotOf(match, teamName);
  const other = own === 'A' ? teamB : teamA;
  const [first, second] = own === 'A' ? [scoreA, scoreB] : [scoreB, scoreA];
  return (
    <li className={styles.item}>
      <AppLink to={matchPath(id)} className={styles.row}>
        {other ? <TeamLogo team={other} size={22} plain /> : <span />}
        <span className={styles.about}>
          {other && <TeamName team={other} className={styles.name} />}
          <span className={styles.standing}>
            {finishedAt !== null && <Time at={finishedAt} show="date" />}
            {tournament && `, ${tournament.name}`}
          </span>
        </span>
        <SpoilerText of={id}>
          {state === 'forfeited' ? (
            <span className={styles.standing}>{FORFEIT}</span>
          ) : (
            <Score
              first={first}
              second={second}
              won={winner && (winner === own ? 'first' : 'second')}
            />
          )}
        </SpoilerText>
      </AppLink>
    </li>
  );
}

function slotOf({ teamA }: MatchSummary, teamName: string): 'A' | 'B' {
  return teamA?.name === teamName ? 'A' : 'B';
}

function standingText({ elo, rank }: ComparedTeam['standing']): string {
  return rank === null
    ? interpolate(texts.eloOnly, { elo })
    : interpolate(texts.eloAndRank, { elo, rank: ordinal(rank) });
}
