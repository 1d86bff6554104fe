import type { BracketMatch } from '@mes/ui/bracket/shape';
import type { ReactNode } from 'react';
import { formatClock, formatDate } from '../../components/text/format-time';
import styles from './StageBracket.module.css';

/** Above a match: its number, and when it is or was played. */
export function metaOf(match: BracketMatch): { left: ReactNode; right: ReactNode } {
  return { left: `M${match.matchID}`, right: whenOf(match) };
}

function whenOf({ state, startsAt }: BracketMatch): ReactNode {
  if (state === 'live') return <tspan className={styles.live}>● Live</tspan>;
  if (state === 'veto') return <tspan className={styles.live}>● Veto</tspan>;
  if (state === 'cancelled') return 'Off';
  if (startsAt === null) return null;
  const day = formatDate(startsAt).replace(/ \d{4}$/, '');
  if (state !== 'scheduled') return day;
  const isToday = formatDate(startsAt) === formatDate(Date.now());
  return `${isToday ? 'Today' : day} ${formatClock(startsAt)}`;
}
