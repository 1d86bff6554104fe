import type { BracketMatch } from '@mes/client/bracket';
import { FORFEIT } from '@mes/domain/series/forfeit';
import { classNames } from '@mes/ui/class-names';
import { LiveMark } from '@mes/ui/LiveMark.tsx';
import { countdownWords } from '../../../components/text/countdown-words';
import { formatClock } from '../../../components/text/format-time';
import { interpolate } from '../../../interpolate';
import { matchAriaLabel, sourceLabel } from '../../brackets/labels';
import { isOver, type ScheduledMatch } from '../../brackets/schedule';
import { SeriesRow } from '../../matches/SeriesRow';
import styles from './AgendaRow.module.css';
import * as texts from './texts';

interface AgendaRowProps {
  row: ScheduledMatch;
  now: number;
  zone: string | undefined;
}

/** A match with its round and what is to be known of its time. */
export function AgendaRow({ row, now, zone }: AgendaRowProps) {
  const { match, round } = row;
  const hint = hintOf(row, now);
  return (
    <li className={classNames(styles.row, isOver(row) && styles.over)}>
      <SeriesRow
        matchId={match.id}
        label={matchAriaLabel(match, round)}
        when={<When match={match} zone={zone} />}
        teams={[rowTeam(match, 0), rowTeam(match, 1)]}
        winner={match.winner}
        scorePlaceholder={placeholderOf(match)}
        note={
          <>
            <span className={styles.round}>
              {match.bestOf > 3
                ? interpolate(texts.roundBestOf, { round, maps: match.bestOf })
                : round}
            </span>
            {hint && <span className={styles.hint}>{hint}</span>}
          </>
        }
      />
    </li>
  );
}

function When({ match: { state, startsAt }, zone }: { match: BracketMatch; zone?: string }) {
  if (state === 'live' || state === 'veto') return <LiveMark />;
  if (startsAt === null) return texts.toBeSet;
  return <time dateTime={new Date(startsAt).toISOString()}>{formatClock(startsAt, zone)}</time>;
}

/** The time left within a day, how it ended, or who sets its time. */
function hintOf({ match }: ScheduledMatch, now: number): string | null {
  const { state, startsAt, slots } = match;
  if (state === 'forfeited') return texts.forfeited;
  if (state === 'finished') return texts.final;
  if (state !== 'scheduled') return null;
  if (startsAt === null)
    return slots.every(({ team }) => team !== null) ? texts.captainsAgree : texts.teamsFirst;
  if (startsAt - now > DAY_MS) return null;
  const left = countdownWords(startsAt, now);
  return left === null ? texts.startingSoon : interpolate(texts.startsIn, { time: left });
}

const DAY_MS = 86_400_000;

function placeholderOf({ state, slots }: BracketMatch): string | null {
  if (state === 'forfeited') return FORFEIT;
  return slots.some(({ score }) => score === null) ? texts.versus : null;
}

function rowTeam({ slots }: BracketMatch, index: 0 | 1) {
  const { team, source, score } = slots[index];
  return { team, placeholder: sourceLabel(source), score: score ?? 0 };
}
