/** Brings a course out of the rows, and what changed in it back. The bracket is locked throughout. */

import { type Entry, entriesOf } from '@mes/domain/stages/chain';
import { create, matches, rounds, type Stage, setupProblem } from '@mes/domain/stages/stage';
import { type Position, positionKey, type SlotSource } from '@mes/domain/stages/vocabulary';
import type { Tx } from '../../platform/database/database';
import {
  add,
  type Doing,
  newMatchId,
  type Placed,
  place,
  type ResultChange,
  type Series,
  type Way,
} from '../matches/service';
import type { SlotOrigin } from '../matches/tables';
import { type Course, emptied, entering, type Found, type Step } from './course';
import { isOver } from './ending';
import type { BracketRow, StageRow } from './repository';
import * as repository from './repository';
import { decisionOf, positionOf, roundsOf, stageOf } from './restoring';

/** A bracket as the rows have it. */
export interface Kept {
  readonly tournament: string;
  readonly stages: readonly StageRow[];
  readonly matches: readonly BracketRow[];
  readonly course: Course;
}

/** `instead` is a match as it was before the change that is being carried on. */
export async function load(tx: Tx, tournament: string, instead?: Series): Promise<Kept> {
  const stages = await repository.lockStages(tx, tournament);
  const rows = await repository.findMatches(tx, tournament);
  const won = new Map(await repository.findRounds(tx, tournament));
  if (instead) won.set(instead.id, roundsOf(instead));
  const known = rows.map((row) =>
    row.id === instead?.id ? { ...instead, stage: row.stage } : row,
  );
  const course = stages.map((row) => ({
    settings: row.settings,
    tieBreaks: row.tieBreaks,
    stage: stageOf(row, {
      matches: known.filter(({ stage }) => stage === row.index),
      rounds: won,
    }),
  }));
  return { tournament, stages, matches: known, course };
}

/** Makes the rows of a bracket that was never drawn; later stages wait for their teams. */
export async function draw(tx: Tx, kept: Kept, { course }: Step, doing: Doing): Promise<void> {
  const whole = imagined(course);
  const all = inOrderOfPlay(
    whole,
    whole.flatMap(({ stage }, index) =>
      stage
        ? matches(stage).map((match) => ({
            stage: index,
            match: course[index]!.stage ? match : emptied(match),
          }))
        : [],
    ),
  );
  const ids = new Map(
    all.map(({ stage, match }) => [keyOf(stage, match.position), newMatchId()] as const),
  );
  const names = namesIn(whole, ids, berthsIn(course));
  await add(tx, newRows(kept, all, { names, now: doing.now }));
  const decided = all.filter(({ match }) => decisionOf(match).kind !== 'open');
  await place(
    tx,
    decided.map((found) => toPlaced(found, names)),
    doing,
  );
  await saveStages(tx, kept, course, doing.now);
}

/** Writes what a step changed. Answers the changes of matches, for their followers. */
export async function save(
  tx: Tx,
  kept: Kept,
  { course, changed }: Pick<Step, 'course' | 'changed'>,
  doing: Doing,
): Promise<ResultChange[]> {
  const known = new Map(kept.matches.map((row) => [keyOf(row.stage, positionOf(row)), row.id]));
  const latest = new Map(changed.map((found) => [keyOf(found.stage, found.match.position), found]));
  const fresh = inOrderOfPlay(
    course,
    [...latest].flatMap(([key, found]) => (known.has(key) ? [] : [found])),
  );
  const ids = new Map(known);
  for (const { stage, match } of fresh) ids.set(keyOf(stage, match.position), newMatchId());

  const names = namesIn(course, ids, berthsIn(course));
  if (fresh.length > 0) await add(tx, newRows(kept, fresh, { names, now: doing.now }));
  const placed = [...latest].flatMap(([key, found]) =>
    known.has(key) || decisionOf(found.match).kind !== 'open' ? [toPlaced(found, names)] : [],
  );
  const changes = await place(tx, [...placed, ...overtaken(kept, course)], doing);
  await saveStages(tx, kept, course, doing.now);
  return changes;
}

function keyOf(stage: number, position: Position): string {
  return `${stage} ${positionKey(position)}`;
}

interface Names {
  /** Of matches, by stage and position. */
  readonly ids: ReadonlyMap<string, string>;
  /** Where the entrants of a stage come from, in order of seed. */
  readonly berths: (stage: number) => readonly Berth[];
  readonly rounds: readonly ReturnType<typeof roundsByKey>[];
}

function namesIn(course: Course, ids: Names['ids'], berths: Names['berths']): Names {
  return { ids, berths, rounds: course.map(({ stage }) => roundsByKey(stage)) };
}

type Berth = Pick<Entry, 'from'>;

/** Most results need none of it: worked out when it is first asked for. */
function berthsIn(course: Course): Names['berths'] {
  const known = new Map<number, readonly Berth[]>();
  return (stage) => {
    const berths = known.get(stage) ?? entering(course, stage) ?? entriesIn(course)[stage] ?? [];
    known.set(stage, berths);
    return berths;
  };
}

