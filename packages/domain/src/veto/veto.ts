import { type DefuseMap, MAP_SLOTS } from '../maps/maps';
import { pick, type Random } from '../random/random';
import { otherTeam, SIDES, type Side, type TeamSlot } from '../series/team-slots';
import { BAN, DECIDER, PICK, VETO_SEQUENCES, type VetoFormat } from './formats';

/**
 * The map veto of a series. The state is plain data: the choices so far and the current turn. Every
 * function returns a new state or a problem, so that invalid or late input has no effect.
 */
export interface Veto {
  readonly format: VetoFormat;
  readonly pool: readonly DefuseMap[];
  /** The team with the first turn. */
  readonly first: TeamSlot;
  /** Makes the tokens of this veto unique. */
  readonly nonce: string;
  /** The time for each turn. */
  readonly turnMs: number;
  /** Counts turns and undos and never decreases, so that each turn has a new token. */
  readonly step: number;
  readonly moves: readonly Move[];
  /** The result of the draw after the last turn. */
  readonly draw: Draw | null;
  readonly turn: Turn | null;
  /** The remaining time of the turn while paused; null while the clock runs. */
  readonly pausedWith: number | null;
}

export interface Turn {
  readonly slot: number;
  readonly by: TeamSlot;
  readonly chooses: 'map' | 'side';
  /** Sent with the choice; a stale token has no effect. */
  readonly token: string;
  /** Null while paused. */
  readonly endsAt: number | null;
}

export type Choice =
  | { readonly kind: 'map'; readonly map: DefuseMap }
  /** The starting side of the choosing team. */
  | { readonly kind: 'side'; readonly side: Side };

export interface Move {
  readonly slot: number;
  readonly by: TeamSlot;
  readonly choice: Choice;
  /** Chosen by the server after a timeout. */
  readonly automatic: boolean;
  readonly at: number;
  /** The deadline of the turn. */
  readonly endsAt: number;
}

export interface Draw {
  /** Null if the format has none. */
  readonly decider: DefuseMap | null;
  /** The starting side of team A on the decider; drawn, because neither team picked the map. */
  readonly deciderSideA: Side | null;
  readonly leftOut: readonly DefuseMap[];
  readonly at: number;
}

export type VetoProblem =
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

export type VetoResult =
  | { readonly ok: true; readonly veto: Veto }
  | { readonly ok: false; readonly reason: VetoProblem };

/** The default time for a turn. */
export const TURN_MS = 60_000;

export interface VetoOptions {
  readonly format: VetoFormat;
  readonly pool: readonly DefuseMap[];
  readonly nonce: string;
  readonly now: number;
  readonly first?: TeamSlot;
  readonly turnMs?: number;
}

export function openVeto({
  format,
  pool,
  nonce,
  now,
  first = 'A',
  turnMs = TURN_MS,
}: VetoOptions): Veto {
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
  return { ...veto, turn: nextTurn({ ...veto, turn: null }, now) };
}

interface Seeds {
  readonly A: number | null;
  readonly B: number | null;
}

/** The higher seed has the first turn; null where it is drawn. */
export function firstBySeed({ A, B }: Seeds): TeamSlot | null {
  if (A === null || B === null || A === B) return null;
  return A < B ? 'A' : 'B';
}

/** The higher seed has the first turn; drawn if there is none. */
export function firstTurnBySeed(seeds: Seeds, random: Random): TeamSlot {
  return firstBySeed(seeds) ?? pick(random, ['A', 'B']);
}

export interface ChoiceInput {
  /** Staff choose for the team whose turn it is. */
  readonly by: TeamSlot | 'staff';
  readonly token: string;
  readonly choice: Choice;
  readonly now: number;
  readonly random: Random;
}

export function choose(veto: Veto, { by, token, choice, now, random }: ChoiceInput): VetoResult {
  const { turn } = veto;
  if (!turn) return refuse('finished');
  if (token !== turn.token) return refuse('stale_token');
  if (by !== 'staff' && by !== turn.by) return refuse('not_your_turn');
  if (!isRunning(turn)) return refuse('paused');
  if (now >= turn.endsAt) return refuse('too_late');

  const problem = choiceProblem(veto, turn, choice);
  if (problem) return refuse(problem);
  return { ok: true, veto: applyMove(veto, createMove(turn, choice, now, false), random) };
}

