import type { ArticleState } from '@mes/domain/articles/state';
import type { ChipProps } from '../../../components/layout/Chip';

/** In the address, for one that is not saved yet. */
export const NEW = 'new';

export const STATE_WORDS: Readonly<Record<ArticleState, string>> = {
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

export function editorPath(id?: string): string {
  return id === undefined ? '/articles/editor' : `/articles/editor?article=${id}`;
}
