import { emit } from '../../platform/outbox/outbox';
import type { PersonalData } from '../../platform/personal-data';
import { findWritingsOf, forgetWriter } from './versions/repository';

/** News are the community's: they stay when whoever wrote them goes, without a name. */
export const articleData: PersonalData = {
  part: 'articles',
  collect: (db, { id }) => findWritingsOf(db, id),
  async delete(tx, { id }) {
    if (await forgetWriter(tx, id)) {
      await emit(tx, { channel: 'articles', type: 'article.author_left', data: {} });
    }
    return null;
  },
};
