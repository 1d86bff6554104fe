import type { PrivateMessage } from '@mes/contract/messages';
import type { REPORT_REASONS } from '@mes/contract/vocabulary';
import { createExcerpt } from '@mes/domain/messages/text';
import { useWrite } from '../../api/use-call';
import { confirmForm } from '../../components/dialogs/dialogs';
import { Select } from '../../components/forms/Select';
import { TextArea } from '../../components/forms/TextArea';
import { notify } from '../../components/toasts/notify';
import { REPORT_REASON_LABELS } from './labels';

type Reason = (typeof REPORT_REASONS)[number];

const OPTIONS = Object.entries(REPORT_REASON_LABELS).map(([value, label]) => ({
  value: value as Reason,
  label,
}));
const LONGEST_NOTE = 1_000;
const EXCERPT = 160;

/** Shows a message to the moderators, after asking what is wrong with it. */
export function useReporting(): (message: PrivateMessage) => Promise<void> {
  const report = useWrite('messages', 'report', { invalidates: [] });
  return async ({ id, message }) => {
    const reported = await confirmForm<{ reason: Reason; note: string }>({
      title: 'Report this message',
      message: `Moderators will read it: “${createExcerpt(message, EXCERPT)}”`,
      confirmLabel: 'Report message',
      initial: { reason: 'spam', note: '' },
      form: ({ bind }) => (
        <>
          <Select label="What is wrong with it?" options={OPTIONS} {...bind('reason')} />
          <TextArea
            label="What else should they know?"
            hint="Optional"
            maxLength={LONGEST_NOTE}
            counted
            {...bind('note')}
          />
        </>
      ),
      action: ({ reason, note }) => report.mutateAsync({ messageId: id, reason, note }),
    });
    if (reported) notify({ message: 'Thank you. Moderators will look at it.', kind: 'success' });
  };
}
