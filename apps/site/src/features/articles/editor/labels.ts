import type { ArticleState } from '@mes/domain/articles/state';
import type { ChipProps } from '../../../components/layout/Chip';

export const STATE_LABELS: Readonly<Record<ArticleState, string>> = {
  draft: 'Draft',
  planned: 'Planned',
  published: 'Published',
  deleted: 'Deleted',
};

export const STATE_TONES: Readonly<Record<ArticleState, ChipProps['tone']>> = {
  draft: 'neutral',
  planned: 'info',
  published: 'win',
  deleted: 'loss',
};
