import type { MatchSummary } from '@mes/contract/match-schemas';
import { FORFEIT } from '@mes/domain/series/forfeit';
import { skinOf } from '@mes/domain/tournament/name/skin';
import { LiveMark } from '@mes/ui/LiveMark.tsx';
import type { ReactNode } from 'react';
import { Panel } from '../../components/layout/Panel';
import { Time } from '../../components/text/Time';
import { interpolate } from '../../interpolate';
import styles from './MatchRows.module.css';
import { SeriesRow } from './SeriesRow';
import * as texts from './texts';

interface MatchRowsProps {
  matches: readonly MatchSummary[];
  /** The day is above the rows: they show the time of day alone. */
  isOfOneDay?: boolean;
  /** The tournament is above the rows: they show their round. */
  isOfOneTournament?: boolean;
}

/** A list of matches of any tournament. */
export function MatchRows({
  matches,
  isOfOneDay = false,
  isOfOneTournament = false,
}: MatchRowsProps) {
  return (
    <Panel>
      <ul className={styles.list}>
        {matches.map((match) => (
          <li key={match.id}>
            <MatchRow
              match={match}
              isOfOneDay={isOfOneDay}
              note={isOfOneTournament ? match.round : <Place match={match} />}
            />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** The tournament, and which match of it this is. */
function Place({ match: { tournament, round } }: { match: MatchSummary }) {
  return (
    <>
      {tournament?.name}
      {round && <span className={styles.round}>{round}</span>}
    </>
  );
}

interface MatchRowProps {
  match: MatchSummary;
  isOfOneDay?: boolean;
  /** What the list does not say: the tournament, or the round of a tournament. */
  note?: ReactNode;
}

export function MatchRow({ match, isOfOneDay = false, note }: MatchRowProps) {
  return (
    <SeriesRow
      matchId={match.id}
      label={ariaLabel(match, resultOf(match))}
      labelWithoutResult={resultOf(match) === '' ? undefined : ariaLabel(match, '')}
      when={<When match={match} isOfOneDay={isOfOneDay} />}
      teams={[
        { team: match.teamA, placeholder: texts.notDecided, score: match.scoreA },
        { team: match.teamB, placeholder: texts.notDecided, score: match.scoreB },
      ]}
      winner={match.winner}
      scorePlaceholder={scorePlaceholder(match)}
      note={note}
      skin={skinOf(match.tournament?.id)}
    />
  );
}

function When({
  match: { state, startsAt, finishedAt },
  isOfOneDay,
}: {
  match: MatchSummary;
  isOfOneDay: boolean;
}) {
  if (state === 'live' || state === 'veto')
    return <LiveMark>{state === 'veto' ? texts.veto : texts.live}</LiveMark>;
  if (isOfOneDay && (finishedAt ?? startsAt) !== null)
    return <Time at={finishedAt ?? startsAt ?? 0} show="clock" />;
  if (finishedAt !== null) return <Time at={finishedAt} show="date" />;
  if (startsAt === null) return texts.timeOpen;
  return (
    <>
      <Time at={startsAt} show="date" />
      <Time at={startsAt} show="clock" className={styles.clock} />
    </>
  );
}

function scorePlaceholder({ state, bestOf }: MatchSummary): string | null {
  if (state === 'cancelled') return texts.cancelledShort;
  if (state === 'forfeited') return FORFEIT;
  return state === 'scheduled' ? `BO${bestOf}` : null;
}

function ariaLabel(match: MatchSummary, result: string): string {
  const { teamA, teamB, tournament } = match;
  const pairing = interpolate(texts.pairing, {
    teamA: teamA?.name ?? texts.notDecided,
    teamB: teamB?.name ?? texts.notDecidedYet,
  });
  return `${pairing}${result}${tournament ? `, ${tournament.name}` : ''}`;
}

function resultOf({ state, scoreA, scoreB }: MatchSummary): string {
  if (state === 'scheduled' || state === 'veto' || state === 'cancelled') return '';
  return state === 'forfeited'
    ? texts.forfeitedSpoken
    : interpolate(texts.scoreSpoken, { scoreA, scoreB });
}
