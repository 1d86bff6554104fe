import { MAX_EMBEDS } from '@mes/domain/embeds/embeds';

/** What people read of articles. */
export const texts = {
  feedTitle: (community: string) => `${community} news`,
  feedDescription: (community: string) => `What happens at ${community}.`,
  changedMeanwhile: 'This article was changed by someone else meanwhile.',
  isDraft: 'This article is a draft already.',
  isDeleted: 'This article has been deleted.',
  tooLong: 'It is too long.',
  tooManyEmbeds: `An article may show at most ${MAX_EMBEDS} cards.`,
};
