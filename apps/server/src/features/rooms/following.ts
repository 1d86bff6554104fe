import type { Tx } from '../../platform/database/database';
import type { ResultChange, ResultHook } from '../matches/changes/service';
import { deleteRoom, findRoomRow, saveRoom } from './repository';
import { closePending, deleteProposals } from './repository-times';
import { deleteVeto } from './repository-vetoes';
import { stopClock } from './vetoing';

/** The room goes along with whatever becomes of its match. */
export const roomResultHook: ResultHook = {
  async afterChange(tx, change) {
    const { before, after, now } = change;
    if (isOtherPairing(change)) {
      await empty(tx, after.id);
      return;
    }
    if (before.startsAt !== after.startsAt) await atAnotherTime(tx, after.id, now);
    if (before.state === 'veto' && after.state !== 'veto') await stopClock(tx, after.id, now);
  },
};

function isOtherPairing({ before, after }: ResultChange): boolean {
  return before.teamA !== after.teamA || before.teamB !== after.teamB;
}

/** Others play it now: nothing of what these did in it is left for them to see. */
async function empty(tx: Tx, match: string): Promise<void> {
  await deleteVeto(tx, match);
  await deleteProposals(tx, match);
  await deleteRoom(tx, match);
}

async function atAnotherTime(tx: Tx, match: string, now: number): Promise<void> {
  await closePending(tx, match, now);
  if (await findRoomRow(tx, match))
    await saveRoom(tx, match, { readyA: null, readyB: null, noShowTold: false });
}
