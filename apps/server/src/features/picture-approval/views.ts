import type { PictureSubmission, WaitingPicture } from '@mes/contract/picture-approval';
import { type PlayerReference, toPlayerReference } from '../players/service';
import { toTeamReference } from '../teams/service';
import type { ListedSubmission, SubmissionRow } from './repository';

export function toSubmission(row: ListedSubmission): PictureSubmission {
  const { submission, player, team } = row;
  return {
    ...toWaiting(submission),
    state: submission.state === 'rejected' ? 'rejected' : 'pending',
    player: toReference(player),
    team: team && toTeamReference(team),
    uploadedBy: toReference(row.uploadedBy),
    decidedAt: submission.decidedAt,
    decidedBy: toReference(row.decidedBy),
    reason: submission.reason,
  };
}

export function toWaiting({
  id,
  width,
  height,
  uploadedAt,
}: Pick<SubmissionRow, 'id' | 'width' | 'height' | 'uploadedAt'>): WaitingPicture {
  return { id, width, height, uploadedAt };
}

function toReference(player: PlayerReference | null): PlayerReference | null {
  return player && toPlayerReference(player);
}
