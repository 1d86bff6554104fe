import { shownElo } from '@mes/domain/elo/elo';
import type { PersonalData } from '../../platform/personal-data';
import { findHistory, findStandingsOfPlayer } from './repository-reads';

/** Ratings are made of results, which stay when an account goes. */
export const ratingData: PersonalData = {
  part: 'ratings',
  async collect(db, { id }) {
    const standings = await findStandingsOfPlayer(db, id);
    return Promise.all(
      standings.map(async ({ ladder, ...standing }) => ({
        ladder,
        ...inPoints(standing),
        history: (await findHistory(db, { ladder, kind: 'player' }, id)).map(inPoints),
      })),
    );
  },
};

function inPoints<T extends { elo: number; change: number }>(rated: T): T {
  return { ...rated, elo: shownElo(rated.elo), change: shownElo(rated.change) };
}
