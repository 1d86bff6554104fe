/** One turn of the queue: under the lock, load what the rules need, let them decide, save. */
import {
  type AdmissionSettings,
  entriesToLoad,
  moveSlotsEarlier,
  NO_WAIT,
  processBatch,
  type QueueEntry,
  type QueueLoad,
  type QueueState,
  type QueueTicket,
  ticketOf,
} from '@mes/domain/queue/queue';
import type { Tx } from '../../../platform/database/database';
import type { TurnCounts } from '../history/service';
import type { SeenVisitor, StateRow } from '../repository';
import * as repository from '../repository';

/** The answer to an arriving visitor, and whether the visitor is admitted now. */
export interface QueuePlace {
  readonly ticket: QueueTicket;
  readonly admitted: boolean;
}

interface Turn {
  /** Who asks to enter, in order of arrival; nobody when only time has passed. */
  readonly identifiers: readonly string[];
  /** Admitted visitors who were seen since their last heartbeat was saved. */
  readonly heartbeats: (now: number) => readonly SeenVisitor[];
  readonly settings: (tx: Tx) => Promise<AdmissionSettings>;
  readonly clock: () => number;
  /** Called within the transaction. */
  readonly onCounts: (counts: TurnCounts) => void;
  readonly random: () => number;
}

interface Moment {
  readonly settings: AdmissionSettings;
  readonly now: number;
}

const AT_ONCE: QueuePlace = { ticket: NO_WAIT, admitted: true };
const NO_LOAD: QueueLoad = { active: 0, reserved: 0 };

export async function takeTurn(tx: Tx, turn: Turn): Promise<ReadonlyMap<string, QueuePlace>> {
  const row = await repository.lockState(tx);
  const settings = await turn.settings(tx);
  // Only now: a turn that waited for its lock must not hand out times that have passed.
  const now = turn.clock();
  if (!settings.enabled) return new Map(turn.identifiers.map((each) => [each, AT_ONCE]));

  await repository.saveHeartbeats(tx, turn.heartbeats(now));
  const before = await withRaisedRate(tx, row, { settings, now });
  const { state, entries, changed } = processBatch(
    before,
    await load(tx, before, { identifiers: turn.identifiers, settings, now }),
    { settings, now, random: turn.random },
  );
  await repository.saveAll(tx, changed);
  await repository.updateState(tx, { ...state, rate: settings.admissionsPerMinute });
  turn.onCounts({
    arrivals: state.nextSequence - before.nextSequence,
    waits: changed
      .filter(({ admitted }) => admitted === now)
      .map(({ entered }) => Math.max(0, now - entered)),
  });
  return toPlaces(tx, entries, { state, settings, now });
}

/** A rate that was raised since the last turn also moves slots that are already given. */
async function withRaisedRate(
  tx: Tx,
  row: StateRow,
  { settings, now }: Moment,
): Promise<QueueState> {
  const { nextSequence, lastSlot, carry, poolFrom } = row;
  const state: QueueState = { nextSequence, lastSlot, carry, poolFrom };
  if (settings.admissionsPerMinute <= row.rate) return state;
  const reserved = await repository.findReserved(tx, now);
  const sooner = moveSlotsEarlier(state, reserved, { settings, now });
  await repository.saveAll(tx, sooner.changed);
  return sooner.state;
}

async function load(
  tx: Tx,
  state: QueueState,
  { identifiers, settings, now }: Moment & { identifiers: readonly string[] },
) {
  // Only a cap asks how many there are.
  const counted = settings.maxActive === null ? NO_LOAD : await repository.countLoad(tx, now);
  const { poolFrom, waiting } = entriesToLoad(state, { settings, now, load: counted });
  return {
    identifiers,
    known: await repository.findByIdentifiers(tx, identifiers),
    waiting: await repository.findWaiting(tx, { now, limit: waiting }),
    pool: poolFrom === null ? [] : await repository.findPool(tx, poolFrom),
    load: counted,
  };
}

async function toPlaces(
  tx: Tx,
  entries: readonly QueueEntry[],
  { state, settings, now }: Moment & { state: QueueState },
): Promise<ReadonlyMap<string, QueuePlace>> {
  const aheadOf = await countAhead(tx, entries, { state, now });
  return new Map(
    entries.map((entry) => [
      entry.identifier,
      {
        ticket: ticketOf(entry, { state, settings, now, ahead: aheadOf(entry) }),
        admitted: entry.admitted !== null,
      },
    ]),
  );
}

async function countAhead(
  tx: Tx,
  entries: readonly QueueEntry[],
  { state, now }: { state: QueueState; now: number },
): Promise<(entry: QueueEntry) => number> {
  const waiting = entries.filter(({ slot }) => slot === null);
  if (waiting.length === 0) return () => 0;

  const isPooled = ({ sequence }: QueueEntry) =>
    state.poolFrom !== null && sequence >= state.poolFrom;
  const others = waiting.some(isPooled) ? (await repository.countPlaces(tx, now)) - 1 : 0;
  const inLine = waiting.filter((entry) => !isPooled(entry)).map(({ identifier }) => identifier);
  const ahead =
    inLine.length > 0
      ? await repository.countAhead(tx, { identifiers: inLine, now })
      : new Map<string, number>();
  return (entry) => (isPooled(entry) ? others : (ahead.get(entry.identifier) ?? 0));
}
