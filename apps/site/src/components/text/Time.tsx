import { useZone } from '../../ssr/hydration';
import {
  formatAgo,
  formatClock,
  formatDate,
  formatDay,
  formatMoment,
  formatSecond,
} from './format-time';
import { useNow } from './use-now';

export interface TimeProps {
  /** Epoch milliseconds. */
  at: number;
  /** `moment` 22 Sep 2024 20:30, `second`, `date`, `clock` 20:30, `day` Sunday, 22 September, `ago` 2 h ago. */
  show?: keyof typeof FORMATS | 'ago';
  className?: string;
}

const FORMATS = {
  moment: formatMoment,
  second: formatSecond,
  date: formatDate,
  clock: formatClock,
  day: formatDay,
};

/** A time in the visitor's zone, 24 hours. */
export function Time({ at, show = 'moment', className }: TimeProps) {
  const now = useNow(60_000, show === 'ago');
  const zone = useZone();
  if (!Number.isFinite(at)) return null;
  return (
    <time
      className={className}
      dateTime={new Date(at).toISOString()}
      title={show === 'ago' || show === 'clock' ? formatMoment(at, zone) : undefined}
    >
      {show === 'ago' ? formatAgo(at, now, zone) : FORMATS[show](at, zone)}
    </time>
  );
}
