import { displayElo } from '@mes/domain/elo/elo';
import type { PersonalData } from '../../platform/personal-data';
import { findHistory } from './histories/repository';
import { findStandingsByPlayer } from './standings/repository';

/** Ratings are made of results, which stay when an account is deleted. */
export const ratingData: PersonalData = {
  part: 'ratings',
  async collect(db, { id }) {
    const standings = await findStandingsByPlayer(db, id);
    return Promise.all(
      standings.map(async ({ ladder, ...standing }) => ({
        ladder,
        ...toPoints(standing),
        history: (await findHistory(db, { ladder, kind: 'player', subject: id })).map(toPoints),
      })),
    );
  },
};

function toPoints<T extends { elo: number; change: number }>(rated: T): T {
  return { ...rated, elo: displayElo(rated.elo), change: displayElo(rated.change) };
}
