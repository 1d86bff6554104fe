import { emit } from '../../platform/outbox/outbox';
import type { PersonalData } from '../../platform/personal-data';
import { clearAuthor, findAllByAuthor } from './versions/repository';

/** News are the community's: they stay when whoever wrote them goes, without a name. */
export const articleData: PersonalData = {
  part: 'articles',
  collect: (db, { id }) => findAllByAuthor(db, id),
  async delete(tx, { id }) {
    if (await clearAuthor(tx, id)) {
      await emit(tx, { channel: 'articles', type: 'article.author_left', data: {} });
    }
    return null;
  },
};
