import type { Stage } from '@mes/contract/tournament-schemas';
import type { TournamentState } from '@mes/domain/tournament/lifecycle/states';
import { formatDate } from '../../components/text/format-time';
import { FORMAT_LABELS } from '../brackets/labels';

export const STATE_LABELS: Readonly<Record<TournamentState, string>> = {
  draft: 'Draft',
  announced: 'Announced',
  signup_open: 'Open for signup',
  signup_closed: 'Signup closed',
  check_in: 'Check-in',
  seeding: 'Seeding',
  running: 'Running',
  finished: 'Finished',
};

/** `14 – 29 Sep 2024`; the common part of two dates is shown once. */
export function datesOf(from: number | null, to: number | null, zone?: string): string {
  if (from === null) return 'TBD';
  const first = formatDate(from, zone);
  const last = to === null ? first : formatDate(to, zone);
  if (first === last) return first;
  const [day, month, year] = first.split(' ');
  if (last.endsWith(`${month} ${year}`)) return `${day} – ${last}`;
  return last.endsWith(`${year}`) ? `${day} ${month} – ${last}` : `${first} – ${last}`;
}

/** `Groups, double elimination` */
export function formatOf(stages: readonly Pick<Stage, 'format'>[]): string {
  if (stages.length === 0) return 'TBD';
  const text = stages.map(({ format }) => FORMAT_LABELS[format]).join(', ');
  return (
    text.charAt(0) + text.slice(1).replace(/, [A-Z](?![A-Z])/g, (start) => start.toLowerCase())
  );
}

export function rosterOf({ min, max }: { min: number; max: number }): string {
  return min === max ? `${min} players` : `${min} to ${max} players`;
}
