import { MAX_EMBEDS } from '@mes/domain/embeds/embeds';

/** What people read of articles. */
export const texts = {
  tooManyEmbeds: `An article may show at most ${MAX_EMBEDS} cards.`,
};
