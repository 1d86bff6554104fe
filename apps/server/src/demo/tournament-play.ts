/** Simulates a tournament with the rules of the product, from its draw to the last result. Pure. */
import { DEFUSE_MAPS, MAP_SLOTS } from '@mes/domain/maps/maps';
import { pick, type Random, seeded, shuffled } from '@mes/domain/random/random';
import { TEAM_SLOTS, type TeamSlot } from '@mes/domain/series/team-slots';
import { finalPlaces } from '@mes/domain/tournament/final-places';
import { hasReached } from '@mes/domain/tournament/lifecycle/states';
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
import { playSeries, type SimulatedSeries } from './series-play';
import type { TournamentPlan } from './tournament-plan';

/** A team with its roster in one tournament. */
export interface Contender {
  readonly teamId: string;
  readonly playerIds: readonly string[];
  readonly strength: number;
}

export interface Simulation {
  readonly now: number;
  readonly skill: (playerId: string) => number;
  readonly newId: () => string;
  readonly newMatchId: () => string;
}

export type SimulatedMatch =
  | { readonly kind: 'series'; readonly startsAt: number; readonly series: SimulatedSeries }
  | { readonly kind: 'forfeit'; readonly startsAt: number; readonly by: TeamSlot }
  | { readonly kind: 'planned'; readonly startsAt: number };

export interface PlayedTournament {
  readonly bracket: TournamentBracket;
  readonly idOf: (stage: number, position: Position) => string;
  /** By id of the match. */
  readonly simulated: ReadonlyMap<string, SimulatedMatch>;
  /** Best first; empty while it is played. */
  readonly placed: ReturnType<typeof finalPlaces>;
}

/** How far a series is played: a live one ends now, in the middle of a map. */
type Stop = 'end' | 'in the middle' | 'after a map';

