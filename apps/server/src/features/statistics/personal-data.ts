import type { Counts } from '@mes/domain/scoreboard/stat-line';
import type { PersonalData } from '../../platform/personal-data';
import { findAllOfPlayer } from './repository-personal';

/** Results go on telling how everyone played: nothing of it goes with the account. */
export const statisticsData: PersonalData = {
  part: 'statistics',
  async collect(db, { id }) {
    const { lines, totals } = await findAllOfPlayer(db, id);
    return {
      totals,
      lines: lines.map(({ sides, ...line }) => ({
        ...line,
        sides: sides && { coalition: written(sides.coalition), breach: written(sides.breach) },
      })),
    };
  },
};

function written({ multiKills, ...counts }: Counts) {
  return { ...counts, multiKills: { ...multiKills } };
}
