/** Results of the past, as files of other sites tell them. */
import { DEFUSE_MAPS, type DefuseMap } from '../maps/maps';
import type { BestOf } from '../series/best-of';
import type { TeamSlot } from '../series/team-slots';
import type { Region } from '../tournament/name/tournament-name';

export interface PastMap {
  readonly map: DefuseMap;
  readonly scoreA: number;
  readonly scoreB: number;
}

export interface PastMatch {
  /** Unique within its tournament, and the same whenever the file is read. */
  readonly key: string;
  /** Where it stands in the file: `row 12`. */
  readonly place: string;
  readonly at: number;
  /** `Playoffs, Semifinal`, or null. */
  readonly roundName: string | null;
  readonly teamA: string;
  readonly teamB: string;
  readonly scoreA: number;
  readonly scoreB: number;
  readonly bestOf: BestOf;
  readonly forfeitedBy: TeamSlot | null;
  readonly maps: readonly PastMap[];
}

export interface PastPlace {
  readonly team: string;
  readonly from: number;
  readonly to: number;
}

export interface PastTournament {
  /** Where it comes from, the same whenever the file is read: `challonge:123`. */
  readonly source: string;
  readonly name: string;
  readonly region: Region | null;
  readonly season: number | null;
  readonly matches: readonly PastMatch[];
  /** Empty if the file does not say. */
  readonly places: readonly PastPlace[];
}

/** What is wrong with a file, and where: `row 12, column score_a`. */
export interface ImportProblem {
  readonly place: string;
  readonly reason: string;
}

interface SeriesScore {
  readonly scoreA: number;
  readonly scoreB: number;
}

/** Best of two is rare: only a draw shows it, 2:0 is a best of three. */
const LIKELY_BEST_OFS: readonly BestOf[] = [1, 3, 5, 7, 2];

/** The series that ends like this, or null. */
export function inferBestOf({ scoreA, scoreB }: SeriesScore): BestOf | null {
  return (
    LIKELY_BEST_OFS.find((bestOf) => scoreProblem({ scoreA, scoreB }, bestOf) === null) ?? null
  );
}

/** Why a series of that length cannot end like this, or null. Worded to follow the field's name. */
export function scoreProblem({ scoreA, scoreB }: SeriesScore, bestOf: BestOf): string | null {
  const [most, least] = [Math.max(scoreA, scoreB), Math.min(scoreA, scoreB)];
  if (most + least > bestOf) return `is more than a best of ${bestOf} has maps`;
  // Two maps can end in a draw.
  if (bestOf === 2) return most + least === 2 ? null : 'must be 2:0, 1:1 or 0:2';
  const needed = Math.floor(bestOf / 2) + 1;
  return most === needed ? null : `must have ${needed} for the winner of a best of ${bestOf}`;
}

const MAP = /^(\p{L}+)\s+(\d{1,2})\s*[-:]\s*(\d{1,2})$/u;

/** `Plaza 13-8; Canals 7-13`. Returns the reason if it is not like that. */
export function parseMaps(text: string): PastMap[] | string {
  const maps: PastMap[] = [];
  for (const part of text.split(';').map((each) => each.trim())) {
    if (part === '') continue;
    const [, name, scoreA, scoreB] = MAP.exec(part) ?? [];
    if (name === undefined) return `must be like 'Plaza 13-8; Canals 7-13', not '${part}'`;
    const map = DEFUSE_MAPS.find((each) => each.toLowerCase() === name.toLowerCase());
    if (!map) return `names the map ${name}, which is none of ${DEFUSE_MAPS.join(', ')}`;
    maps.push({ map, scoreA: Number(scoreA), scoreB: Number(scoreB) });
  }
  return maps;
}

/** Why the maps do not belong to the score, or null. Fewer maps than were played are allowed. */
export function mapsProblem(
  maps: readonly PastMap[],
  { scoreA, scoreB }: SeriesScore,
): string | null {
  const won = (isWon: (map: PastMap) => boolean) => maps.filter(isWon).length;
  if (won((map) => map.scoreA === map.scoreB) > 0) return 'must not have a map without a winner';
  if (won((map) => map.scoreA > map.scoreB) > scoreA)
    return 'have more wins of team A than the score';
  if (won((map) => map.scoreB > map.scoreA) > scoreB)
    return 'have more wins of team B than the score';
  return null;
}

export function winnerOf({
  scoreA,
  scoreB,
  forfeitedBy,
}: SeriesScore & { forfeitedBy: TeamSlot | null }): TeamSlot | null {
  if (forfeitedBy) return forfeitedBy === 'A' ? 'B' : 'A';
  if (scoreA === scoreB) return null;
  return scoreA > scoreB ? 'A' : 'B';
}

/** The last match decides the first two places if it is called a final; otherwise nothing is known. */
export function placesOf({
  matches,
  places,
}: Pick<PastTournament, 'matches' | 'places'>): readonly PastPlace[] {
  if (places.length > 0) return places;
  const last = [...matches].sort((a, b) => a.at - b.at).at(-1);
  const winner = last && winnerOf(last);
  if (!winner || !/(^|, |grand )finals?$/i.test(last.roundName ?? '')) return [];
  const [first, second] = winner === 'A' ? [last.teamA, last.teamB] : [last.teamB, last.teamA];
  return [
    { team: first, from: 1, to: 1 },
    { team: second, from: 2, to: 2 },
  ];
}

/** `Past Cup 2019` becomes `PastCup2019`, the address of its page. */
export function toTournamentId(name: string): string {
  const plain = name.normalize('NFKD').replace(/[^A-Za-z0-9_-]+/g, '');
  return (/^[A-Za-z]/.test(plain) ? plain : `T${plain}`).slice(0, 40);
}

/** `Night Owls` becomes `NO`, `Nova` `NOVA`. Tags of teams that are gone need not be unique. */
export function toTag(name: string): string {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  const letters =
    words.length > 1 ? words.map((word) => Array.from(word)[0]).join('') : words.join('');
  const tag = Array.from(letters).slice(0, 6).join('').toUpperCase();
  return Array.from(tag).length < 2 ? `${tag}X` : tag;
}

/** Two teams of rank 3 share the places 3 and 4. */
export function shareTiedPlaces(places: readonly PastPlace[]): PastPlace[] {
  return places.map((place) => {
    const tied = places.filter(({ from }) => from === place.from).length;
    return { ...place, to: place.from + tied - 1 };
  });
}
