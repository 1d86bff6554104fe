import { type DefuseMap, MAP_SLOTS } from '../maps/maps';
import { pick, type Random } from '../random/random';
import { otherTeam, SIDES, type Side, type TeamSlot } from '../series/team-slots';
import { BAN, DECIDER, PICK, VETO_SEQUENCES, type VetoFormat } from './formats';

/**
 * The map veto of a series. A state is plain data: what was chosen so far and whose turn it is. Every
 * function returns a new state or the reason why not, so that whatever a hostile or late client sends
 * changes nothing.
 */
export interface Veto {
  readonly format: VetoFormat;
  readonly pool: readonly DefuseMap[];
  /** Who has the first turn. */
  readonly first: TeamSlot;
  /** Tells the tokens of this veto from those of any other. */
  readonly nonce: string;
  /** How long a team has for each turn. */
  readonly turnMs: number;
  /** Counts turns and undoings, and never goes back: each turn has a token that was never used. */
  readonly step: number;
  readonly moves: readonly Move[];
  /** What fell to nobody, once the turns are used up. */
  readonly draw: Draw | null;
  readonly turn: Turn | null;
  /** The time that the turn has left; null while the clock runs. */
  readonly pausedWith: number | null;
}

export interface Turn {
  readonly slot: number;
  readonly by: TeamSlot;
  readonly chooses: 'map' | 'side';
  /** Sent back with the choice; another one does nothing. */
  readonly token: string;
  /** Null while paused. */
  readonly endsAt: number | null;
}

export type Choice =
  | { readonly kind: 'map'; readonly map: DefuseMap }
  /** The side on which the choosing team starts. */
  | { readonly kind: 'side'; readonly side: Side };

export interface Move {
  readonly slot: number;
  readonly by: TeamSlot;
  readonly choice: Choice;
  /** Time ran out and the server acted. */
  readonly automatic: boolean;
  readonly at: number;
  /** When the turn would have been over. */
  readonly endsAt: number;
}

export interface Draw {
  /** Null where the format has none. */
  readonly decider: DefuseMap | null;
  /** Where team A starts on the decider: a fair coin, since neither team has picked it. */
  readonly deciderSideA: Side | null;
  readonly leftOut: readonly DefuseMap[];
  readonly at: number;
}

export type Refusal =
  | 'finished'
  | 'paused'
  | 'not_paused'
  | 'stale_token'
  | 'not_your_turn'
  | 'too_late'
  | 'not_due'
  | 'choose_a_map'
  | 'choose_a_side'
  | 'map_not_in_pool'
  | 'map_taken'
  | 'nothing_to_undo';

export type Outcome =
  | { readonly ok: true; readonly veto: Veto }
  | { readonly ok: false; readonly reason: Refusal };

/** Unless the community gives its captains another time. */
export const TURN_MS = 60_000;

export interface Opening {
  readonly format: VetoFormat;
  readonly pool: readonly DefuseMap[];
  readonly nonce: string;
  readonly now: number;
  readonly first?: TeamSlot;
  readonly turnMs?: number;
}

export function open({ format, pool, nonce, now, first = 'A', turnMs = TURN_MS }: Opening): Veto {
  if (new Set(pool).size !== MAP_SLOTS || pool.length !== MAP_SLOTS)
    throw new RangeError(`A pool has ${MAP_SLOTS} different maps.`);
  const veto = {
    format,
    pool,
    first,
    nonce,
    turnMs,
    step: 0,
    moves: [],
    draw: null,
    pausedWith: null,
  };
  return { ...veto, turn: turnAfter({ ...veto, turn: null }, now) };
}

/** The higher seed has the first turn; a fair coin where seeds do not tell. */
export function firstBySeed(
  seeds: { readonly A: number | null; readonly B: number | null },
  random: Random,
): TeamSlot {
  if (seeds.A === null || seeds.B === null || seeds.A === seeds.B) return pick(random, ['A', 'B']);
  return seeds.A < seeds.B ? 'A' : 'B';
}

export interface Act {
  /** Staff act for the team whose turn it is. */
  readonly by: TeamSlot | 'staff';
  readonly token: string;
  readonly choice: Choice;
  readonly now: number;
  readonly random: Random;
}

export function act(veto: Veto, { by, token, choice, now, random }: Act): Outcome {
  const { turn } = veto;
  if (!turn) return refuse('finished');
  if (token !== turn.token) return refuse('stale_token');
  if (by !== 'staff' && by !== turn.by) return refuse('not_your_turn');
  if (!isRunning(turn)) return refuse('paused');
  if (now >= turn.endsAt) return refuse('too_late');

  const reason = whyNot(veto, turn, choice);
  if (reason) return refuse(reason);
  return { ok: true, veto: afterMove(veto, moveOf(turn, choice, now, false), random) };
}

