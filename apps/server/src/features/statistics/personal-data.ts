import type { Counts } from '@mes/domain/scoreboard/stat-line';
import type { PersonalData } from '../../platform/personal-data';
import { findAllByPlayer } from './repository';

/** Statistics belong to results, so nothing is deleted with the account. */
export const statisticsData: PersonalData = {
  part: 'statistics',
  async collect(db, { id }) {
    const { lines, totals } = await findAllByPlayer(db, id);
    return {
      totals,
      lines: lines.map(({ sides, ...line }) => ({
        ...line,
        sides: sides && { coalition: toJson(sides.coalition), breach: toJson(sides.breach) },
      })),
    };
  },
};

function toJson({ multiKills, ...counts }: Counts) {
  return { ...counts, multiKills: { ...multiKills } };
}
