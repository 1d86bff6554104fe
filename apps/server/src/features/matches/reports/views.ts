import type { ResultReport } from '@mes/contract/dispute-schemas';
import type { TicketPicture } from '@mes/contract/support-schemas';
import { toPlayerReference } from '../../players/service';
import type { ReportWithAuthor } from './repository';

export function toReport(
  { report, by }: ReportWithAuthor,
  pictures: TicketPicture[],
): ResultReport {
  return {
    id: report.id,
    match: report.match,
    opponent: report.opponent,
    by: by && toPlayerReference(by),
    state: report.state,
    scoreA: report.scoreA,
    scoreB: report.scoreB,
    maps: report.maps,
    reason: report.reason,
    pictures,
    createdAt: report.createdAt,
    answeredAt: report.answeredAt,
  };
}
