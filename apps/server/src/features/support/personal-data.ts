import type { PrivateStore } from '../../platform/files/private-store';
import type { PersonalData } from '../../platform/personal-data';
import { anonymize, findAllOfPlayer } from './retention/repository';

/** Internal notes are not part of the export; they are deleted with what was written. */
export function createTicketData(files: PrivateStore): PersonalData {
  return {
    part: 'tickets',
    collect: (db, { id }) => findAllOfPlayer(db, id),
    async delete(tx, { id: playerId, now }) {
      const { files: unused } = await anonymize(tx, { playerId, now });
      return async () => {
        for (const file of unused) await files.delete(file);
      };
    },
  };
}
