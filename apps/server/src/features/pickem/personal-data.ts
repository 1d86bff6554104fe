import { channels } from '@mes/contract/channels';
import { publish } from '../../platform/outbox/publish';
import type { PersonalData } from '../../platform/personal-data';
import { findAllByMember } from './leagues/repository';
import { removeFromLeagues } from './leagues/service';
import { deleteAllByPlayer, findAllByPlayer } from './repository';

export const pickemData: PersonalData = {
  part: 'pickem',
  collect: async (db, { id }) => ({
    predictions: (await findAllByPlayer(db, id)).map(
      ({ tournament, picks, points, correct, savedAt }) => ({
        tournament,
        picks,
        points,
        correct,
        savedAt,
      }),
    ),
    leagues: (await findAllByMember(db, id)).map(({ league, owner }) => ({
      name: league.name,
      isOwner: owner.id === id,
    })),
  }),
  async delete(tx, { id }) {
    await removeFromLeagues(tx, id);
    for (const tournamentId of await deleteAllByPlayer(tx, id))
      await publish(tx, channels.pickem(tournamentId), 'pickem.scored', {});
    return null;
  },
};
