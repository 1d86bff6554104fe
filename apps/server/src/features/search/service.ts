import type { FoundPlayer, FoundTeam } from '@mes/contract/search';
import type { Db } from '../../platform/database/database';
import { pictureReference } from '../../platform/files/store';
import * as repository from './repository';

interface Query {
  readonly text: string;
  readonly count: number;
}

export async function players(db: Db, { text, count }: Query): Promise<FoundPlayer[]> {
  const found = await repository.findPlayers(db, { text: text.toLowerCase(), count });
  return found.map(({ id, name, photo, team, tag, formerly }) => ({
    ID: id,
    name,
    photo: pictureReference(photo)?.url ?? null,
    team: team === null || tag === null ? null : { name: team, tag },
    formerly,
  }));
}

export async function teams(db: Db, { text, count }: Query): Promise<FoundTeam[]> {
  const found = await repository.findTeams(db, { text: text.toLowerCase(), count });
  return found.map(({ id: _id, logo, ...team }) => ({ ...team, logo: pictureReference(logo) }));
}
