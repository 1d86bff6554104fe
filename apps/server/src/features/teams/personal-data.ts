import type { PersonalData } from '../../platform/personal-data';
import { findAllByPlayer } from './invitations/repository';
import {
  type LeaveTournaments,
  listTeamsOfPlayer,
  removeDeletedPlayer,
} from './membership/service';
import { findAllByPlayer as findAllRequests } from './requests/repository';

export function createTeamData({
  leaveTournaments,
}: {
  readonly leaveTournaments: LeaveTournaments;
}): PersonalData {
  return {
    part: 'teams',
    collect: async (db, { id }) => ({
      memberships: await listTeamsOfPlayer(db, id),
      invitations: await findAllByPlayer(db, id),
      requests: await findAllRequests(db, id),
    }),
    async delete(tx, { id, now }) {
      await removeDeletedPlayer(tx, { playerId: id, leaveTournaments }, { actor: { id }, now });
      return null;
    },
  };
}
