import type { Tx } from '../../platform/database/database';
import type { ResultChange, ResultHook } from '../matches/changes/service';
import * as repository from './repository';
import * as proposals from './schedule/repository';
import * as vetoes from './veto/repository';
import { stopClock } from './veto/service';

/** The room follows every change of its match. */
export const roomResultHook: ResultHook = {
  async afterChange(tx, change) {
    const { before, after, now } = change;
    if (hasOtherTeams(change)) {
      await emptyRoom(tx, after.id);
      return;
    }
    if (before.startsAt !== after.startsAt) await resetForNewTime(tx, after.id, now);
    if (before.state === 'veto' && after.state !== 'veto') await stopClock(tx, after.id, now);
  },
};

function hasOtherTeams({ before, after }: ResultChange): boolean {
  return before.teamA !== after.teamA || before.teamB !== after.teamB;
}

/** The new teams must see nothing of what the old ones did. */
async function emptyRoom(tx: Tx, matchId: string): Promise<void> {
  await vetoes.deleteByMatch(tx, matchId);
  await proposals.deleteAllByMatch(tx, matchId);
  await repository.deleteByMatch(tx, matchId);
}

async function resetForNewTime(tx: Tx, matchId: string, now: number): Promise<void> {
  await proposals.closePending(tx, matchId, now);
  if (await repository.findByMatch(tx, matchId))
    await repository.saveRoom(tx, matchId, { readyA: null, readyB: null, noShowTold: false });
}
