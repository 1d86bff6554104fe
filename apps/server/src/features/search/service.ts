import type { FoundArticle, FoundClip, FoundPlayer, FoundTeam } from '@mes/contract/search';
import type { Db } from '../../platform/database/database';
import { findNewestByText } from '../highlights/service';
import { findArticles } from './articles/repository';
import * as repository from './repository';
import { toFoundPlayer, toFoundTeam } from './views';

interface SearchInput {
  readonly text: string;
  readonly count: number;
}

export async function searchPlayers(db: Db, { text, count }: SearchInput): Promise<FoundPlayer[]> {
  const rows = await repository.findPlayers(db, { text: text.toLowerCase(), count });
  return rows.map(toFoundPlayer);
}

export async function searchTeams(db: Db, { text, count }: SearchInput): Promise<FoundTeam[]> {
  const rows = await repository.findTeams(db, { text: text.toLowerCase(), count });
  return rows.map(toFoundTeam);
}

export function searchArticles(
  db: Db,
  { text, count }: SearchInput,
  now: number,
): Promise<FoundArticle[]> {
  return findArticles(db, { text: text.toLowerCase(), count, now });
}

export function searchClips(db: Db, input: SearchInput): Promise<FoundClip[]> {
  return findNewestByText(db, input);
}
