import type { PersonalData } from '../accounts/service';
import { leaveForGood } from './membership';
import { findInvitationsOfPlayer } from './repository-membership';
import { teamsOf } from './service';

export const teamData: PersonalData = {
  part: 'teams',
  collect: async (db, { id }) => ({
    memberships: await teamsOf(db, id),
    invitations: await findInvitationsOfPlayer(db, id),
  }),
  async forget(tx, { id, now }) {
    await leaveForGood(tx, id, { by: { id }, now });
    return null;
  },
};
