import type { Page } from '@mes/contract/define';
import type { BannedSubject, BlacklistEntry } from '@mes/contract/moderation-schemas';
import type { Db } from '../../../platform/database/database';
import * as repository from './repository';

const EVERYONE = { query: '', page: 0, size: 10_000 };

export async function readBlacklist(
  db: Db,
  input: { query: string; page: number; size: number },
  now: number,
): Promise<Page<BlacklistEntry[]>> {
  const query = { ...input, now };
  const [rows, total] = await Promise.all([
    repository.findAll(db, query),
    repository.countAll(db, query),
  ]);
  return { data: rows.map(toEntry), total };
}

export async function listBanned(db: Db, now: number): Promise<BannedSubject[]> {
  return (await repository.findAll(db, { ...EVERYONE, now })).map(toBannedSubject);
}

function toBannedSubject({ ban, player, team }: repository.BlacklistRow): BannedSubject {
  const { scope, createdAt, until } = ban;
  const subject = player
    ? { kind: 'player' as const, id: player.id, name: player.name }
    : { kind: 'team' as const, id: team!.name, name: team!.name };
  return { ...subject, scope, since: createdAt, until };
}

function toEntry(row: repository.BlacklistRow): BlacklistEntry {
  const { ban, player, ownTeam } = row;
  return {
    ...toBannedSubject(row),
    reason: ban.reason,
    gameId: player?.gameId ?? null,
    team: ownTeam,
  };
}
