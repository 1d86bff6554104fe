import type { FieldKind } from '@mes/domain/forms/fields';
import type { FormState, ReviewState } from '@mes/domain/forms/state';
import type { ChipProps } from '../../components/layout/Chip';

export const KIND_LABELS: Readonly<Record<FieldKind, string>> = {
  text: 'Text',
  number: 'Number',
  choice: 'Choice',
  rating: 'Rating',
  player: 'Player',
  team: 'Team',
  picture: 'Picture',
};

export const STATE_LABELS: Readonly<Record<FormState, string>> = {
  draft: 'Draft',
  planned: 'Scheduled',
  open: 'Open',
  closed: 'Closed',
  deleted: 'Deleted',
};

export const STATE_TONES: Readonly<Record<FormState, ChipProps['tone']>> = {
  draft: 'neutral',
  planned: 'info',
  open: 'win',
  closed: 'warn',
  deleted: 'loss',
};

export const REVIEW_LABELS: Readonly<Record<ReviewState, string>> = {
  pending: 'To review',
  accepted: 'Approved',
  refused: 'Rejected',
};

export const REVIEW_TONES: Readonly<Record<ReviewState, ChipProps['tone']>> = {
  pending: 'info',
  accepted: 'win',
  refused: 'loss',
};
