/**
 * A Swiss stage as a board: a column for each round and one for what comes after the last, in it a
 * box for each record, best on top. A box stands in the round that teams with its record play, or
 * would play if they had not reached a target: three wins without a loss stand in the fourth column.
 */
import type { SwissTarget } from '../model/vocabulary';
import {
  isStepOver,
  recordOf,
  type SwissMatch,
  type SwissRecord,
  type SwissRound,
  type SwissStep,
  swissPaths,
} from './records';
import { playsOn, roundCount } from './rounds';

/**
 * - `playing`: its teams play the round of the column
 * - `qualified`, `eliminated`: its teams have reached a target
 * - `final`: all rounds are played; places decide who goes on
 */
export type BoxKind = 'playing' | 'qualified' | 'eliminated' | 'final';

/** What a match of the box decides for its winner and its loser. */
export type BoxStake = 'through' | 'out' | 'decider' | null;

export interface SwissBox<M extends SwissMatch = SwissMatch> {
  /** Null for matches of teams whose record is not known, because results are hidden. */
  readonly record: SwissRecord | null;
  readonly kind: BoxKind;
  readonly stake: BoxStake;
  readonly matches: readonly M[];
  /** Who has arrived here; of a box that is played, those that are not drawn yet. */
  readonly teams: readonly string[];
  /** How many teams come here if equal records win half of their matches. */
  readonly expected: number;
}

export interface SwissColumn<M extends SwissMatch = SwissMatch> {
  /** From 1; the last column comes after the last round. */
  readonly round: number;
  readonly isAfterLast: boolean;
  readonly isDrawn: boolean;
  readonly boxes: readonly SwissBox<M>[];
}

export function swissBoard<M extends SwissMatch>({
  rounds,
  teams,
  target,
}: {
  rounds: readonly SwissRound<M>[];
  /** How many teams play the stage. */
  teams: number;
  target: SwissTarget;
}): readonly SwissColumn<M>[] {
  const last = roundCount(target);
  const paths = swissPaths(rounds);
  const expected = expectedTeams(target, teams);
  return Array.from({ length: last + 1 }, (_, place): SwissColumn<M> => {
    const round = place + 1;
    const matches = rounds.find((each) => each.round === round)?.matches ?? [];
    const drawn = matches.filter(({ slots }) => slots.some(({ team }) => team !== null));
    const isAfterLast = round > last;
    const isDrawn = drawn.length > 0;
    const boxes = new Map<string, Box<M>>();
    for (const [key, count] of expected[place]!) boxes.set(key, newBox(recordIn(key), count));
    for (const match of drawn) boxIn(boxes, recordOfMatch(match, round, paths)).matches.push(match);
    for (const [team, path] of paths) {
      const record = recordBefore(path, round);
      if (!record || path.some((step) => step.round >= round)) continue;
      const isHere = isAfterLast || !isPlaying(record, target) || !isDrawn;
      if (isHere) boxIn(boxes, record).teams.push(team);
    }
    return {
      round,
      isAfterLast,
      isDrawn,
      boxes: [...boxes.values()]
        .filter((box) => !isDrawn || !isEmpty(box) || !isPlaying(box.record, target))
        .map((box) => ({ ...box, ...judge(box.record, { target, isAfterLast }) }))
        .sort((one, other) => compareRecords(one.record, other.record)),
    };
  });
}

interface Box<M> {
  readonly record: SwissRecord | null;
  readonly matches: M[];
  readonly teams: string[];
  readonly expected: number;
}

function newBox<M>(record: SwissRecord | null, expected: number): Box<M> {
  return { record, matches: [], teams: [], expected };
}

function boxIn<M>(boxes: Map<string, Box<M>>, record: SwissRecord | null): Box<M> {
  const key = record ? keyOf(record) : 'hidden';
  const known = boxes.get(key);
  if (known) return known;
  const box = newBox<M>(record, 0);
  boxes.set(key, box);
  return box;
}

function isEmpty({ matches, teams }: Box<unknown>): boolean {
  return matches.length === 0 && teams.length === 0;
}

/** The better record of the two teams: where records are odd, one plays across. */
function recordOfMatch<M extends SwissMatch>(
  { slots }: M,
  round: number,
  paths: ReadonlyMap<string, readonly SwissStep<M>[]>,
): SwissRecord | null {
  const records = slots.flatMap(({ team }) =>
    team ? [recordBefore(paths.get(team.name) ?? [], round)] : [],
  );
  if (records.includes(null)) return null;
  return records.toSorted(compareRecords)[0] ?? null;
}

/** Null while an earlier match of the team has no result, or a hidden one; it plays every round. */
function recordBefore(path: readonly SwissStep[], round: number): SwissRecord | null {
  const before = path.filter((step) => step.round < round);
  return before.length === round - 1 && before.every(isStepOver) ? recordOf(before) : null;
}

function isPlaying(record: SwissRecord | null, target: SwissTarget): boolean {
  return record === null || playsOn(record, target);
}

function judge(
  record: SwissRecord | null,
  { target, isAfterLast }: { target: SwissTarget; isAfterLast: boolean },
): { kind: BoxKind; stake: BoxStake } {
  if (target.kind === 'rounds' || record === null)
    return { kind: isAfterLast ? 'final' : 'playing', stake: null };
  if (record.wins >= target.wins) return { kind: 'qualified', stake: null };
  if (record.losses >= target.losses) return { kind: 'eliminated', stake: null };
  if (isAfterLast) return { kind: 'final', stake: null };
  const canGoThrough = record.wins === target.wins - 1;
  const canGoOut = record.losses === target.losses - 1;
  const stake = canGoThrough && canGoOut ? 'decider' : canGoThrough ? 'through' : null;
  return { kind: 'playing', stake: stake ?? (canGoOut ? 'out' : null) };
}

/** More points first, as in the table; then fewer losses; hidden records last. */
function compareRecords(one: SwissRecord | null, other: SwissRecord | null): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  return pointsOf(other) - pointsOf(one) || one.losses - other.losses;
}

function pointsOf({ wins, draws }: SwissRecord): number {
  return wins * 3 + draws;
}

function keyOf({ wins, draws, losses }: SwissRecord): string {
  return `${wins} ${draws} ${losses}`;
}

function recordIn(key: string): SwissRecord {
  const [wins, draws, losses] = key.split(' ').map(Number);
  return { wins: wins!, draws: draws!, losses: losses! };
}

/** For each column how many teams come to which record, if equal records win half of their matches. */
function expectedTeams(target: SwissTarget, teams: number): Map<string, number>[] {
  let playing = new Map([[keyOf({ wins: 0, draws: 0, losses: 0 }), teams]]);
  const columns = [new Map(playing)];
  for (let round = 1; round <= roundCount(target); round++) {
    const column = new Map<string, number>();
    const add = (record: SwissRecord, count: number) => {
      const key = keyOf(record);
      if (count > 0) column.set(key, (column.get(key) ?? 0) + count);
    };
    for (const [key, count] of playing) {
      const record = recordIn(key);
      add({ ...record, wins: record.wins + 1 }, Math.ceil(count / 2));
      add({ ...record, losses: record.losses + 1 }, Math.floor(count / 2));
    }
    columns.push(column);
    playing = new Map([...column].filter(([key]) => playsOn(recordIn(key), target)));
  }
  return columns;
}
