import type { GiveawayEntry } from '@mes/contract/giveaways';
import { VOID_REASON_LENGTH } from '@mes/domain/abuse/limits';
import { useWrite } from '../../../api/use-call';
import { ask, confirmAction } from '../../../components/dialogs/dialogs';
import { interpolate } from '../../../interpolate';
import * as texts from '../texts';

type Player = GiveawayEntry['player'];

const INVALIDATES = { invalidates: ['giveawayReview', 'giveaways'] as const };

/** What admins decide about entries before the draw; each opens a dialog. */
export function useEntryActions(giveawayId: string) {
  const voidEntries = useWrite('giveawayReview', 'voidEntries', INVALIDATES);
  const restore = useWrite('giveawayReview', 'restoreEntry', INVALIDATES);
  return {
    voidEntries: (players: readonly Player[]) =>
      ask({
        title:
          players.length === 1
            ? interpolate(texts.voidTitle, { name: players[0]!.name })
            : interpolate(texts.voidAllTitle, { count: players.length }),
        message: texts.voidMessage,
        label: texts.voidReason,
        maxLength: VOID_REASON_LENGTH,
        confirmLabel: texts.voidConfirm,
        danger: true,
        action: (reason) =>
          voidEntries.mutateAsync({ id: giveawayId, players: players.map(({ id }) => id), reason }),
        success: texts.voidDone,
      }),
    restore: ({ id, name }: Player) =>
      confirmAction({
        title: interpolate(texts.restoreTitle, { name }),
        message: texts.restoreMessage,
        confirmLabel: texts.restoreConfirm,
        action: () => restore.mutateAsync({ id: giveawayId, player: id }),
        success: texts.restoreDone,
      }),
  };
}
