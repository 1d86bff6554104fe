/** Plays a tournament by the same rules as the program: from its draw to the last result. Pure. */
import { DEFUSE_MAPS, MAP_SLOTS } from '@mes/domain/maps/maps';
import { pick, type Random, seeded, shuffled } from '@mes/domain/random/random';
import { TEAM_SLOTS, type TeamSlot } from '@mes/domain/series/team-slots';
import { finalPlaces } from '@mes/domain/tournament/final-places';
import {
  type Position,
  positionKey,
  type Result,
  TIE_BREAKS,
} from '@mes/domain/tournament/model/vocabulary';
import { type Match, matches, rounds } from '@mes/domain/tournament/stages/stage';
import {
  recordResult,
  startBracket,
  type TournamentBracket,
} from '@mes/domain/tournament/tournament-bracket';
import { type PlayedSeries, playSeries } from './series-play';
import type { TournamentPlan } from './tournament-plans';

/** A team with those who play for it in one tournament. */
export interface Contender {
  readonly team: string;
  readonly players: readonly string[];
  readonly strength: number;
}

export interface Scene {
  readonly now: number;
  readonly skill: (player: string) => number;
  readonly newId: () => string;
  readonly newMatchId: () => string;
}

/** What became of a match that was to be played. */
export type Happened =
  | { readonly kind: 'series'; readonly startsAt: number; readonly series: PlayedSeries }
  | { readonly kind: 'forfeit'; readonly startsAt: number; readonly by: TeamSlot }
  | { readonly kind: 'planned'; readonly startsAt: number };

export interface PlayedTournament {
  readonly bracket: TournamentBracket;
  readonly idOf: (stage: number, position: Position) => string;
  /** By id of the match. */
  readonly happened: ReadonlyMap<string, Happened>;
  /** Best first; empty while it is played. */
  readonly placed: ReturnType<typeof finalPlaces>;
}

