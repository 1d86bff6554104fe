import type { BracketMatch } from '@mes/client/bracket';
import { FORFEIT } from '@mes/domain/series/forfeit';
import { classNames } from '@mes/ui/class-names';
import { LiveMark } from '@mes/ui/LiveMark.tsx';
import { IconDeviceTv } from '@tabler/icons-react';
import { formatClock } from '../../../components/text/format-time';
import { remainingTime } from '../../../components/text/remaining-time';
import { interpolate } from '../../../interpolate';
import { matchAriaLabel, sourceLabel } from '../../brackets/labels';
import { isOver, type ScheduledMatch } from '../../brackets/schedule';
import { SeriesRow } from '../../matches/SeriesRow';
import styles from './AgendaRow.module.css';
import { channelOf } from './stream-channel';
import * as texts from './texts';

/** What all rows are shown by. */
export interface RowView {
  now: number;
  zone: string | undefined;
  /** Of the tournament, for matches without a stream of their own. */
  streamLink: string | null;
  /** The name of the visitor's team. */
  ownTeam: string | null;
}

/** A match with its round, what is to be known of its time, and where to watch it. */
export function AgendaRow({ row, view }: { row: ScheduledMatch; view: RowView }) {
  const { now, zone, ownTeam } = view;
  const { match, round } = row;
  const hint = hintOf(row, now);
  const isOwn = ownTeam !== null && match.slots.some(({ team }) => team?.name === ownTeam);
  const link = isOver(row) ? null : (match.streamLink ?? view.streamLink);
  return (
    <li className={classNames(styles.row, isOver(row) && styles.over, isOwn && styles.own)}>
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
            {isOwn && <span className={styles.mark}>{texts.yourTeam}</span>}
            {hint && <span className={styles.hint}>{hint}</span>}
          </>
        }
      />
      {link !== null && <Stream link={link} match={matchAriaLabel(match, round)} />}
    </li>
  );
}

/** Beside the row, because the row itself is a link. */
function Stream({ link, match }: { link: string; match: string }) {
  return (
    <a
      href={link}
      target="_blank"
      rel="noreferrer"
      className={styles.stream}
      title={link}
      aria-label={interpolate(texts.watchMatch, { channel: channelOf(link), match })}
    >
      <IconDeviceTv size={16} stroke={1.75} aria-hidden="true" />
      <span>{channelOf(link)}</span>
    </a>
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
  const left = remainingTime(startsAt, now);
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
