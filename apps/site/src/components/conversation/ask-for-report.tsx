import type { REPORT_REASONS } from '@mes/contract/vocabulary';
import { createExcerpt } from '@mes/domain/messages/text';
import { interpolate } from '../../interpolate';
import { confirmForm } from '../dialogs/dialogs';
import { Select } from '../forms/Select';
import { TextArea } from '../forms/TextArea';
import { notify } from '../toasts/notify';
import { REPORT_REASON_LABELS } from './labels';
import * as texts from './texts';

type Reason = (typeof REPORT_REASONS)[number];

interface ReportOptions {
  readonly title: string;
  readonly confirmLabel: string;
  /** What somebody has written. */
  readonly text: string;
  readonly send: (report: { reason: Reason; note: string }) => Promise<unknown>;
}

const REASONS = Object.entries(REPORT_REASON_LABELS).map(([value, label]) => ({
  value: value as Reason,
  label,
}));
const MAX_NOTE_LENGTH = 1_000;
const EXCERPT_LENGTH = 160;

/** Asks what is wrong with a message and shows it to the moderators. */
export async function askForReport({ title, confirmLabel, text, send }: ReportOptions) {
  const isReported = await confirmForm<{ reason: Reason; note: string }>({
    title,
    message: interpolate(texts.reportLead, { excerpt: createExcerpt(text, EXCERPT_LENGTH) }),
    confirmLabel,
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
    action: send,
  });
  if (isReported) notify({ message: texts.reportSent, kind: 'success' });
}
