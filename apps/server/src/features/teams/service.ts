import { ObjectNotFound } from '@mes/contract/errors';
import type { TeamSummary } from '@mes/contract/teams';
import type { Db } from '../../platform/database/database';
import { pictureReference } from '../../platform/files/store';
import * as repository from './repository';

export async function summary(db: Db, name: string): Promise<TeamSummary> {
  const team = await repository.findByName(db, name);
  if (!team) throw new ObjectNotFound();
  const members = (await repository.findMembers(db, team.id)).map((player) => ({
    ...player,
    photo: pictureReference(player.photo)?.url ?? null,
  }));
  return {
    name: team.name,
    tag: team.tag,
    region: team.region,
    logo: pictureReference(team.logo),
    state: team.disbandedAt === null ? 'active' : 'disbanded',
    leader: members.find(({ id }) => id === team.leader) ?? null,
    players: members,
  };
}
