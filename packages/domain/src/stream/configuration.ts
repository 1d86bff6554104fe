import { DEFUSE_MAPS, type DefuseMap } from '../maps/maps';
import { BEST_OFS, type BestOf } from '../series/best-of';
import { isPossibleScore } from '../series/map-rules';
import { isPossibleSeriesScore, resultOfScore } from '../series/series';
import type { ScoreByTeam, TeamSlot } from '../series/team-slots';

/** The stream configuration, with the field names that overlays and casters' tools expect. */
export interface StreamFields {
  /** `name;id`. */
  readonly Tournament: string;
  readonly Round: string;
  readonly Score1: number | string;
  readonly Score2: number | string;
  readonly BestOf: number | string;
  /** In order of play, as are `Winners`. */
  readonly Maps: readonly DefuseMap[];
  readonly Winners: readonly (TeamSlot | null)[];
  readonly normTeam1: string;
  readonly normTeam2: string;
  /** JSON, possibly written by hand. */
  readonly other: string;
}

export interface StreamOther {
  readonly liveMapVeto: boolean;
  /** Who starts a veto by hand, if not team A; turns alternate from there. */
  readonly vetoFirst?: TeamSlot;
  readonly scores: Partial<Record<DefuseMap, [number, number]>>;
  readonly servers: Partial<Record<DefuseMap, string>>;
}

export interface StreamMap {
  readonly name: DefuseMap;
  readonly index: number;
  readonly winner: TeamSlot | null;
  readonly score: [number, number] | null;
  readonly server: string | null;
  readonly current: boolean;
  readonly leftout: boolean;
}

/** The values that scenes derive from the configuration. */
export interface StreamValues {
  readonly tournament: { readonly name: string; readonly id: string | null };
  readonly round: string;
  readonly scoreA: number;
  readonly scoreB: number;
  readonly bestOf: BestOf;
  readonly scoreText: string;
  readonly liveMapVeto: boolean;
  readonly vetoFirst?: TeamSlot;
  readonly maps: StreamMap[];
}

export function deriveValues(fields: StreamFields): StreamValues {
  const scoreA = parseWholeNumber(fields.Score1);
  const scoreB = parseWholeNumber(fields.Score2);
  const bestOf = parseBestOf(fields.BestOf);
  const other = parseOther(fields.other);
  return {
    tournament: parseTournament(fields.Tournament),
    round: fields.Round,
    scoreA,
    scoreB,
    bestOf,
    scoreText: scoreText({ A: scoreA, B: scoreB }),
    liveMapVeto: other.liveMapVeto,
    ...(other.vetoFirst ? { vetoFirst: other.vetoFirst } : {}),
    maps: playedMaps(fields, { bestOf, score: { A: scoreA, B: scoreB }, other }),
  };
}

/** `2 - 1`; empty at 0 - 0. */
export function scoreText({ A, B }: ScoreByTeam): string {
  return A === 0 && B === 0 ? '' : `${A} - ${B}`;
}

/** `Embers of Victory;EmbersS4EU`: the name is the part before the first semicolon. */
export function parseTournament(text: string): { name: string; id: string | null } {
  const [name = '', ...rest] = text.split(';');
  return { name: name.trim(), id: rest.join(';').trim() || null };
}

/** Ignores invalid parts: a typing error must not empty a scene. */
export function parseOther(text: string): StreamOther {
  const other = toRecord(parseJson(text));
  return {
    liveMapVeto: other.liveMapVeto === true,
    ...(other.vetoFirst === 'B' ? { vetoFirst: 'B' } : {}),
    scores: byMap(other.scores, parseMapScore),
    servers: byMap(other.servers, (value) =>
      typeof value === 'string' && value.trim() ? value.trim() : undefined,
    ),
  };
}

/** The text of `other` with the live veto ended; everything else in it stays as it was written. */
export function endLiveVeto(text: string): string {
  const other = toRecord(parseJson(text));
  return other.liveMapVeto === true ? JSON.stringify({ ...other, liveMapVeto: false }) : text;
}

/** The text of `other` while a veto is done by hand; everything else in it stays as it was written. */
export function withLiveVeto(
  text: string,
  { isLive, first }: { isLive: boolean; first: TeamSlot },
): string {
  return JSON.stringify({ ...toRecord(parseJson(text)), liveMapVeto: isLive, vetoFirst: first });
}

/** The text of `other` with this score of a map; everything else in it stays as it was written. */
export function withMapScore(text: string, map: DefuseMap, score: ScoreByTeam): string {
  const other = toRecord(parseJson(text));
  return JSON.stringify({
    ...other,
    scores: { ...toRecord(other.scores), [map]: [score.A, score.B] },
  });
}

/** Why a configuration cannot be shown, by the field that is wrong; null if it can. */
export function scoreProblem(fields: StreamFields): 'Score1' | 'other' | null {
  const { bestOf, scoreA, scoreB } = deriveValues(fields);
  if (!isPossibleSeriesScore(bestOf, { A: scoreA, B: scoreB })) return 'Score1';
  const scores = Object.values(parseOther(fields.other).scores);
  return scores.every(([A, B]) => isPossibleScore({ A, B })) ? null : 'other';
}

/** The index of the current map is the sum of both scores, until the series is decided. */
function playedMaps(
  { Maps, Winners }: StreamFields,
  { bestOf, score, other }: { bestOf: BestOf; score: ScoreByTeam; other: StreamOther },
): StreamMap[] {
  const { current, decided } = resultOfScore(bestOf, score);
  return Maps.map((name, index) => ({
    name,
    index,
    winner: Winners[index] ?? null,
    score: other.scores[name] ?? null,
    server: other.servers[name] ?? null,
    current: index === current,
    leftout: decided && index >= score.A + score.B,
  }));
}

function parseWholeNumber(value: number | string): number {
  const number = Math.trunc(Number(value));
  return Number.isFinite(number) && number > 0 ? number : 0;
}

/** 1 for invalid values. */
export function parseBestOf(value: number | string): BestOf {
  return BEST_OFS.find((bestOf) => bestOf === parseWholeNumber(value)) ?? 1;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function toRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function parseMapScore(value: unknown): [number, number] | undefined {
  if (!Array.isArray(value) || value.length !== 2) return undefined;
  const [a, b]: unknown[] = value;
  return isScore(a) && isScore(b) ? [a, b] : undefined;
}

function isScore(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 99;
}

function byMap<T>(
  value: unknown,
  parse: (value: unknown) => T | undefined,
): Partial<Record<DefuseMap, T>> {
  const record = toRecord(value);
  const result: Partial<Record<DefuseMap, T>> = {};
  for (const map of DEFUSE_MAPS) {
    const parsed = parse(record[map]);
    if (parsed !== undefined) result[map] = parsed;
  }
  return result;
}
