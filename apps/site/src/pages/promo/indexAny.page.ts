import * as texts from '../../features/giveaways/texts';
import { definePage, read } from '../../page-declaration';

export default definePage({
  reads: ({ value }) => ({ giveaway: read('giveaways', 'info', { id: value }) }),
  share: ({ giveaway }) => {
    if (!giveaway) return { title: texts.giveaways };
    const { title, description, picture } = giveaway;
    return {
      title,
      description: description || texts.giveawaysLead,
      ...(picture ? { image: picture.url } : {}),
    };
  },
});
