import type { MatchComment } from '@mes/contract/match-comments';
import type { REPORT_REASONS } from '@mes/contract/vocabulary';
import { CHAT_LIMITS, isEditable } from '@mes/domain/chat/limits';
import { createExcerpt } from '@mes/domain/messages/text';
import { satisfies } from '@mes/domain/permissions/permissions';
import { useAccount, usePermissions } from '../../api/account';
import { useWrite } from '../../api/use-call';
import { ask, confirm, confirmForm } from '../../components/dialogs/dialogs';
import { Select } from '../../components/forms/Select';
import { TextArea } from '../../components/forms/TextArea';
import { notify } from '../../components/toasts/notify';
import { interpolate } from '../../interpolate';
import { REPORT_REASON_LABELS } from '../messages/labels';
import * as texts from './texts';

type Reason = (typeof REPORT_REASONS)[number];

interface CommentAction {
  readonly label: string;
  readonly danger?: boolean;
  readonly run: () => void;
}

const REASONS = Object.entries(REPORT_REASON_LABELS).map(([value, label]) => ({
  value: value as Reason,
  label,
}));
const MAX_NOTE_LENGTH = 1_000;
const EXCERPT_LENGTH = 160;

/** What the reader may do with a comment; each opens a dialog. */
export function useCommentActions(): (comment: MatchComment, now: number) => CommentAction[] {
  const account = useAccount();
  const isModerator = satisfies(usePermissions(), 'Moderator');
  const { edit, deleteOwn, remove, report } = useDialogs();
  return (comment, now) => {
    if (!account) return [];
    if (comment.author?.id === account.id)
      return [
        ...(isEditable(comment.sentAt, now)
          ? [{ label: texts.edit, run: () => void edit(comment) }]
          : []),
        { label: texts.deleteOwn, danger: true, run: () => void deleteOwn(comment) },
      ];
    return isModerator
      ? [{ label: texts.remove, danger: true, run: () => void remove(comment) }]
      : [{ label: texts.report, run: () => void report(comment) }];
  };
}

function useDialogs() {
  const edit = useWrite('matchComments', 'edit');
  const deleteOwn = useWrite('matchComments', 'deleteOwn');
  const remove = useWrite('matchComments', 'remove');
  const report = useWrite('matchComments', 'report', { invalidates: [] });
  return {
    edit: ({ id, text }: MatchComment) =>
      ask({
        title: texts.editTitle,
        label: texts.editLabel,
        confirmLabel: texts.saveComment,
        initial: text,
        multiline: true,
        maxLength: CHAT_LIMITS.message,
        action: (next) => edit.mutateAsync({ id, text: next }),
      }),

    deleteOwn: ({ id, text }: MatchComment) =>
      confirm({
        title: texts.deleteTitle,
        message: createExcerpt(text, EXCERPT_LENGTH),
        confirmLabel: texts.deleteComment,
        danger: true,
        action: () => deleteOwn.mutateAsync({ id }),
      }),

    remove: ({ id, author, text }: MatchComment) =>
      ask({
        title: interpolate(texts.removeTitle, { name: author?.name ?? texts.deletedPlayer }),
        message: interpolate(texts.removeLead, { excerpt: createExcerpt(text, EXCERPT_LENGTH) }),
        label: texts.reason,
        hint: texts.removeReasonHint,
        confirmLabel: texts.removeComment,
        danger: true,
        maxLength: CHAT_LIMITS.reason,
        action: (reason) => remove.mutateAsync({ id, reason }),
      }),

    async report({ id, text }: MatchComment): Promise<void> {
      const isReported = await confirmForm<{ reason: Reason; note: string }>({
        title: texts.reportTitle,
        message: interpolate(texts.reportLead, { excerpt: createExcerpt(text, EXCERPT_LENGTH) }),
        confirmLabel: texts.reportComment,
        initial: { reason: 'spam', note: '' },
        form: ({ bind }) => (
          <>
            <Select label={texts.whatIsWrong} options={REASONS} {...bind('reason')} />
            <TextArea
              label={texts.reportNote}
              hint={texts.optional}
              maxLength={MAX_NOTE_LENGTH}
              counted
              {...bind('note')}
            />
          </>
        ),
        action: ({ reason, note }) => report.mutateAsync({ id, reason, note }),
      });
      if (isReported) notify({ message: texts.reportSent, kind: 'success' });
    },
  };
}
