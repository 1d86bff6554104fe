import type { Giveaway, Winner } from '@mes/contract/giveaways';
import { useWrite } from '../../../api/use-call';
import { confirmAction, showError } from '../../../components/dialogs/dialogs';
import { notify } from '../../../components/toasts/notify';
import { interpolate } from '../../../interpolate';
import { entriesText, winnersText } from '../counts';
import * as texts from '../texts';

/** Actions of admins on giveaways; each asks before what cannot be taken back. */
export function useGiveawayActions() {
  const remove = useWrite('giveaways', 'delete');
  const pickWinners = useWrite('giveaways', 'pickWinners');

  return {
    isBusy: pickWinners.isPending,

    deleteGiveaway: ({ id, title }: Giveaway): Promise<boolean> =>
      confirmAction({
        title: interpolate(texts.deleteTitle, { title }),
        message: texts.deleteMessage,
        confirmLabel: texts.deleteConfirm,
        danger: true,
        action: () => remove.mutateAsync({ id }),
        success: interpolate(texts.deleted, { title }),
      }),

    drawWinners: ({ id, title, entries, rewards }: Giveaway): Promise<boolean> =>
      confirmAction({
        title: interpolate(texts.drawTitle, { title }),
        message: interpolate(texts.drawMessage, {
          entries: entriesText(entries),
          winners: winnersText(rewards),
        }),
        confirmLabel: texts.drawWinners,
        action: () => pickWinners.mutateAsync({ id }),
        success: texts.drawDone,
      }),

    markAllPaid: ({ id }: Giveaway): Promise<boolean> =>
      confirmAction({
        title: texts.markAllPaidTitle,
        message: texts.markAllPaidMessage,
        confirmLabel: texts.markAllPaid,
        action: () => pickWinners.mutateAsync({ id, paid: true }),
        success: texts.allPaid,
      }),

    async markPaid({ id }: Giveaway, { player }: Winner): Promise<void> {
      try {
        await pickWinners.mutateAsync({ id, paid: true, players: [player.id] });
        notify({
          message: interpolate(texts.markedPaid, { name: player.name }),
          kind: 'success',
        });
      } catch (error) {
        await showError(error);
      }
    },
  };
}
