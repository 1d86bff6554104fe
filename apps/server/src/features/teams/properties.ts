/** What the installation decides about teams. */
import { INVITATION_LASTS_MS } from '@mes/domain/teams/invitations';
import { isTeamSize, TEAM_SIZE, TEAM_SIZE_LIMITS, teamSizeOf } from '@mes/domain/teams/size';
import type { Db } from '../../platform/database/database';
import { currentValues, type PropertyDeclaration } from '../properties/service';

export const MOST_INFORMATION = 50;

const MOST_PLAYERS = 'teamMostPlayers';

export const TEAM_PROPERTIES: readonly PropertyDeclaration[] = [
  {
    id: MOST_PLAYERS,
    type: 'number',
    value: TEAM_SIZE,
    description: 'How many players a team can have; those that have more keep them',
    validate: (value) =>
      isTeamSize(value)
        ? null
        : `It must be a whole number from ${TEAM_SIZE_LIMITS.min} to ${TEAM_SIZE_LIMITS.max}.`,
  },
];

export async function mostPlayers(db: Db): Promise<number> {
  const values = await currentValues(db, [MOST_PLAYERS]);
  return teamSizeOf(values.get(MOST_PLAYERS));
}

export function invitationsSince(now: number): number {
  return now - INVITATION_LASTS_MS;
}
