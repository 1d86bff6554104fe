import type { BracketMatch } from '@mes/ui/bracket/shape';
import type { ReactNode } from 'react';
import { formatClock, formatDate } from '../../components/text/format-time';
import { useNow } from '../../components/text/use-now';
import { useZone } from '../../ssr/hydration';
import styles from './StageBracket.module.css';
import * as texts from './texts';

/** The line above a match: its number and its time. */
export function metaOf(match: BracketMatch): { left: ReactNode; right: ReactNode } {
  return { left: `M${match.matchID}`, right: <When match={match} /> };
}

function When({ match: { state, startsAt } }: { match: BracketMatch }): ReactNode {
  const zone = useZone();
  const now = useNow(60_000, state === 'scheduled');
  if (state === 'live') return <tspan className={styles.live}>{texts.liveMark}</tspan>;
  if (state === 'veto') return <tspan className={styles.live}>{texts.vetoMark}</tspan>;
  if (state === 'cancelled') return texts.cancelledShort;
  if (startsAt === null) return null;
  const day = formatDate(startsAt, zone).replace(/ \d{4}$/, '');
  if (state !== 'scheduled') return day;
  const isToday = formatDate(startsAt, zone) === formatDate(now, zone);
  return `${isToday ? texts.today : day} ${formatClock(startsAt, zone)}`;
}
