/** From a tournament bracket to the rows of its matches and stages. */

import {
  type Position,
  positionKey,
  type SlotSource,
  type StageState,
} from '@mes/domain/tournament/model/vocabulary';
import { plannedStarts } from '@mes/domain/tournament/schedule/planned-starts';
import { type Entry, entriesOf } from '@mes/domain/tournament/stages/chain';
import { entrantsOf, isStageOver } from '@mes/domain/tournament/stages/entrants';
import {
  create,
  type Match,
  matches,
  rounds,
  type Stage,
  setupProblem,
} from '@mes/domain/tournament/stages/stage';
import {
  type StageMatch,
  type TournamentBracket,
  withoutTeams,
} from '@mes/domain/tournament/tournament-bracket';
import type { BracketLinks, MatchDecision, MatchPlacement } from '../../matches/bracket/service';
import type { SlotOrigin } from '../../matches/tables';

export interface DrawnBracket {
  /** In order of play, with the matches of stages whose teams are not known yet. */
  readonly all: readonly StageMatch[];
  readonly names: BracketNames;
}

/** Every match of a bracket, each with an id. */
export function drawBracket(
  bracket: TournamentBracket,
  idOf: (stage: number, position: Position) => string,
): DrawnBracket {
  const whole = withPlaceholders(bracket);
  const all = sortByPlay(
    whole,
    whole.stages.flatMap(({ stage }, index) =>
      stage
        ? matches(stage).map((match) => ({
            stage: index,
            match: bracket.stages[index]!.stage ? match : withoutTeams(match),
          }))
        : [],
    ),
  );
  const ids = new Map(
    all.map(
      ({ stage, match: { position } }) =>
        [matchKey(stage, position), idOf(stage, position)] as const,
    ),
  );
  return { all, names: bracketNames(whole, ids, originsIn(bracket)) };
}

/** The columns of a stage's row that follow from the bracket. */
export function stageColumns(bracket: TournamentBracket, index: number) {
  const { stage } = bracket.stages[index]!;
  return {
    state: stateOf(bracket, index),
    entrants: (stage?.entrants ?? []).map(({ team, into }, seed) => ({
      team,
      seed: seed + 1,
      ...(into ? { into } : {}),
    })),
    dropped: stage ? [...stage.dropped.keys()].map((seed) => stage.entrants[seed]!.team) : [],
  };
}

function stateOf(bracket: TournamentBracket, index: number): StageState {
  const { stage } = bracket.stages[index]!;
  if (!stage && bracket.isEnded) return 'skipped';
  if (isStageOver(bracket, index)) return 'finished';
  return stage ? 'running' : 'waiting';
}

export function matchKey(stage: number, position: Position): string {
  return `${stage} ${positionKey(position)}`;
}

export interface BracketNames {
  /** Of matches, by stage and position. */
  readonly ids: ReadonlyMap<string, string>;
  /** Where the entrants of a stage come from, in order of seed. */
  readonly origins: (stage: number) => readonly EntryOrigin[];
  readonly rounds: readonly ReturnType<typeof roundsByKey>[];
  /** When a match was planned to start, before it was drawn. */
  readonly plannedStart: (stage: number, position: Position) => number | null;
}

export function bracketNames(
  bracket: TournamentBracket,
  ids: BracketNames['ids'],
  origins = originsIn(bracket),
): BracketNames {
  return {
    ids,
    origins,
    rounds: bracket.stages.map(({ stage }) => roundsByKey(stage)),
    plannedStart: startsIn(bracket),
  };
}

/** Computed on first use, because only new matches need it. */
function startsIn({ stages }: TournamentBracket): BracketNames['plannedStart'] {
  const known = new Map<number, ReadonlyMap<number, number>>();
  return (index, position) => {
    const stage = stages[index]?.stage;
    if (!stage) return null;
    const starts = known.get(index) ?? plannedStarts(stage);
    known.set(index, starts);
    return starts.get(positionKey(position)) ?? null;
  };
}

