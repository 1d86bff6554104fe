import type { PrivateStore } from '../../platform/files/private-store';
import type { PersonalData } from '../../platform/personal-data';
import { wakeTask } from '../../platform/ticker';
import * as likes from './likes/repository';
import { PUBLISH_LIKES } from './likes/service';
import * as repository from './repository';
import * as uploads from './uploads/repository';

/** Published clips stay without the name of who proposed them. What nobody has seen yet goes. */
export function createHighlightData(store: PrivateStore): PersonalData {
  return {
    part: 'highlights',
    collect: async (db, { id }) => ({
      clips: await repository.findAllByCreator(db, id),
      uploads: await uploads.findAllByPlayer(db, id),
      likes: await likes.findAllByPlayer(db, id),
    }),
    async delete(tx, { id }) {
      await repository.deleteWaitingOf(tx, id);
      const unused = await uploads.deleteUnusedOf(tx, id);
      await repository.removeCreator(tx, id);
      await likes.deleteAllByPlayer(tx, id);
      wakeTask(tx, PUBLISH_LIKES);
      return async () => {
        for (const storedName of unused) await store.delete(storedName);
      };
    },
  };
}
