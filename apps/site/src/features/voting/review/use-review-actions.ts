import type { ReviewedVote, VoteCluster } from '@mes/contract/voting-review';
import { VOID_REASON_LENGTH } from '@mes/domain/abuse/limits';
import { useWrite } from '../../../api/use-call';
import { ask, confirmAction } from '../../../components/dialogs/dialogs';
import { interpolate } from '../../../interpolate';
import * as texts from './texts';

const INVALIDATES = { invalidates: ['votingReview', 'voting'] as const };

/** What staff decide about votes; each opens a dialog. */
export function useReviewActions() {
  const dismiss = useWrite('votingReview', 'dismissCluster', INVALIDATES);
  const voidCluster = useWrite('votingReview', 'voidCluster', INVALIDATES);
  const voidVote = useWrite('votingReview', 'voidVote', INVALIDATES);
  const restore = useWrite('votingReview', 'restoreVote', INVALIDATES);

  const askReason = (title: string, action: (reason: string) => Promise<unknown>) =>
    ask({
      title,
      message: texts.voidMessage,
      label: texts.voidReason,
      maxLength: VOID_REASON_LENGTH,
      confirmLabel: texts.voidConfirm,
      danger: true,
      action,
      success: texts.voidDone,
    });

  return {
    dismiss: ({ key, version }: VoteCluster) =>
      confirmAction({
        title: texts.dismissTitle,
        message: texts.dismissMessage,
        confirmLabel: texts.dismissConfirm,
        action: () => dismiss.mutateAsync({ key, version }),
        success: texts.dismissDone,
      }),
    voidCluster: ({ key, version, votes, accounts }: VoteCluster) =>
      askReason(interpolate(texts.voidAllTitle, { votes, accounts }), (reason) =>
        voidCluster.mutateAsync({ key, version, reason }),
      ),
    voidVote: ({ match, player }: ReviewedVote) =>
      askReason(interpolate(texts.voidVoteTitle, { name: player.name }), (reason) =>
        voidVote.mutateAsync({ match: match.id, player: player.id, reason }),
      ),
    restore: ({ id, player }: ReviewedVote) =>
      confirmAction({
        title: interpolate(texts.restoreTitle, { name: player.name }),
        message: texts.restoreMessage,
        confirmLabel: texts.restoreConfirm,
        action: () => restore.mutateAsync({ id }),
        success: texts.restoreDone,
      }),
  };
}