interface Next {
  readonly stage: number;
  readonly match: Match;
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const EVENING = 17 * 60 * MINUTE;
/** Series that are played side by side on an evening, and how far apart such evenings' turns are. */
const SIDE_BY_SIDE = 8;
const TURN = 75 * MINUTE;
const FORFEITS = 0.015;
export const POOL = DEFUSE_MAPS.slice(0, MAP_SLOTS);

/** Contenders in order of seed. */
export function playTournament(
  plan: TournamentPlan,
  contenders: readonly Contender[],
  scene: Scene,
): PlayedTournament {
  const random = seeded(seedOf(plan.id));
  const known = new Map(contenders.map((contender) => [contender.team, contender]));
  const idOf = lasting(scene.newMatchId);
  const happened = new Map<string, Happened>();
  let bracket = startBracket(
    plan.stages.map((settings) => ({ settings, tieBreaks: TIE_BREAKS, stage: null })),
    contenders.map(({ team }) => ({ team })),
  ).bracket;

  const play = (next: Next, startsAt: number, until = Number.POSITIVE_INFINITY): void => {
    const id = idOf(next.stage, next.match.position);
    const what = playMatch(random, { plan, next, id, known, scene, startsAt, until, bracket });
    happened.set(id, what);
    const result = resultOf(what);
    if (result)
      bracket = recordResult(
        bracket,
        { stage: next.stage, position: next.match.position },
        result,
      ).bracket;
  };

  for (let evening = 0; ; evening++) {
    const together = playedTogether(bracket);
    if (together.length === 0) break;
    if (evening === plan.live) {
      playTonight(together, { plan, scene, play, happened, idOf });
      planTheRest(bracket, { plan, scene, happened, idOf });
      break;
    }
    for (const [place, next] of together.entries())
      play(
        next,
        timeOf(plan, { evening, now: scene.now }) + Math.floor(place / SIDE_BY_SIDE) * TURN,
      );
  }
  return { bracket, idOf, happened, placed: plan.state === 'finished' ? finalPlaces(bracket) : [] };
}

/** Matches that can be played on one evening: no team is in two of them. */
function playedTogether(bracket: TournamentBracket): Next[] {
  const busy = new Set<string | null>();
  return bracket.flatMap(({ stage }, index) =>
    (stage ? inOrder(matches(stage)) : []).flatMap((match) => {
      const teams = match.slots.map(({ team }) => team);
      if (match.state !== 'open' || teams.some((team) => busy.has(team))) return [];
      for (const team of teams) busy.add(team);
      return [{ stage: index, match }];
    }),
  );
}

function inOrder(all: readonly Match[]): Match[] {
  return all.toSorted((one, other) => one.position.round - other.position.round);
}

interface Tonight {
  readonly plan: TournamentPlan;
  readonly scene: Scene;
  readonly happened: Map<string, Happened>;
  readonly idOf: PlayedTournament['idOf'];
}

/** One series is over, the next one is in the middle of its second map, the others come later. */
function playTonight(
  together: readonly Next[],
  {
    scene: { now },
    play,
    happened,
    idOf,
  }: Tonight & { play: (next: Next, startsAt: number, until?: number) => void },
): void {
  const [first, ...others] = together;
  const live = others[0] ?? first!;
  if (others.length > 0) play(first!, now - 200 * MINUTE);
  play(live, now, now);
  for (const [place, { stage, match }] of others.slice(1).entries())
    happened.set(idOf(stage, match.position), {
      kind: 'planned',
      startsAt: now + 35 * MINUTE + place * TURN,
    });
}

/** What is left has its evening too: a round each. */
function planTheRest(
  bracket: TournamentBracket,
  { plan, scene: { now }, happened, idOf }: Tonight,
): void {
  let evening = 1;
  for (const [index, { stage }] of bracket.entries()) {
    if (!stage) continue;
    for (const { part, group, round } of rounds(stage)) {
      const left = matches(stage).filter(
        ({ position, state }) =>
          position.part === part &&
          position.group === group &&
          position.round === round &&
          (state === 'open' || state === 'waiting') &&
          !happened.has(idOf(index, position)),
      );
      for (const [place, { position }] of left.entries())
        happened.set(idOf(index, position), {
          kind: 'planned',
          startsAt: now + evening * plan.rest * DAY + place * TURN,
        });
      if (left.length > 0) evening++;
    }
  }
}

interface Meeting {
  readonly plan: TournamentPlan;
  readonly next: Next;
  readonly id: string;
  readonly known: ReadonlyMap<string, Contender>;
  readonly scene: Scene;
  readonly startsAt: number;
  readonly until: number;
  readonly bracket: TournamentBracket;
}

function playMatch(random: Random, meeting: Meeting): Happened {
  const { plan, next, id, known, scene, startsAt, until, bracket } = meeting;
  const isLive = Number.isFinite(until);
  if (!isLive && random() < FORFEITS)
    return { kind: 'forfeit', startsAt, by: pick(random, TEAM_SLOTS) };
  const [a, b] = next.match.slots.map(({ team }) => known.get(team!)!) as [Contender, Contender];
  const { bestOf, vetoFormat } = roundOf(bracket, next);
  const seed = Math.floor(random() * 2 ** 32);
  const fielded = { A: five(random, a.players), B: five(random, b.players) };
  const series = (begins: number, now: number) =>
    playSeries(seeded(seed), {
      id,
      tournament: plan.id,
      season: plan.season,
      teams: { A: a.team, B: b.team },
      players: fielded,
      skill: scene.skill,
      bestOf,
      vetoFormat,
      pool: POOL,
      chanceOfA: 1 / (1 + Math.exp(-(a.strength - b.strength))),
      startsAt: begins,
      now,
      newId: scene.newId,
    });
  const whole = series(startsAt, Number.POSITIVE_INFINITY);
  if (!isLive) return { kind: 'series', startsAt, series: whole };
  // The same once more, begun so early that it is in the middle of a map by now.
  const begins = until - (middleOf(whole) - startsAt);
  return { kind: 'series', startsAt: begins, series: series(begins, until) };
}

/** Whoever sits on the bench is another one each time. */
function five(random: Random, players: readonly string[]): string[] {
  return shuffled(random, players).slice(0, 5);
}

/** Of its second map, or of its only one. */
function middleOf({ maps }: PlayedSeries): number {
  const { startedAt, finishedAt } = (maps[1]?.row.startedAt ? maps[1] : maps[0]!).row;
  return Math.round((startedAt! + finishedAt!) / 2);
}

function roundOf(bracket: TournamentBracket, { stage, match: { position } }: Next) {
  return rounds(bracket[stage]!.stage!).find(
    ({ part, group, round }) =>
      part === position.part && group === position.group && round === position.round,
  )!;
}

/** Null while it is played. */
function resultOf(what: Happened): Result | null {
  if (what.kind === 'forfeit') return { kind: 'forfeit', by: what.by };
  if (what.kind === 'planned' || what.series.finishedAt === null) return null;
  const { score, winner, maps } = what.series;
  const sum = (side: 'scoreA' | 'scoreB') => maps.reduce((won, { row }) => won + row[side], 0);
  return {
    kind: 'played',
    winner,
    maps: [score.A, score.B],
    rounds: [sum('scoreA'), sum('scoreB')],
  };
}

/** A running tournament has had its evenings before this one; all others begin on their day. */
function timeOf(
  { live, rest, startsIn }: TournamentPlan,
  { evening, now }: { evening: number; now: number },
): number {
  if (live !== undefined) return now - (live - evening) * rest * DAY - 200 * MINUTE;
  return (Math.floor(now / DAY) + startsIn + evening * rest) * DAY + EVENING;
}

/** The same id whenever the same match is asked for. */
function lasting(newId: () => string): PlayedTournament['idOf'] {
  const known = new Map<string, string>();
  return (stage, position) => {
    const key = `${stage} ${positionKey(position)}`;
    const id = known.get(key) ?? newId();
    known.set(key, id);
    return id;
  };
}

function seedOf(text: string): number {
  return Array.from(text).reduce(
    (seed, letter) => Math.imul(seed ^ letter.charCodeAt(0), 16_777_619),
    7,
  );
}
