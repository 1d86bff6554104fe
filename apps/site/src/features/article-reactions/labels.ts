import type { Reaction } from '@mes/domain/articles/reactions';

export const REACTION_LABELS: Readonly<Record<Reaction, string>> = {
  like: 'Like',
  fire: 'Fire',
  surprise: 'Surprising',
  sad: 'Sad',
};
