import { errorText } from '@mes/client/error-text';
import type { CannedAnswer, Ticket } from '@mes/contract/support-schemas';
import { fillPlaceholders } from '@mes/domain/support/canned-answers';
import { LINKED_CATEGORIES } from '@mes/domain/support/tickets';
import { useAccount } from '../../api/account';
import { api } from '../../api/client';
import { useCall, useWrite } from '../../api/use-call';
import { ask, choose, showInfo } from '../../components/dialogs/dialogs';
import { notify } from '../../components/toasts/notify';
import { useNavigate } from '../../router/use-navigate';
import styles from './TicketPage.module.css';
import * as texts from './texts';

/** More than wait on a bad day. */
const QUEUE_SIZE = 100;

const KEYS: readonly (readonly [key: string, label: string])[] = [
  ['N', texts.keyNext],
  ['P', texts.keyPrevious],
  ['R', texts.keyReply],
  ['A', texts.assignToMe],
  ['G', texts.assignTo],
  ['C', texts.close],
  ['/', texts.useCanned],
  [texts.ctrlEnter, texts.keySend],
  [texts.escapeKey, texts.keyEscape],
  ['?', texts.keyHelp],
];

const REQUEST_OUTCOMES = {
  message: texts.closeMessage,
  choices: [
    { value: 'acted_on', label: texts.actedOn, description: texts.actedOnHint },
    { value: 'dismissed', label: texts.dismiss, description: texts.dismissHint },
  ],
} as const;

const APPEAL_OUTCOMES = {
  message: texts.closeAppealMessage,
  choices: [
    { value: 'acted_on', label: texts.liftBan, description: texts.liftBanHint },
    { value: 'dismissed', label: texts.leaveBan, description: texts.leaveBanHint },
  ],
} as const;

/** What staff do with a ticket, by button or key. */
export function useStaffActions(ticket: Ticket, insert: (text: string) => void) {
  const { id } = ticket;
  const navigate = useNavigate();
  const account = useAccount();
  const queue = useCall('support', 'list', { size: QUEUE_SIZE });
  const assign = useWrite('support', 'assign');
  const setState = useWrite('support', 'setState');
  const merge = useWrite('support', 'merge');
  const unmerge = useWrite('support', 'unmerge');
  const notifyOnError = (action: Promise<unknown>) =>
    void action.catch((error: unknown) => notify({ message: errorText(error), kind: 'danger' }));

  const go = (step: 1 | -1) => {
    const ids = queue.data?.data.map((each) => each.id) ?? [];
    const index = ids.indexOf(id);
    // A closed one is not in the queue: the next is the first.
    const next = index < 0 ? ids[0] : ids[index + step];
    if (next === undefined) notify({ message: texts.noNext });
    else void navigate(`/support/tickets/${next}`);
  };
  const isLinked = LINKED_CATEGORIES.some((each) => each === ticket.category);
  const isAppeal = ticket.category === 'appeal';
  const isMine = ticket.assignee?.id === account?.id;
  return {
    next: () => go(1),
    previous: () => go(-1),
    assign: (assignee: string | null) => notifyOnError(assign.mutateAsync({ id, assignee })),
    assignToMe: () =>
      account && !isMine && notifyOnError(assign.mutateAsync({ id, assignee: account.id })),
    chooseAssignee: async () => {
      const staff = await api.support.assignees({});
      await choose<string | null>({
        title: texts.assignTitle,
        choices: [
          ...staff.map((member) => ({ value: member.id, label: member.name })),
          { value: null, label: texts.nobody },
        ],
        action: (assignee) => assign.mutateAsync({ id, assignee }),
      });
    },
    close: () => {
      if (ticket.state === 'closed') return;
      const close = (outcome?: NonNullable<Ticket['outcome']>) =>
        setState.mutateAsync({ id, state: 'closed', ...(outcome ? { outcome } : {}) });
      if (!isLinked && !isAppeal) return notifyOnError(close());
      void choose<NonNullable<Ticket['outcome']>>({
        title: texts.closeTitle,
        ...(isAppeal ? APPEAL_OUTCOMES : REQUEST_OUTCOMES),
        action: close,
      });
    },
    reopen: () => notifyOnError(setState.mutateAsync({ id, state: 'waiting_for_staff' })),
    merge: () =>
      void ask({
        title: texts.mergeTitle,
        message: texts.mergeMessage,
        label: texts.mergeNumber,
        maxLength: 12,
        action: async (number) => {
          const target = await merge.mutateAsync({ id, into: number.replace('#', '') });
          void navigate(`/support/tickets/${target.id}`);
        },
      }),
    unmerge: () => notifyOnError(unmerge.mutateAsync({ id })),
    chooseCanned: async () => {
      const answers = await api.support.cannedAnswers({});
      if (answers.length === 0) return notify({ message: texts.noCanned });
      const chosen = await choose<CannedAnswer>({
        title: texts.chooseCanned,
        choices: answers.map((answer) => ({
          value: answer,
          label: answer.title,
          description: answer.text,
        })),
      });
      if (!chosen) return;
      insert(
        fillPlaceholders(chosen.text, {
          player: ticket.player?.name ?? null,
          staff: account?.name ?? null,
          ticket: `#${id}`,
          match: ticket.match?.teams ?? null,
          subject: ticket.subject,
        }),
      );
    },
    showKeys: () =>
      void showInfo({
        title: texts.keys,
        message: (
          <dl className={styles.keys}>
            {KEYS.map(([key, label]) => (
              <div key={key}>
                <dt>
                  <kbd>{key}</kbd>
                </dt>
                <dd>{label}</dd>
              </div>
            ))}
          </dl>
        ),
      }),
    isMine,
    isLinked,
    isMergeable: !isLinked && !isAppeal,
  };
}
