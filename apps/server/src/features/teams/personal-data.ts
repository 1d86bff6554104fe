import type { PersonalData } from '../../platform/personal-data';
import { findAllByPlayer } from './invitations/repository';
import { listTeamsOfPlayer, removeDeletedPlayer } from './membership/service';

export const teamData: PersonalData = {
  part: 'teams',
  collect: async (db, { id }) => ({
    memberships: await listTeamsOfPlayer(db, id),
    invitations: await findAllByPlayer(db, id),
  }),
  async delete(tx, { id, now }) {
    await removeDeletedPlayer(tx, { playerId: id }, { actor: { id }, now });
    return null;
  },
};
