/** From a course to the rows of its matches and stages. Pure. */

import {
  type Position,
  positionKey,
  type SlotSource,
} from '@mes/domain/tournament/model/vocabulary';
import { type Entry, entriesOf } from '@mes/domain/tournament/stages/chain';
import {
  create,
  matches,
  rounds,
  type Stage,
  setupProblem,
} from '@mes/domain/tournament/stages/stage';
import type { BracketLinks, MatchPlacement } from '../matches/bracket/service';
import type { SlotOrigin } from '../matches/tables';
import { type Course, emptied, entering, type Found } from './course';
import { isOver } from './ending';
import { decisionOf } from './restoring';

export interface Drawn {
  /** In order of play, with the matches of stages whose teams are not known yet. */
  readonly all: readonly Found[];
  readonly names: Names;
}

/** Every match that a course has now, each with an id. */
export function drawnFrom(
  course: Course,
  idOf: (stage: number, position: Position) => string,
): Drawn {
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
    all.map(
      ({ stage, match: { position } }) => [keyOf(stage, position), idOf(stage, position)] as const,
    ),
  );
  return { all, names: namesIn(whole, ids, berthsIn(course)) };
}

/** How the row of a stage has to stand. */
export function standingOf(course: Course, index: number) {
  const { stage } = course[index]!;
  return {
    state: isOver(course, index)
      ? ('finished' as const)
      : stage
        ? ('running' as const)
        : ('waiting' as const),
    entrants: (stage?.entrants ?? []).map(({ team, into }, seed) => ({
      team,
      seed: seed + 1,
      ...(into ? { into } : {}),
    })),
    dropped: stage ? [...stage.dropped.keys()].map((seed) => stage.entrants[seed]!.team) : [],
  };
}

export function keyOf(stage: number, position: Position): string {
  return `${stage} ${positionKey(position)}`;
}

export interface Names {
  /** Of matches, by stage and position. */
  readonly ids: ReadonlyMap<string, string>;
  /** Where the entrants of a stage come from, in order of seed. */
  readonly berths: (stage: number) => readonly Berth[];
  readonly rounds: readonly ReturnType<typeof roundsByKey>[];
}

export function namesIn(course: Course, ids: Names['ids'], berths = berthsIn(course)): Names {
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

export function toPlaced({ stage, match }: Found, names: Names): MatchPlacement {
  const [a, b] = match.slots;
  return {
    id: names.ids.get(keyOf(stage, match.position))!,
    teamA: a.team,
    teamB: b.team,
    decision: decisionOf(match),
    links: wayOf({ stage, match }, names),
  };
}

/** A Swiss match whose draw was taken back keeps its round, though nobody plays it. */
function wayOf({ stage, match }: Found, names: Names): BracketLinks | undefined {
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

export function newRows(
  fresh: readonly Found[],
  { tournament, names, now }: { tournament: string; names: Names; now: number },
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
export function inOrderOfPlay(course: Course, fresh: readonly Found[]): Found[] {
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
