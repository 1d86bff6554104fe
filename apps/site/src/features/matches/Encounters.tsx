import type { Encounters as EncountersRead, MatchSummary } from '@mes/contract/match-schemas';
import { FORFEIT } from '@mes/domain/series/forfeit';
import { skinOf } from '@mes/domain/tournament/name/skin';
import { AppLink } from '../../components/AppLink';
import { Panel } from '../../components/layout/Panel';
import { Section } from '../../components/layout/Section';
import { TeamLogo } from '../../components/pictures/TeamLogo';
import { SpoilerText } from '../../components/spoilers/HiddenResult';
import { MANY_RESULTS } from '../../components/spoilers/revealed';
import { useSpoiler } from '../../components/spoilers/use-spoiler';
import { EmptyRow } from '../../components/states/EmptyRow';
import { Time } from '../../components/text/Time';
import { interpolate } from '../../interpolate';
import styles from './Encounters.module.css';
import { headToHeadPath, matchPath } from './paths';
import { Score } from './Score';
import * as texts from './texts';

const SHOWN = 6;

/** How often two teams have met before, and how it went. */
export function Encounters({
  encounters,
  exceptMatchId,
}: {
  encounters: EncountersRead;
  exceptMatchId: string;
}) {
  const others = encounters.matches.filter(({ id }) => id !== exceptMatchId);
  const shown = others.slice(0, SHOWN);
  return (
    <Section
      title={texts.headToHead}
      more={{
        to: headToHeadPath(encounters.team1.name, encounters.team2.name),
        label: texts.compareTeams,
      }}
    >
      {others.length === 0 ? (
        <EmptyRow>{texts.neverMet}</EmptyRow>
      ) : (
        <>
          <SpoilerText of={MANY_RESULTS}>
            <span className={styles.lead}>{recordText(encounters, others)}</span>
          </SpoilerText>
          <MeetingRows matches={shown} teamName={encounters.team1.name} />
          {others.length > shown.length && (
            <p className={styles.more}>
              {interpolate(texts.encountersShown, { shown: shown.length, all: others.length })}
            </p>
          )}
        </>
      )}
    </Section>
  );
}

interface MeetingRowsProps {
  matches: readonly MatchSummary[];
  /** Scores are shown from the view of this team. */
  teamName: string;
}

export function MeetingRows({ matches, teamName }: MeetingRowsProps) {
  return (
    <Panel>
      <ul>
        {matches.map((match) => (
          <Meeting key={match.id} match={match} teamName={teamName} />
        ))}
      </ul>
    </Panel>
  );
}

function Meeting({ match, teamName }: { match: MatchSummary; teamName: string }) {
  const { teamA, teamB, scoreA, scoreB, winner, tournament, round, finishedAt } = match;
  const { isHidden } = useSpoiler(match.id);
  const isSwapped = teamA?.name !== teamName;
  const won = winner === 'A' ? teamA : winner === 'B' ? teamB : null;
  const [own, other] = isSwapped ? [scoreB, scoreA] : [scoreA, scoreB];
  return (
    <li className={styles.item} data-tournament={skinOf(tournament?.id) ?? undefined}>
      <AppLink to={matchPath(match.id)} className={styles.row} data-spoiler="">
        <span className={styles.when}>
          {finishedAt !== null && <Time at={finishedAt} show="date" />}
        </span>
        <span className={styles.where}>
          <span className={styles.tournament}>{tournament?.name ?? texts.outsideTournaments}</span>
          {round && <span className={styles.round}>{round}</span>}
        </span>
        {won && !isHidden ? <TeamLogo team={won} size={20} plain /> : <span />}
        {isHidden ? (
          <span />
        ) : match.state === 'forfeited' ? (
          <span className={styles.instead}>{FORFEIT}</span>
        ) : (
          <Score
            first={own}
            second={other}
            won={won && (won.name === teamName ? 'first' : 'second')}
            className={styles.score}
          />
        )}
      </AppLink>
    </li>
  );
}

/** Counts the matches of the list: this one is not among them, so it does not count either. */
function recordText({ team1, team2 }: EncountersRead, others: readonly MatchSummary[]): string {
  const winsOf = (name: string) =>
    others.filter(({ winner, teamA, teamB }) => {
      const won = winner === 'A' ? teamA : winner === 'B' ? teamB : null;
      return won?.name === name;
    }).length;
  const [winsA, winsB] = [winsOf(team1.name), winsOf(team2.name)];
  if (winsA === winsB) return interpolate(texts.encountersLevel, { winsA, winsB });
  return interpolate(texts.encountersLead, {
    teamName: winsA > winsB ? team1.name : team2.name,
    most: Math.max(winsA, winsB),
    fewest: Math.min(winsA, winsB),
  });
}
