import { formatDate } from '../../../components/text/format-time';

/** The id of a day on the page, which the strip of days scrolls to. */
export function dayId(at: number, zone: string | undefined): string {
  return `day-${formatDate(at, zone).replaceAll(' ', '-')}`;
}
