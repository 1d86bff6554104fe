/** The clip of the week: fixed once the week is over, by the likes that were given within it. */
import { channels } from '@mes/contract/channels';
import { pickClipOfTheWeek, previousWeek, weekOf } from '@mes/domain/highlights/clip-of-the-week';
import type { Database } from '../../../platform/database/database';
import { publish } from '../../../platform/outbox/publish';
import * as repository from './repository';

export const DECIDE_WEEK = 'decide the clip of the week';

/** They come in the order that decides, so the first few are enough. */
const CANDIDATES = 10;

/** Resolves to the end of the running week. A week that passed while no process ran is decided late. */
export async function decideWeek(
  { db, transaction }: Pick<Database, 'db' | 'transaction'>,
  now: number,
): Promise<number> {
  const current = weekOf(now);
  const week = previousWeek(current);
  if (await repository.isDecided(db, week.from)) return current.to;
  await transaction(async (tx) => {
    const winner = pickClipOfTheWeek(await repository.findCandidates(tx, week, CANDIDATES));
    const isFirst = await repository.insert(tx, {
      week: week.from,
      clip: winner?.id ?? null,
      likes: winner?.likes ?? 0,
      decidedAt: now,
    });
    if (isFirst && winner) {
      await publish(tx, channels.highlights(), 'clip.week_decided', { id: winner.id });
    }
  });
  return current.to;
}
