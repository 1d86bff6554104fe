import type { PrivateMessage } from '@mes/contract/messages';
import type { REPORT_REASONS } from '@mes/contract/vocabulary';
import { createExcerpt } from '@mes/domain/messages/text';
import { useWrite } from '../../api/use-call';
import { confirmForm } from '../../components/dialogs/dialogs';
import { Select } from '../../components/forms/Select';
import { TextArea } from '../../components/forms/TextArea';
import { notify } from '../../components/toasts/notify';
import { interpolate } from '../../interpolate';
import { REPORT_REASON_LABELS } from './labels';
import * as texts from './texts';

type Reason = (typeof REPORT_REASONS)[number];

const OPTIONS = Object.entries(REPORT_REASON_LABELS).map(([value, label]) => ({
  value: value as Reason,
  label,
}));
const MAX_NOTE_LENGTH = 1_000;
const EXCERPT_LENGTH = 160;

/** Reports a message to the moderators, after asking for the reason. */
export function useReportMessage(): (message: PrivateMessage) => Promise<void> {
  const report = useWrite('messages', 'report', { invalidates: [] });
  return async ({ id, message }) => {
    const isReported = await confirmForm<{ reason: Reason; note: string }>({
      title: texts.reportTitle,
      message: interpolate(texts.reportLead, { excerpt: createExcerpt(message, EXCERPT_LENGTH) }),
      confirmLabel: texts.reportMessage,
      initial: { reason: 'spam', note: '' },
      form: ({ bind }) => (
        <>
          <Select label={texts.whatIsWrong} options={OPTIONS} {...bind('reason')} />
          <TextArea
            label={texts.reportNote}
            hint={texts.optional}
            maxLength={MAX_NOTE_LENGTH}
            counted
            {...bind('note')}
          />
        </>
      ),
      action: ({ reason, note }) => report.mutateAsync({ messageId: id, reason, note }),
    });
    if (isReported) notify({ message: texts.reportSent, kind: 'success' });
  };
}
