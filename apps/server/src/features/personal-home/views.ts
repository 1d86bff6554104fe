import type { OwnTeam } from '@mes/contract/personal-home';
import type { TaskInput } from '@mes/domain/accounts/tasks';
import { toPlayerReference } from '../players/service';
import { toTeamReference } from '../teams/service';
import type { PersonRow } from './repository';

/** Leader first. */
export function toOwnTeam(people: readonly PersonRow[], playerId: string): OwnTeam | null {
  const team = people.find(({ id }) => id === playerId)?.team;
  if (!team) return null;
  const isLeader = ({ id }: PersonRow) => id === team.leader;
  const players = people.toSorted((one, other) => Number(isLeader(other)) - Number(isLeader(one)));
  const leader = people.find(isLeader);
  return {
    ...toTeamReference(team),
    region: team.region,
    isLeader: team.leader === playerId,
    leader: leader ? toPlayerReference(leader) : null,
    players: players.map((row) => ({
      ...toPlayerReference(row),
      canPlay: gameIdOf(row) === 'given',
    })),
  };
}

export function gameIdOf({ gameId, gameIdState }: PersonRow): TaskInput['gameId'] {
  if (gameId === null) return 'missing';
  return gameIdState === 'unknown' ? 'unknown' : 'given';
}
