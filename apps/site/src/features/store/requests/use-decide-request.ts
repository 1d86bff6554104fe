import type { StaffStoreRequest } from '@mes/contract/store-schemas';
import { STORE_LIMITS } from '@mes/domain/store/limits';
import { useWrite } from '../../../api/use-call';
import { ask } from '../../../components/dialogs/dialogs';
import { interpolate } from '../../../interpolate';
import { withCommas } from '../format-points';
import * as texts from '../texts';

export type DecideRequest = (
  decision: 'fulfil' | 'refuse',
  request: StaffStoreRequest,
) => Promise<unknown>;

/** Asks for the note to the player and decides. */
export function useDecideRequest(): DecideRequest {
  const fulfil = useWrite('store', 'fulfil');
  const refuse = useWrite('store', 'refuse');
  return (decision, request) => {
    const { id, kind, player } = request;
    const shared = {
      message: decideMessage(request),
      multiline: true,
      maxLength: STORE_LIMITS.note,
    };
    return decision === 'fulfil'
      ? ask({
          ...shared,
          title: interpolate(texts.fulfilTitle, { name: player.name }),
          label: texts.fulfilNote,
          hint: texts.fulfilHint,
          optional: true,
          confirmLabel: texts.fulfilConfirm,
          action: (note) => fulfil.mutateAsync({ id, note }),
          success: texts.fulfilDone,
        })
      : ask({
          ...shared,
          title: interpolate(texts.refuseTitle, { name: player.name }),
          label: texts.refuseReason,
          confirmLabel: texts.refuseConfirm,
          danger: true,
          action: (reason) => refuse.mutateAsync({ id, reason }),
          success: kind === 'item' ? texts.refuseDone : texts.refuseClaimDone,
        });
  };
}

function decideMessage(request: StaffStoreRequest): string {
  if (request.kind === 'item') {
    const price = withCommas(request.price);
    return interpolate(texts.fulfilMessage, { title: request.item.title, price });
  }
  const { name, title } = request.reward;
  return interpolate(texts.claimDecideMessage, { reward: name, title });
}
