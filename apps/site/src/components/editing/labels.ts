import type { PublicationState } from '@mes/domain/publication/state';
import type { ChipProps } from '../layout/Chip';

export const STATE_LABELS: Readonly<Record<PublicationState, string>> = {
  draft: 'Draft',
  planned: 'Scheduled',
  published: 'Published',
  deleted: 'Deleted',
};

export const STATE_TONES: Readonly<Record<PublicationState, ChipProps['tone']>> = {
  draft: 'neutral',
  planned: 'info',
  published: 'win',
  deleted: 'loss',
};
