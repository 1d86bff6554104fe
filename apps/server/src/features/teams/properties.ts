import { TEAM_SIZE, TEAM_SIZE_LIMITS, teamSizeOf } from '@mes/domain/teams/size';
import type { Db } from '../../platform/database/database';
import { currentValues, type PropertyDeclaration } from '../properties/service';
import { texts } from './texts';

const MOST_PLAYERS = 'teamMostPlayers';

export const TEAM_PROPERTIES: readonly PropertyDeclaration[] = [
  {
    id: MOST_PLAYERS,
    type: 'number',
    value: TEAM_SIZE,
    description: texts.teamSizeProperty,
    group: 'teams',
    shownAt: [{ label: 'Team pages', to: '/leaderboards/teams' }],
    limits: { ...TEAM_SIZE_LIMITS, whole: true },
    fallback: TEAM_SIZE,
  },
];

export async function readMostPlayers(db: Db): Promise<number> {
  const values = await currentValues(db, [MOST_PLAYERS]);
  return teamSizeOf(values.get(MOST_PLAYERS));
}
