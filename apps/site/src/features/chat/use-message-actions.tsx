import { errorText } from '@mes/client/error-text';
import { CHAT_LIMITS } from '@mes/domain/chat/limits';
import { createExcerpt } from '@mes/domain/messages/text';
import { useWrite } from '../../api/use-call';
import { askForReport } from '../../components/conversation/ask-for-report';
import { ask, confirm, confirmForm, showError } from '../../components/dialogs/dialogs';
import { Select } from '../../components/forms/Select';
import { TextArea } from '../../components/forms/TextArea';
import { notify } from '../../components/toasts/notify';
import { interpolate } from '../../interpolate';
import type { ShownMessage } from './chat-pages';
import { TIME_OUT_LABELS } from './labels';
import { changeMessage, removeMessage } from './message-cache';
import * as texts from './texts';

const EXCERPT_LENGTH = 160;
const DURATIONS = TIME_OUT_LABELS.map(({ minutes, label }) => ({ value: String(minutes), label }));

/** What authors and moderators do with a message; each opens a dialog. */
export function useMessageActions() {
  const edit = useWrite('chat', 'edit', { invalidates: [] });
  const deleteOwn = useWrite('chat', 'deleteOwn', { invalidates: [] });
  const report = useWrite('chat', 'report', { invalidates: [] });
  const remove = useWrite('chat', 'remove');
  const restore = useWrite('chat', 'restore');
  const timeOut = useWrite('chat', 'timeOut');
  const endTimeOut = useWrite('chat', 'endTimeOut');
  const undo = (run: () => Promise<unknown>) => ({
    label: texts.undo,
    run: () =>
      void run().catch((error: unknown) => notify({ message: errorText(error), kind: 'danger' })),
  });

  return {
    async edit({ id, text }: ShownMessage): Promise<void> {
      await ask({
        title: texts.editTitle,
        label: texts.editLabel,
        confirmLabel: texts.saveMessage,
        initial: text,
        multiline: true,
        maxLength: CHAT_LIMITS.message,
        action: async (next) => changeMessage(await edit.mutateAsync({ id, text: next })),
      });
    },

    async deleteOwn({ id, channel, text }: ShownMessage): Promise<void> {
      await confirm({
        title: texts.deleteTitle,
        message: createExcerpt(text, EXCERPT_LENGTH),
        confirmLabel: texts.deleteMessage,
        danger: true,
        async action() {
          await deleteOwn.mutateAsync({ id });
          removeMessage(channel, id);
        },
      });
    },

    async report({ id, text }: ShownMessage): Promise<void> {
      await askForReport({
        title: texts.reportTitle,
        confirmLabel: texts.reportMessage,
        text,
        send: (answer) => report.mutateAsync({ id, ...answer }),
      });
    },

    async remove({ id, author, text }: ShownMessage): Promise<void> {
      const reason = await ask({
        title: interpolate(texts.removeTitle, { name: author?.name ?? texts.deletedPlayer }),
        message: interpolate(texts.removeLead, { excerpt: createExcerpt(text, EXCERPT_LENGTH) }),
        label: texts.reason,
        hint: texts.removeReasonHint,
        confirmLabel: texts.removeMessage,
        danger: true,
        maxLength: CHAT_LIMITS.reason,
        action: (given) => remove.mutateAsync({ id, reason: given }),
      });
      if (reason === null) return;
      notify({
        message: texts.messageRemoved,
        action: undo(() => restore.mutateAsync({ id })),
      });
    },

    async restore({ id }: ShownMessage): Promise<void> {
      try {
        await restore.mutateAsync({ id });
        notify({ message: texts.messageRestored, kind: 'success' });
      } catch (error) {
        await showError(error);
      }
    },

    async timeOut({ author }: ShownMessage): Promise<void> {
      if (!author) return;
      const { id: player, name } = author;
      const isTimedOut = await confirmForm<{ minutes: string; reason: string }>({
        title: interpolate(texts.timeOutTitle, { name }),
        message: texts.timeOutLead,
        confirmLabel: texts.timeOutPlayer,
        danger: true,
        initial: { minutes: '60', reason: '' },
        validate: ({ reason }) => (reason.trim() === '' ? { reason: texts.reasonNeeded } : {}),
        form: ({ bind }) => (
          <>
            <Select label={texts.howLong} options={DURATIONS} {...bind('minutes')} />
            <TextArea
              label={texts.reason}
              hint={texts.timeOutReasonHint}
              required
              maxLength={CHAT_LIMITS.reason}
              {...bind('reason')}
            />
          </>
        ),
        action: ({ minutes, reason }) =>
          timeOut.mutateAsync({ player, minutes: Number(minutes), reason }),
      });
      if (!isTimedOut) return;
      notify({
        message: interpolate(texts.timedOutUntil, { name }),
        action: undo(() => endTimeOut.mutateAsync({ player })),
      });
    },
  };
}

export type MessageActions = ReturnType<typeof useMessageActions>;