/** Chooses for a team after its deadline: a random remaining map or side. */
export function applyTimeout(
  veto: Veto,
  { now, random }: { now: number; random: Random },
): VetoResult {
  const { turn } = veto;
  if (!turn) return refuse('finished');
  if (!isRunning(turn)) return refuse('paused');
  if (now < turn.endsAt) return refuse('not_due');

  const choice: Choice =
    turn.chooses === 'map'
      ? { kind: 'map', map: pick(random, remainingMaps(veto)) }
      : { kind: 'side', side: pick(random, SIDES) };
  return { ok: true, veto: applyMove(veto, createMove(turn, choice, now, true), random) };
}

/** Reverts the last choice and the draw after it. The turn restarts with its full time. */
export function undo(veto: Veto, now: number): VetoResult {
  if (veto.moves.length === 0) return refuse('nothing_to_undo');
  const before = {
    ...veto,
    step: veto.step + 1,
    moves: veto.moves.slice(0, -1),
    draw: null,
    pausedWith: veto.pausedWith === null ? null : veto.turnMs,
  };
  return { ok: true, veto: { ...before, turn: nextTurn(before, now) } };
}

/** Stops the clock; no choices are accepted until `resume`. */
export function pause(veto: Veto, now: number): VetoResult {
  const { turn } = veto;
  if (!turn) return refuse('finished');
  if (turn.endsAt === null) return refuse('paused');
  const pausedWith = Math.max(0, turn.endsAt - now);
  return { ok: true, veto: { ...veto, pausedWith, turn: { ...turn, endsAt: null } } };
}

/** Continues the turn with its remaining time. */
export function resume(veto: Veto, now: number): VetoResult {
  const { turn, pausedWith } = veto;
  if (!turn) return refuse('finished');
  if (pausedWith === null) return refuse('not_paused');
  const running = { ...turn, endsAt: now + pausedWith };
  return { ok: true, veto: { ...veto, pausedWith: null, turn: running } };
}

/** In the order of the pool. */
export function remainingMaps(veto: Pick<Veto, 'pool' | 'moves'>): DefuseMap[] {
  const taken = new Set(
    veto.moves.flatMap(({ choice }) => (choice.kind === 'map' ? [choice.map] : [])),
  );
  return veto.pool.filter((map) => !taken.has(map));
}

function choiceProblem(veto: Veto, turn: Turn, choice: Choice): VetoProblem | null {
  if (turn.chooses === 'side') return choice.kind === 'side' ? null : 'choose_a_side';
  if (choice.kind !== 'map') return 'choose_a_map';
  if (!veto.pool.includes(choice.map)) return 'map_not_in_pool';
  return remainingMaps(veto).includes(choice.map) ? null : 'map_taken';
}

type RunningTurn = Turn & { readonly endsAt: number };

function isRunning(turn: Turn): turn is RunningTurn {
  return turn.endsAt !== null;
}

function createMove(turn: RunningTurn, choice: Choice, at: number, automatic: boolean): Move {
  return { slot: turn.slot, by: turn.by, choice, automatic, at, endsAt: turn.endsAt };
}

function applyMove(veto: Veto, move: Move, random: Random): Veto {
  const next = { ...veto, step: veto.step + 1, moves: [...veto.moves, move] };
  const turn = nextTurn(next, move.at);
  return { ...next, turn, draw: turn ? null : drawRest(next, move.at, random) };
}

/** The token of the current turn. */
export function turnToken({ nonce, step }: Pick<Veto, 'nonce' | 'step'>): string {
  return `${nonce}.${step}`;
}

/** Bans and picks alternate; after a pick the other team chooses the side on that map. */
function nextTurn(veto: Veto, now: number): Turn | null {
  const token = turnToken(veto);
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
  const remaining = remainingMaps(veto);
  if (!VETO_SEQUENCES[veto.format].includes(DECIDER))
    return { decider: null, deciderSideA: null, leftOut: remaining, at };
  const decider = pick(random, remaining);
  const leftOut = remaining.filter((map) => map !== decider);
  return { decider, deciderSideA: pick(random, SIDES), leftOut, at };
}

function refuse(reason: VetoProblem): VetoResult {
  return { ok: false, reason };
}
