import type { REPORT_REASONS } from '@mes/contract/vocabulary';

export const REPORT_REASON_LABELS: Record<(typeof REPORT_REASONS)[number], string> = {
  spam: 'Spam or advertising',
  harassment: 'Insults or harassment',
  hate: 'Hate',
  scam: 'Scam or a dangerous link',
  other: 'Something else',
};
