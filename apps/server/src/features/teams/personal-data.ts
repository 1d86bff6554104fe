import type { PersonalData } from '../../platform/personal-data';
import {
  type LeaveTournaments,
  listTeamsOfPlayer,
  removeDeletedPlayer,
} from './membership/service';
import { findAllByPlayer } from './proposals/repository';

export function createTeamData({
  leaveTournaments,
}: {
  readonly leaveTournaments: LeaveTournaments;
}): PersonalData {
  return {
    part: 'teams',
    collect: async (db, { id }) => ({
      memberships: await listTeamsOfPlayer(db, id),
      invitations: await findAllByPlayer(db, { playerId: id, direction: 'invitation' }),
      requests: await findAllByPlayer(db, { playerId: id, direction: 'request' }),
    }),
    async delete(tx, { id, now }) {
      await removeDeletedPlayer(tx, { playerId: id, leaveTournaments }, { actor: { id }, now });
      return null;
    },
  };
}
