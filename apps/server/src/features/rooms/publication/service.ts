/**
 * What everyone sees of a veto, and when. Of a match on air everyone sees a choice when the broadcast
 * shows it; captains, staff and casters see it at once.
 */

import { isDeepStrictEqual } from 'node:util';
import { channels } from '@mes/contract/channels';
import type { Veto as VetoView } from '@mes/contract/match-schemas';
import { asOf, firstChoiceAfter } from '@mes/domain/veto/as-of';
import type { Veto } from '@mes/domain/veto/veto';
import type { AnyAction } from '../../../platform/calls/actor';
import type { Database, Db, Tx } from '../../../platform/database/database';
import { publish } from '../../../platform/outbox/publish';
import { wakeTask } from '../../../platform/ticker';
import type { MatchAudience, ShownVeto } from '../../matches/service';
import { currentStreamDelay } from '../../stream-delay/service';
import { publishToRoom, type VetoHook } from '../changes/service';
import * as repository from '../veto/repository';
import { toRow, toView } from '../veto/views';

/** The task of the ticker. */
export const PUBLISH_DELAYED = 'publish delayed vetoes';
/** How much later than the broadcast everyone may see a choice. */
const LOOK_AGAIN_MS = 1_000;

interface Viewer {
  readonly audience: MatchAudience;
  readonly now: number;
}

export async function findShownVeto(db: Db, matchId: string, viewer: Viewer): Promise<ShownVeto> {
  const stored = await repository.findByMatch(db, matchId);
  return stored ? showVeto(db, { matchId, stored }, viewer) : { veto: null, isEndHeldBack: false };
}

/** Those inside see it as it is; everyone else what the broadcast has shown or events have published. */
export async function showVeto(
  db: Db,
  { matchId, stored }: { matchId: string; stored: repository.StoredVeto },
  { audience, now }: Viewer,
): Promise<ShownVeto> {
  const { state, heldSince } = stored;
  const isStill = heldSince === null && !state.turn?.endsAt;
  const lagMs = audience === 'inside' || isStill ? 0 : await findLag(db, matchId);
  if (lagMs === 0) return { veto: toView(state), isEndHeldBack: false };
  const shown = asOf(state, Math.max(publishedUntil(stored), now - lagMs));
  return {
    veto: toView(shown, lagMs),
    isEndHeldBack: state.draw !== null && shown.draw === null,
  };
}

/** Whether the maps of a match would reveal the end of a veto that everyone still watches. */
export async function areMapsHeldBack(db: Db, matchId: string, now: number): Promise<boolean> {
  return (await findShownVeto(db, matchId, { audience: 'everyone', now })).isEndHeldBack;
}

/** By how many milliseconds everyone is behind those inside: only while a match is on air. */
export async function findLag(db: Db, matchId: string): Promise<number> {
  return (await repository.isOnAir(db, matchId)) ? currentStreamDelay(db) : 0;
}

/** What was public before stays public, unless it was undone. */
export async function saveVeto(
  tx: Tx,
  { matchId, veto }: { matchId: string; veto: Veto },
  { now }: AnyAction,
): Promise<void> {
  const before = await repository.findByMatch(tx, matchId);
  const lagMs = await findLag(tx, matchId);
  const heldSince = lagMs === 0 ? null : firstChoiceAfter(veto, (before?.heldSince ?? now) - 1);
  const after = { state: veto, heldSince };
  await repository.save(tx, { ...toRow(matchId, veto), heldSince });
  if (heldSince !== null) wakeTask(tx, PUBLISH_DELAYED);

  if (!before || !isDeepStrictEqual(publishedView(before, lagMs), publishedView(after, lagMs)))
    await publishToEveryone(tx, matchId, { stored: after, lagMs });
  if (lagMs > 0) await publishInside(tx, matchId);
}

/**
 * Publishes what has come out of the stream delay. Running twice at once publishes it once. Resolves to
 * the time of the next look: the delay and what is on air can change while something is held back.
 */
export async function publishDueVetoes(
  { database, vetoHook }: { database: Database; vetoHook: VetoHook },
  now: number,
): Promise<number | null> {
  const held = await repository.findHeldBack(database.db);
  for (const matchId of held)
    await database.transaction(async (tx) => {
      if (await publishDueVeto(tx, matchId, now)) await vetoHook(tx, { matchId, now });
    });
  return held.length === 0 ? null : now + LOOK_AGAIN_MS;
}

/**
 * By the delay and the series of now, whatever they were when the choice was made. False if nothing
 * is due.
 */
async function publishDueVeto(tx: Tx, matchId: string, now: number): Promise<boolean> {
  const stored = await repository.lockByMatch(tx, matchId);
  if (!stored || stored.heldSince === null) return false;
  const lagMs = await findLag(tx, matchId);
  const until = lagMs === 0 ? Number.POSITIVE_INFINITY : now - lagMs;
  if (stored.heldSince > until) return false;

  const heldSince = firstChoiceAfter(stored.state, until);
  await repository.updateHeldSince(tx, matchId, heldSince);
  await publishToEveryone(tx, matchId, { stored: { state: stored.state, heldSince }, lagMs });
  return true;
}

/** The event carries the whole veto, so that a page that missed some is correct with the next. */
async function publishToEveryone(
  tx: Tx,
  matchId: string,
  { stored, lagMs }: { stored: repository.StoredVeto; lagMs: number },
): Promise<void> {
  const veto = publishedView(stored, lagMs);
  await publish(tx, channels.match(matchId), 'veto.changed', { veto });
}

/** Only that something is new: those who may know it read it. */
async function publishInside(tx: Tx, matchId: string): Promise<void> {
  await publishToRoom(tx, matchId);
  await publish(tx, channels.staff(), 'veto.changed', { match: matchId });
}

/** What events have published, even if everyone may see more by now. */
function publishedView(stored: repository.StoredVeto, lagMs: number): VetoView {
  return toView(asOf(stored.state, publishedUntil(stored)), lagMs);
}

function publishedUntil({ heldSince }: repository.StoredVeto): number {
  return heldSince === null ? Number.POSITIVE_INFINITY : heldSince - 1;
}
