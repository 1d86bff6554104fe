/**
 * What has happened in a tournament and what still can: by round for brackets, by place for groups.
 * It is made once for a state of the tournament; every prediction is scored against it.
 */
import type { Stage } from '../tournament/model/state';
import type { BracketPart } from '../tournament/model/vocabulary';
import { entriesOf, type Place } from '../tournament/stages/chain';
import { entrantsOf, isStageOver } from '../tournament/stages/entrants';
import { isFinished } from '../tournament/stages/finished';
import type { TournamentBracket } from '../tournament/tournament-bracket';
import { type PlaceOutlook, placesOf } from './places';
import { isElimination, isReset, plannedStages } from './questions';
import { type Reach, reachesOf } from './reach';

/** Whoever wins a match of the round counts, in whichever match of it. */
export interface RoundOutlook {
  readonly winners: ReadonlySet<string>;
  /** Teams that have lost in it. */
  readonly losers: ReadonlySet<string>;
  /** Teams that can still win in it. */
  readonly candidates: ReadonlySet<string>;
  readonly isOver: boolean;
}

export interface StageOutlook {
  /** By `roundKey`. */
  readonly rounds: ReadonlyMap<string, RoundOutlook>;
  /** By team, of those who are in the stage or can still come into it. */
  readonly places: ReadonlyMap<string, PlaceOutlook>;
  readonly isOver: boolean;
}

export type Outlook = readonly StageOutlook[];

/** Rounds count from the end: a stage that fewer teams reach than planned has no first round. */
export function roundKey(part: BracketPart, roundsLeft: number): string {
  return `${part} ${roundsLeft}`;
}

export function outlookOf(bracket: TournamentBracket): Outlook {
  const settings = bracket.stages.map((each) => each.settings);
  const teamCount = bracket.stages[0]!.stage?.entrants.length ?? 0;
  const planned = plannedStages(settings, teamCount);
  const entries = entriesOf(settings, teamCount);
  const all: StageView[] = [];
  bracket.stages.forEach(({ stage }, index) => {
    const known = stage && { stage, entrants: stage.entrants.map(({ team }) => new Set([team])) };
    const expected = () => expectStage(bracket, index, { planned, entries, before: all });
    const view = known ?? expected();
    all.push(view ? viewOf(view, { stage, bracket }) : GONE);
  });
  return all.map(({ outlook }) => outlook);
}

interface StageView {
  readonly outlook: StageOutlook;
  readonly teamsAt: (place: Place) => ReadonlySet<string>;
}

const GONE: StageView = {
  outlook: { rounds: new Map(), places: new Map(), isOver: true },
  teamsAt: () => new Set(),
};

interface FilledStage {
  readonly stage: Stage;
  readonly entrants: readonly ReadonlySet<string>[];
}

/** A stage that has not begun, with everyone who can still come into it; null if it will not be played. */
function expectStage(
  bracket: TournamentBracket,
  index: number,
  {
    planned,
    entries,
    before,
  }: {
    planned: readonly (Stage | null)[];
    entries: ReturnType<typeof entriesOf>;
    before: readonly StageView[];
  },
): FilledStage | null {
  const stage = planned[index];
  if (!stage || bracket.isEnded || isStageOver(bracket, index)) return null;
  const decided = entrantsOf(bracket, index);
  // Too few for its groups: staff decide how it is played, so anyone may end anywhere.
  const anyone = decided && new Set(decided.map(({ team }) => team));
  const entrants = entries[index]!.map(
    ({ from }) => anyone ?? (from ? before[from.stage]!.teamsAt(from) : new Set<string>()),
  );
  return { stage, entrants };
}

function viewOf(
  filled: FilledStage,
  { stage, bracket }: { stage: Stage | null; bracket: TournamentBracket },
): StageView {
  const reaches = reachesOf(filled.stage, filled.entrants);
  const places = placesOf({ ...filled, isBegun: stage !== null, reaches });
  return {
    outlook: {
      rounds: isElimination(filled.stage.settings) ? roundsOf(filled.stage, reaches) : new Map(),
      places,
      isOver: stage !== null && isFinished(stage),
    },
    teamsAt: ({ group, place }) => teamsAt(places, { group, place, dropped: bracket.dropped }),
  };
}

/** Where a team left after its stage was over, those behind it may move up. */
function teamsAt(
  places: ReadonlyMap<string, PlaceOutlook>,
  { group, place, dropped }: { group: number | null; place: number; dropped: readonly string[] },
): ReadonlySet<string> {
  const left = new Set(dropped);
  const own = [...places].filter(([, each]) => each.groups === null || each.groups.has(group ?? 0));
  const gone = own.filter(([team, { isOut }]) => left.has(team) && !isOut).length;
  return new Set(
    own.flatMap(([team, { best, worst, isOut }]) =>
      !isOut && !left.has(team) && best - gone <= place && place <= worst ? [team] : [],
    ),
  );
}

function roundsOf(stage: Stage, reaches: readonly Reach[]): Map<string, RoundOutlook> {
  const rounds = new Map<string, RoundOutlook>();
  for (const { part, round, of, nodes } of stage.plan.rounds) {
    if (isReset({ part, round })) continue;
    const own = nodes.map((node) => reaches[node]!);
    const key = roundKey(part, part === 'grand_final' ? 0 : of - round);
    rounds.set(key, part === 'grand_final' ? finalOf(stage, reaches, own[0]!) : roundOf(own));
  }
  return rounds;
}

function roundOf(reaches: readonly Reach[]): RoundOutlook {
  const decided = reaches.filter(({ isDecided }) => isDecided);
  const open = reaches.filter(({ isDecided }) => !isDecided);
  return {
    winners: new Set(decided.flatMap(({ winners }) => [...winners])),
    losers: new Set(decided.flatMap(({ losers }) => [...losers])),
    candidates: new Set(open.flatMap(({ winners }) => [...winners])),
    isOver: open.length === 0,
  };
}

/** With its reset, if that may be played. */
function finalOf({ plan }: Stage, reaches: readonly Reach[], first: Reach): RoundOutlook {
  const again = plan.nodes.findIndex(({ position }) => isReset(position));
  const reset = reaches[again];
  if (!reset || (first.isDecided && first.champions.size > 0)) return roundOf([first]);
  if (first.isDecided) return roundOf([reset]);
  return {
    winners: new Set(),
    losers: new Set(),
    candidates: new Set([...first.champions, ...reset.winners]),
    isOver: false,
  };
}
