import type { PersonalData } from '../../platform/personal-data';
import { findInvitationsOfPlayer } from './membership/repository';
import { leaveForGood } from './membership/service';
import { teamsOf } from './service';

export const teamData: PersonalData = {
  part: 'teams',
  collect: async (db, { id }) => ({
    memberships: await teamsOf(db, id),
    invitations: await findInvitationsOfPlayer(db, id),
  }),
  async delete(tx, { id, now }) {
    await leaveForGood(tx, id, { actor: { id }, now });
    return null;
  },
};
