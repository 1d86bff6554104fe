import type { MatchSummary } from '@mes/contract/match-schemas';
import { AppLink } from '../../components/AppLink';
import { Panel } from '../../components/layout/Panel';
import { Section } from '../../components/layout/Section';
import { TeamLogo } from '../../components/pictures/TeamLogo';
import { useSpoiler } from '../../components/spoilers/use-spoiler';
import { EmptyRow } from '../../components/states/EmptyRow';
import { interpolate } from '../../interpolate';
import { matchPath } from '../matches/paths';
import { Score } from '../matches/Score';
import { letterLabel, ResultLetter } from './ResultLetter';
import styles from './TeamForm.module.css';
import { resultOf } from './team-result';
import * as texts from './texts';

interface TeamFormProps {
  teamName: string;
  /** Newest first. */
  matches: readonly MatchSummary[];
}

/** The last ten matches of a team, newest on the right. */
export function TeamForm({ teamName, matches }: TeamFormProps) {
  return (
    <Section title={texts.form} more={matches.length > 0 && <span>{texts.formLead}</span>}>
      {matches.length === 0 ? (
        <EmptyRow>{texts.noMatchesPlayed}</EmptyRow>
      ) : (
        <Panel>
          <ul className={styles.form}>
            {matches.toReversed().map((match) => (
              <li key={match.id}>
                <FormMatch match={match} teamName={teamName} />
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </Section>
  );
}

const WON = { W: 'first', L: 'second', D: null } as const;

function FormMatch({ match, teamName }: { match: MatchSummary; teamName: string }) {
  const { isHidden } = useSpoiler(match.id);
  const { letter, isForfeit, own, theirs, opponent } = resultOf(match, teamName);
  const label = interpolate(texts.formMatch, {
    result: isHidden ? texts.resultHidden : letterLabel(letter),
    teamName: opponent?.name ?? texts.notDecided,
    score: isHidden ? '' : isForfeit ? texts.forfeit : `${own}:${theirs}`,
  });
  return (
    <AppLink to={matchPath(match.id)} className={styles.match} aria-label={label} data-spoiler="">
      {isHidden ? (
        <span className={styles.hidden}>?</span>
      ) : (
        <>
          <ResultLetter letter={letter} />
          {isForfeit ? (
            <span className={styles.forfeit}>{texts.forfeit}</span>
          ) : (
            <Score first={own} second={theirs} won={letter && WON[letter]} />
          )}
        </>
      )}
      {opponent && <TeamLogo team={opponent} size={26} plain />}
      <span className={styles.tag}>{opponent?.tag ?? '-'}</span>
    </AppLink>
  );
}