function entriesIn(course: Course): Entry[][] {
  const settings = course.map((each) => each.settings);
  return entriesOf(settings, course[0]!.stage?.entrants.length ?? 0);
}

/** Puts something in the place of stages that nobody knows the teams of yet: enough to number them. */
function imagined(course: Course): Course {
  const entries = entriesIn(course);
  return course.map((each, index) => {
    if (each.stage) return each;
    const { settings } = each;
    const entrants = entries[index]!.map(({ into }, seed) => ({ team: `#${seed}`, into }));
    const playable = setupProblem(settings, entrants) === null;
    return { ...each, stage: playable ? create({ settings, entrants }) : null };
  });
}

function toPlaced({ stage, match }: Found, names: Names): Placed {
  const [a, b] = match.slots;
  return {
    id: names.ids.get(keyOf(stage, match.position))!,
    teamA: a.team,
    teamB: b.team,
    decision: decisionOf(match),
    way: wayOf({ stage, match }, names),
  };
}

/** A Swiss match whose draw was taken back keeps its round, though nobody plays it. */
function wayOf({ stage, match }: Found, names: Names): Way | undefined {
  const round = names.rounds[stage]!.get(roundKey(match.position));
  if (!round) return undefined;
  const idAt = (position: Position | null) =>
    position && (names.ids.get(keyOf(stage, position)) ?? null);
  return {
    originA: toOrigin(match.slots[0].source, stage, names),
    originB: toOrigin(match.slots[1].source, stage, names),
    winnerTo: idAt(match.winnerTo),
    loserTo: idAt(match.loserTo),
    roundName: round.name,
    bestOf: round.bestOf,
    vetoFormat: round.vetoFormat,
  };
}

function newRows(
  { tournament }: Pick<Kept, 'tournament'>,
  fresh: readonly Found[],
  { names, now }: { names: Names; now: number },
) {
  return fresh.map((found) => {
    const { stage, match } = found;
    const { part, group, round, index } = match.position;
    const { id, teamA, teamB } = toPlaced(found, names);
    return {
      id,
      tournament,
      stage,
      part,
      group,
      round,
      index,
      ...wayOf(found, names)!,
      teamA,
      teamB,
      state: 'scheduled' as const,
      revision: 1,
      createdAt: now,
    };
  });
}

function toOrigin(source: SlotSource, stage: number, { ids, berths }: Names): SlotOrigin {
  if ('match' in source) return { type: source.type, match: ids.get(keyOf(stage, source.match))! };
  if (source.type !== 'seed') return source;
  const from = stage === 0 ? null : (berths(stage)[source.seed - 1]?.from ?? null);
  return from ? { type: 'placement', ...from } : source;
}

/** Numbers people quote follow the order of play. */
function inOrderOfPlay(course: Course, fresh: readonly Found[]): Found[] {
  const places = course.map(({ stage }) => roundsByKey(stage));
  const placeOf = ({ stage, match }: Found) =>
    places[stage]!.get(roundKey(match.position))?.place ?? 0;
  return fresh.toSorted(
    (one, other) =>
      one.stage - other.stage ||
      placeOf(one) - placeOf(other) ||
      one.match.position.index - other.match.position.index,
  );
}

function roundsByKey(stage: Stage | null) {
  const all = stage ? rounds(stage) : [];
  return new Map(all.map((round, place) => [roundKey(round), { ...round, place }]));
}

function roundKey({ part, group, round }: Pick<Position, 'part' | 'group' | 'round'>): string {
  return `${part} ${group} ${round}`;
}

/** Rows of a stage that turned out smaller, or whose round was drawn anew with fewer matches. */
function overtaken(kept: Kept, course: Course): Placed[] {
  return kept.matches.flatMap((row) => {
    const stage = course[row.stage]?.stage;
    const isPlanned = stage?.plan.byPosition.has(positionKey(positionOf(row))) ?? true;
    if (isPlanned || stage === kept.course[row.stage]?.stage) return [];
    const decision = { kind: 'unplayed', winner: null } as const;
    return [{ id: row.id, teamA: null, teamB: null, decision }];
  });
}

async function saveStages(tx: Tx, kept: Kept, course: Course, now: number): Promise<void> {
  for (const [index, row] of kept.stages.entries()) {
    const { stage } = course[index]!;
    const state = isOver(course, index) ? 'finished' : stage ? 'running' : 'waiting';
    if (stage === kept.course[index]!.stage && state === row.state) continue;
    await repository.updateStage(tx, row, {
      state,
      entrants: (stage?.entrants ?? []).map(({ team, into }, seed) => ({
        team,
        seed: seed + 1,
        ...(into ? { into } : {}),
      })),
      dropped: stage ? [...stage.dropped.keys()].map((seed) => stage.entrants[seed]!.team) : [],
      updatedAt: now,
    });
  }
}