/** Acts for a team whose time is up: any free map or either side, each equally likely. */
export function timeOut(veto: Veto, { now, random }: { now: number; random: Random }): Outcome {
  const { turn } = veto;
  if (!turn) return refuse('finished');
  if (!isRunning(turn)) return refuse('paused');
  if (now < turn.endsAt) return refuse('not_due');

  const choice: Choice =
    turn.chooses === 'map'
      ? { kind: 'map', map: pick(random, mapsLeft(veto)) }
      : { kind: 'side', side: pick(random, SIDES) };
  return { ok: true, veto: afterMove(veto, moveOf(turn, choice, now, true), random) };
}

/** Takes back the last choice and what was drawn after it; that turn starts anew, full time and all. */
export function undo(veto: Veto, now: number): Outcome {
  if (veto.moves.length === 0) return refuse('nothing_to_undo');
  const before = {
    ...veto,
    step: veto.step + 1,
    moves: veto.moves.slice(0, -1),
    draw: null,
    pausedWith: veto.pausedWith === null ? null : veto.turnMs,
  };
  return { ok: true, veto: { ...before, turn: turnAfter(before, now) } };
}

/** Stops the clock; nobody acts until `resume`. */
export function pause(veto: Veto, now: number): Outcome {
  const { turn } = veto;
  if (!turn) return refuse('finished');
  if (turn.endsAt === null) return refuse('paused');
  const pausedWith = Math.max(0, turn.endsAt - now);
  return { ok: true, veto: { ...veto, pausedWith, turn: { ...turn, endsAt: null } } };
}

/** Lets the turn go on with the time that it had left. */
export function resume(veto: Veto, now: number): Outcome {
  const { turn, pausedWith } = veto;
  if (!turn) return refuse('finished');
  if (pausedWith === null) return refuse('not_paused');
  const running = { ...turn, endsAt: now + pausedWith };
  return { ok: true, veto: { ...veto, pausedWith: null, turn: running } };
}

/** In the order of the pool. */
export function mapsLeft(veto: Pick<Veto, 'pool' | 'moves'>): DefuseMap[] {
  const taken = new Set(
    veto.moves.flatMap(({ choice }) => (choice.kind === 'map' ? [choice.map] : [])),
  );
  return veto.pool.filter((map) => !taken.has(map));
}

function whyNot(veto: Veto, turn: Turn, choice: Choice): Refusal | null {
  if (turn.chooses === 'side') return choice.kind === 'side' ? null : 'choose_a_side';
  if (choice.kind !== 'map') return 'choose_a_map';
  if (!veto.pool.includes(choice.map)) return 'map_not_in_pool';
  return mapsLeft(veto).includes(choice.map) ? null : 'map_taken';
}

type RunningTurn = Turn & { readonly endsAt: number };

function isRunning(turn: Turn): turn is RunningTurn {
  return turn.endsAt !== null;
}

function moveOf(turn: RunningTurn, choice: Choice, at: number, automatic: boolean): Move {
  return { slot: turn.slot, by: turn.by, choice, automatic, at, endsAt: turn.endsAt };
}

function afterMove(veto: Veto, move: Move, random: Random): Veto {
  const next = { ...veto, step: veto.step + 1, moves: [...veto.moves, move] };
  const turn = turnAfter(next, move.at);
  return { ...next, turn, draw: turn ? null : drawRest(next, move.at, random) };
}

/** Of the turn that is on after so many steps. */
export function tokenOf({ nonce, step }: Pick<Veto, 'nonce' | 'step'>): string {
  return `${nonce}.${step}`;
}

/** Bans and picks alternate; after a pick the other team chooses the side on that map. */
function turnAfter(veto: Veto, now: number): Turn | null {
  const token = tokenOf(veto);
  const endsAt = veto.pausedWith === null ? now + veto.turnMs : null;

  const last = veto.moves.at(-1);
  const codes = VETO_SEQUENCES[veto.format];
  if (last?.choice.kind === 'map' && codes[last.slot] === PICK)
    return { slot: last.slot, by: otherTeam(last.by), chooses: 'side', token, endsAt };

  const slot = last ? last.slot + 1 : 0;
  if (codes[slot] !== BAN && codes[slot] !== PICK) return null;
  const by = slot % 2 === 0 ? veto.first : otherTeam(veto.first);
  return { slot, by, chooses: 'map', token, endsAt };
}

function drawRest(veto: Veto, at: number, random: Random): Draw {
  const left = mapsLeft(veto);
  if (!VETO_SEQUENCES[veto.format].includes(DECIDER))
    return { decider: null, deciderSideA: null, leftOut: left, at };
  const decider = pick(random, left);
  const leftOut = left.filter((map) => map !== decider);
  return { decider, deciderSideA: pick(random, SIDES), leftOut, at };
}

function refuse(reason: Refusal): Outcome {
  return { ok: false, reason };
}