type EntryOrigin = Pick<Entry, 'from'>;

/** Computed on first use, because most results do not need it. */
function originsIn(bracket: TournamentBracket): BracketNames['origins'] {
  const known = new Map<number, readonly EntryOrigin[]>();
  return (stage) => {
    const origins =
      known.get(stage) ?? entrantsOf(bracket, stage) ?? entriesIn(bracket)[stage] ?? [];
    known.set(stage, origins);
    return origins;
  };
}

function entriesIn(bracket: TournamentBracket): Entry[][] {
  const settings = bracket.stages.map((each) => each.settings);
  return entriesOf(settings, bracket.stages[0]!.stage?.entrants.length ?? 0);
}

/** Fills stages whose teams are not known yet with placeholders, so that their matches can be numbered. */
function withPlaceholders(bracket: TournamentBracket): TournamentBracket {
  const entries = entriesIn(bracket);
  const stages = bracket.stages.map((each, index) => {
    if (each.stage) return each;
    const { settings } = each;
    const entrants = entries[index]!.map(({ into }, seed) => ({ team: `#${seed}`, into }));
    const playable = setupProblem(settings, entrants) === null;
    return { ...each, stage: playable ? create({ settings, entrants }) : null };
  });
  return { ...bracket, stages };
}

export function toPlacement({ stage, match }: StageMatch, names: BracketNames): MatchPlacement {
  const [a, b] = match.slots;
  return {
    id: names.ids.get(matchKey(stage, match.position))!,
    teamA: a.team,
    teamB: b.team,
    decision: decisionOf(match),
    links: linksOf({ stage, match }, names),
  };
}

/** Undefined for a Swiss match whose draw was taken back: its row keeps its round. */
function linksOf({ stage, match }: StageMatch, names: BracketNames): BracketLinks | undefined {
  const round = names.rounds[stage]!.get(roundKey(match.position));
  if (!round) return undefined;
  const idAt = (position: Position | null) =>
    position && (names.ids.get(matchKey(stage, position)) ?? null);
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

export function toNewRows(
  fresh: readonly StageMatch[],
  { tournamentId, names, now }: { tournamentId: string; names: BracketNames; now: number },
) {
  return fresh.map((found) => {
    const { stage, match } = found;
    const { part, group, round, index } = match.position;
    const { id, teamA, teamB } = toPlacement(found, names);
    const startsAt = names.plannedStart(stage, match.position);
    return {
      id,
      tournament: tournamentId,
      stage,
      part,
      group,
      round,
      index,
      ...linksOf(found, names)!,
      teamA,
      teamB,
      // A plan that is over by now would have teams miss their matches.
      startsAt: startsAt !== null && startsAt > now ? startsAt : null,
      state: 'scheduled' as const,
      revision: 1,
      createdAt: now,
    };
  });
}

function toOrigin(source: SlotSource, stage: number, { ids, origins }: BracketNames): SlotOrigin {
  if ('match' in source)
    return { type: source.type, match: ids.get(matchKey(stage, source.match))! };
  if (source.type !== 'seed') return source;
  const from = stage === 0 ? null : (origins(stage)[source.seed - 1]?.from ?? null);
  return from ? { type: 'placement', ...from } : source;
}

/** Public match numbers follow the order of play. */
export function sortByPlay(bracket: TournamentBracket, fresh: readonly StageMatch[]): StageMatch[] {
  const places = bracket.stages.map(({ stage }) => roundsByKey(stage));
  const placeOf = ({ stage, match }: StageMatch) =>
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

/** How the row of a match is decided. */
export function decisionOf({ state, result, automatic, winner }: Match): MatchDecision {
  if (state === 'waiting' || state === 'open') return { kind: 'open' };
  if (state === 'bye' || state === 'void') return { kind: 'unplayed', winner };
  if (automatic && result?.kind === 'forfeit') return { kind: 'forfeit', by: result.by };
  return { kind: 'given' };
}
