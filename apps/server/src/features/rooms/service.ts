/** What other features use of match rooms: the veto that match pages show, and who may listen. */
import type { Actor } from '../../platform/calls/actor';
import type { Db } from '../../platform/database/database';
import { isInRoom, standingIn } from './people';
import { findRoom } from './repository';
import { vetoOf } from './veto-view';

export type { VetoHook } from './acting';
export { countBans, toRow as vetoRow, vetoOf } from './veto-view';

/** Whether the maps of a match would tell everyone how a veto ends that they still watch. */
export async function areMapsHeldBack(db: Db, match: string, now: number): Promise<boolean> {
  return (await vetoOf(db, match, { to: 'everyone', now })).isEndHeldBack;
}

/** For the channel `room:{id}`. */
export async function mayListen(db: Db, actor: Actor | null, id: string): Promise<boolean> {
  if (!actor) return false;
  const found = await findRoom(db, id);
  return found ? isInRoom(await standingIn(db, found.match, actor)) : false;
}
