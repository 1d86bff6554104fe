/** Which part of a bracket a scene shows, and how large: what does not fit is left out from the start. */
import type { Bracket, BracketRound, BracketStage } from '@mes/client/bracket';
import { type BracketLayout, type BracketMetrics, layoutBracket } from '@mes/ui/bracket/layout';

export interface BracketView {
  readonly layout: BracketLayout;
  readonly metrics: BracketMetrics;
  readonly scale: number;
}

export interface Room {
  readonly width: number;
  readonly height: number;
}

const NODE = { nodeWidth: 480, nodeHeight: 140, metaHeight: 0, headerHeight: 64 };

/** From roomy to tight; where two give the same size the first one is taken. */
const SPACINGS: readonly BracketMetrics[] = [
  { ...NODE, columnGap: 144, rowGap: 62, partGap: 60 },
  { ...NODE, columnGap: 104, rowGap: 50, partGap: 40 },
  { ...NODE, columnGap: 72, rowGap: 44, partGap: 24 },
];

const WIDEST_GAP = 200;
/** A bracket of four teams must not look like a poster. */
const LARGEST_SCALE = 1.3;

/** Names are 46 px in a node of full size and must not fall below 25. */
const SMALLEST_SCALE = 0.55;
/** Matches one below the other that are legible still. */
const COLUMN = 8;

/** The bracket that is played, or was last; groups and Swiss rounds only where there is no other. */
export function stageToShow(bracket: Bracket | null): BracketStage | undefined {
  const withRounds = (bracket?.stages ?? []).filter(({ rounds }) => rounds.length > 0);
  const playoffs = withRounds.filter(({ format }) => format.endsWith('elimination'));
  const choice =
    playoffs.length > 0 ? playoffs : withRounds.filter(({ format }) => format !== 'round_robin');
  return (
    choice.find(({ state }) => state === 'running') ??
    choice.findLast(({ state }) => state === 'finished') ??
    choice[0]
  );
}

export function viewBracket(
  stage: BracketStage,
  { room, from }: { room: Room; from: string | null },
): BracketView {
  let rounds = startingWith(firstGroup(stage.rounds), from);
  for (;;) {
    const view = largest(rounds, room);
    if (view.scale >= SMALLEST_SCALE) return view;
    const fewer = withoutEarliest(rounds);
    if (!fewer) return largest(rounds.flatMap(inColumns), room);
    rounds = fewer;
  }
}

function largest(rounds: readonly BracketRound[], room: Room): BracketView {
  const views = SPACINGS.map((metrics): BracketView => {
    const layout = layoutBracket(rounds, metrics);
    const fits = Math.min(room.width / layout.width, room.height / layout.height);
    const scale = Math.min(LARGEST_SCALE, fits);
    return { layout, metrics, scale };
  });
  const best = views.reduce((one, other) => (other.scale > one.scale * 1.02 ? other : one));
  return spreadOut(best, rounds, room);
}

/** Where the height decides, columns take the width that is left. */
function spreadOut(view: BracketView, rounds: readonly BracketRound[], room: Room): BracketView {
  const { layout, metrics, scale } = view;
  const columns = layout.width / (metrics.nodeWidth + metrics.columnGap);
  const left = (room.width / scale - layout.width) / Math.max(1, Math.round(columns));
  const wider = { ...metrics, columnGap: metrics.columnGap + Math.min(left, WIDEST_GAP) };
  return { layout: layoutBracket(rounds, wider), metrics: wider, scale };
}

/**
 * The first round goes of the part that is highest somewhere, or else has most rounds: what is left of
 * a double elimination is how its last eight teams played. A part keeps its last round.
 */
function withoutEarliest(rounds: readonly BracketRound[]): BracketRound[] | null {
  const parts = new Map<string, BracketRound[]>();
  for (const round of rounds) parts.set(round.part, [...(parts.get(round.part) ?? []), round]);
  const [largest] = [...parts.values()]
    .filter((own) => own.length > 1)
    .sort((a, b) => heightOf(b) - heightOf(a) || b.length - a.length);
  if (!largest) return null;
  const gone = largest.reduce((first, round) => (round.round < first.round ? round : first));
  return rounds.filter((round) => round !== gone);
}

/** A Swiss round of many teams leads nowhere: it stands in as many columns as it needs. */
function inColumns(round: BracketRound): BracketRound[] {
  const columns = Math.ceil(round.matches.length / COLUMN);
  if (round.part !== 'swiss' || columns === 1) return [round];
  const height = Math.ceil(round.matches.length / columns);
  return Array.from({ length: columns }, (_, place) => ({
    ...round,
    round: round.round + place,
    name: place === 0 ? round.name : '',
    matches: round.matches.slice(place * height, (place + 1) * height),
  }));
}

function heightOf(part: readonly BracketRound[]): number {
  return Math.max(...part.map(({ matches }) => matches.length));
}

function startingWith(rounds: readonly BracketRound[], name: string | null): BracketRound[] {
  const wanted = name?.trim().toLowerCase();
  const first = rounds.find((round) => round.name.toLowerCase() === wanted);
  if (!first) return [...rounds];
  return rounds.filter(({ part, round }) => part !== first.part || round >= first.round);
}

function firstGroup(rounds: readonly BracketRound[]): BracketRound[] {
  const group = rounds.find((round) => round.group !== null)?.group ?? null;
  return rounds.filter((round) => round.group === null || round.group === group);
}
