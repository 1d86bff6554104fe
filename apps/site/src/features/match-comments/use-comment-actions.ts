import type { MatchComment } from '@mes/contract/match-comments';
import { CHAT_LIMITS, isEditable } from '@mes/domain/chat/limits';
import { createExcerpt } from '@mes/domain/messages/text';
import { satisfies } from '@mes/domain/permissions/permissions';
import { useAccount, usePermissions } from '../../api/account';
import { useWrite } from '../../api/use-call';
import { askForReport } from '../../components/conversation/ask-for-report';
import { ask, confirm } from '../../components/dialogs/dialogs';
import { interpolate } from '../../interpolate';
import * as texts from './texts';

interface CommentAction {
  readonly label: string;
  readonly danger?: boolean;
  readonly run: () => void;
}

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

    report: ({ id, text }: MatchComment) =>
      askForReport({
        title: texts.reportTitle,
        confirmLabel: texts.reportComment,
        text,
        send: (answer) => report.mutateAsync({ id, ...answer }),
      }),
  };
}
