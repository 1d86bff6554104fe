import type { PrivateStore } from '../../platform/files/private-store';
import type { PersonalData } from '../../platform/personal-data';
import { findAllByAuthor } from './archive/repository';
import { eraseAuthor, eraseTicketCopies } from './archive/service';
import { deleteUser, findDiscordId } from './repository';

/** What the archive has of the player who signs in with Discord, and of their tickets. */
export function createDiscordData(files: PrivateStore): PersonalData {
  return {
    part: 'discord',
    async collect(db, { id }) {
      const discordId = await findDiscordId(db, id);
      return discordId === null ? [] : findAllByAuthor(db, discordId);
    },
    async delete(tx, { id }) {
      // The tickets have been emptied before: they come first in the order of the features.
      const unused = await eraseTicketCopies(tx);
      const discordId = await findDiscordId(tx, id);
      if (discordId !== null) {
        unused.push(...(await eraseAuthor(tx, discordId)));
        await deleteUser(tx, discordId);
      }
      return async () => {
        for (const file of unused) await files.delete(file);
      };
    },
  };
}