interface OpenMatch {
  readonly stage: number;
  readonly match: Match;
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const EVENING = 17 * 60 * MINUTE;
/** An evening has several turns, in each of which several series are played at the same time. */
const SERIES_PER_TURN = 8;
const TURN_MS = 75 * MINUTE;
const FORFEIT_CHANCE = 0.015;
export const POOL = DEFUSE_MAPS.slice(0, MAP_SLOTS);

/** Contenders in order of seed. */
export function playTournament(
  plan: TournamentPlan,
  contenders: readonly Contender[],
  simulation: Simulation,
): PlayedTournament {
  const random = seeded(seedOf(plan.id));
  const contendersById = new Map(contenders.map((contender) => [contender.teamId, contender]));
  const idOf = createMatchIds(simulation.newMatchId);
  const simulated = new Map<string, SimulatedMatch>();
  let bracket = startBracket(
    plan.stages.map((settings) => ({ settings, tieBreaks: TIE_BREAKS })),
    contenders.map(({ teamId }) => ({ team: teamId })),
  ).bracket;

  const play = (next: OpenMatch, startsAt: number, stop: Stop = 'end'): void => {
    const id = idOf(next.stage, next.match.position);
    const match = playMatch(random, {
      plan,
      next,
      id,
      contendersById,
      simulation,
      startsAt,
      stop,
      bracket,
    });
    simulated.set(id, match);
    const result = resultOf(match);
    if (result)
      bracket = recordResult(
        bracket,
        { stage: next.stage, position: next.match.position },
        result,
      ).bracket;
  };

  for (let evening = 0; ; evening++) {
    const simultaneous = findSimultaneousMatches(bracket);
    if (simultaneous.length === 0) break;
    if (evening === plan.live) {
      playLiveEvening(simultaneous, { plan, simulation, play, simulated, idOf });
      scheduleRemaining(bracket, { plan, simulation, simulated, idOf });
      break;
    }
    for (const [place, next] of simultaneous.entries())
      play(
        next,
        timeOf(plan, { evening, now: simulation.now }) +
          Math.floor(place / SERIES_PER_TURN) * TURN_MS,
      );
  }
  return {
    bracket,
    idOf,
    simulated,
    placed: plan.state === 'finished' ? finalPlaces(bracket) : [],
  };
}

/** Open matches that can be played on one evening, because no team is in two of them. */
function findSimultaneousMatches(bracket: TournamentBracket): OpenMatch[] {
  const busy = new Set<string | null>();
  return bracket.stages.flatMap(({ stage }, index) =>
    (stage ? sortByRound(matches(stage)) : []).flatMap((match) => {
      const teams = match.slots.map(({ team }) => team);
      if (match.state !== 'open' || teams.some((team) => busy.has(team))) return [];
      for (const team of teams) busy.add(team);
      return [{ stage: index, match }];
    }),
  );
}

function sortByRound(all: readonly Match[]): Match[] {
  return all.toSorted((one, other) => one.position.round - other.position.round);
}

interface EveningInput {
  readonly plan: TournamentPlan;
  readonly simulation: Simulation;
  readonly simulated: Map<string, SimulatedMatch>;
  readonly idOf: PlayedTournament['idOf'];
}

/** One series is over, the next ones are live in their second map, the others start later. */
function playLiveEvening(
  simultaneous: readonly OpenMatch[],
  {
    plan: { liveSeries = 1, isDisputed },
    simulation: { now },
    play,
    simulated,
    idOf,
  }: EveningInput & { play: (next: OpenMatch, startsAt: number, stop?: Stop) => void },
): void {
  const later = [...simultaneous];
  if (later.length > 1) play(later.shift()!, now - 200 * MINUTE);
  for (const live of later.splice(0, liveSeries)) play(live, now, 'in the middle');
  for (const disputed of isDisputed ? later.splice(0, 1) : [])
    play(disputed, now - 150 * MINUTE, 'after a map');
  for (const [place, { stage, match }] of later.entries())
    simulated.set(idOf(stage, match.position), {
      kind: 'planned',
      startsAt: now + 35 * MINUTE + Math.floor(place / liveSeries) * TURN_MS,
    });
}

/** One evening per round. */
function scheduleRemaining(
  bracket: TournamentBracket,
  { plan, simulation: { now }, simulated, idOf }: EveningInput,
): void {
  let evening = 1;
  for (const [index, { stage }] of bracket.stages.entries()) {
    if (!stage) continue;
    for (const { part, group, round } of rounds(stage)) {
      const left = matches(stage).filter(
        ({ position, state }) =>
          position.part === part &&
          position.group === group &&
          position.round === round &&
          (state === 'open' || state === 'waiting') &&
          !simulated.has(idOf(index, position)),
      );
      for (const [place, { position }] of left.entries())
        simulated.set(idOf(index, position), {
          kind: 'planned',
          startsAt: now + evening * plan.rest * DAY + place * TURN_MS,
        });
      if (left.length > 0) evening++;
    }
  }
}

interface MatchInput {
  readonly plan: TournamentPlan;
  readonly next: OpenMatch;
  readonly id: string;
  readonly contendersById: ReadonlyMap<string, Contender>;
  readonly simulation: Simulation;
  readonly startsAt: number;
  readonly stop: Stop;
  readonly bracket: TournamentBracket;
}

function playMatch(random: Random, input: MatchInput): SimulatedMatch {
  const { plan, next, id, contendersById, simulation, startsAt, stop, bracket } = input;
  if (stop === 'end' && random() < FORFEIT_CHANCE)
    return { kind: 'forfeit', startsAt, by: pick(random, TEAM_SLOTS) };
  const [a, b] = next.match.slots.map(({ team }) => contendersById.get(team!)!) as [
    Contender,
    Contender,
  ];
  const { bestOf, vetoFormat } = roundOf(bracket, next);
  const seed = Math.floor(random() * 2 ** 32);
  const lineups = { A: pickFive(random, a.playerIds), B: pickFive(random, b.playerIds) };
  const series = (begins: number, now: number) =>
    playSeries(seeded(seed), {
      id,
      tournament: plan.id,
      season: plan.season,
      teams: { A: a.teamId, B: b.teamId },
      players: lineups,
      skill: simulation.skill,
      bestOf,
      vetoFormat,
      pool: POOL,
      chanceOfA: 1 / (1 + Math.exp(-(a.strength - b.strength))),
      startsAt: begins,
      now,
      newId: simulation.newId,
    });
  const whole = series(startsAt, Number.POSITIVE_INFINITY);
  if (stop === 'end') return { kind: 'series', startsAt, series: whole };
  // Simulated again with the same seed, so that it gets as far as it should.
  if (stop === 'after a map') {
    const until = whole.maps[0]!.row.finishedAt!;
    return { kind: 'series', startsAt, series: series(startsAt, until) };
  }
  const begins = simulation.now - (findMiddle(whole) - startsAt);
  return { kind: 'series', startsAt: begins, series: series(begins, simulation.now) };
}

/** Substitutes differ from match to match. */
function pickFive(random: Random, players: readonly string[]): string[] {
  return shuffled(random, players).slice(0, 5);
}

/** The time in the middle of its second map, or of its only one. */
function findMiddle({ maps }: SimulatedSeries): number {
  const { startedAt, finishedAt } = (maps[1]?.row.startedAt ? maps[1] : maps[0]!).row;
  return Math.round((startedAt! + finishedAt!) / 2);
}

function roundOf(bracket: TournamentBracket, { stage, match: { position } }: OpenMatch) {
  return rounds(bracket.stages[stage]!.stage!).find(
    ({ part, group, round }) =>
      part === position.part && group === position.group && round === position.round,
  )!;
}

/** Null while it is not finished. */
function resultOf(match: SimulatedMatch): Result | null {
  if (match.kind === 'forfeit') return { kind: 'forfeit', by: match.by };
  if (match.kind === 'planned' || match.series.finishedAt === null) return null;
  const { score, winner, maps } = match.series;
  const sum = (side: 'scoreA' | 'scoreB') => maps.reduce((won, { row }) => won + row[side], 0);
  return {
    kind: 'played',
    winner,
    maps: [score.A, score.B],
    rounds: [sum('scoreA'), sum('scoreB')],
  };
}

/** One that has been drawn starts with its first evening. */
export function startOf(plan: TournamentPlan, now: number): number {
  return hasReached(plan.state, 'running')
    ? timeOf(plan, { evening: 0, now })
    : Math.round(now + plan.startsIn * DAY);
}

/** Evenings of a running tournament count back from now, those of others from their start. */
function timeOf(
  { live, rest, startsIn }: TournamentPlan,
  { evening, now }: { evening: number; now: number },
): number {
  if (live !== undefined) return now - (live - evening) * rest * DAY - 200 * MINUTE;
  return (Math.floor(now / DAY) + startsIn + evening * rest) * DAY + EVENING;
}

/** Returns the same id for the same match every time. */
function createMatchIds(newId: () => string): PlayedTournament['idOf'] {
  const ids = new Map<string, string>();
  return (stage, position) => {
    const key = `${stage} ${positionKey(position)}`;
    const id = ids.get(key) ?? newId();
    ids.set(key, id);
    return id;
  };
}

function seedOf(text: string): number {
  return Array.from(text).reduce(
    (seed, letter) => Math.imul(seed ^ letter.charCodeAt(0), 16_777_619),
    7,
  );
}
