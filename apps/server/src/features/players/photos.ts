import type { PlayerProfile } from '@mes/contract/profile-schemas';
import type { Database, Db } from '../../platform/database/database';
import type { FileStore } from '../../platform/files/store';
import { uploadImage } from '../files/service';
import { apply, type Change, editable, whose } from './profile';
import { discardPicture } from './service';

interface Photos {
  change(
    upload: { id?: string; photo: { data: string } | null },
    change: Change & { write: Database['transaction'] },
  ): Promise<PlayerProfile>;
}

export function createPhotos({ db, files }: { db: Db; files: FileStore }): Photos {
  return {
    async change({ id, photo }, { write, actor, now }) {
      // Judged before the picture is worked on, and again when it is set.
      whose(actor, id);
      const name = photo && (await uploadImage(files, toUpload(photo), actor)).filename;
      const { former, profile } = await write(async (tx) => {
        const player = await editable(tx, id, actor);
        const set = { photo: name };
        return {
          former: player.photo,
          profile: await apply(tx, player, {
            set,
            action: name === null ? 'player.photo_removed' : 'player.photo_changed',
            before: player.photo,
            after: name,
            actor,
            now,
          }),
        };
      });
      await discardPicture({ db, files }, former);
      return profile;
    },
  };
}

function toUpload({ data }: { data: string }) {
  return { encoded: data, purpose: 'player-photo' } as const;
}
