import { channels } from '@mes/contract/channels';
import { publish } from '../../platform/outbox/publish';
import type { PersonalData } from '../../platform/personal-data';
import { clearAuthor, findAllByAuthor } from './repository';

/** News are the community's: they stay when whoever wrote them goes, without a name. */
export const articleData: PersonalData = {
  part: 'articles',
  collect: (db, { id }) => findAllByAuthor(db, id),
  async delete(tx, { id }) {
    if (await clearAuthor(tx, id)) {
      await publish(tx, channels.articles(), 'article.author_left', {});
    }
    return null;
  },
};
