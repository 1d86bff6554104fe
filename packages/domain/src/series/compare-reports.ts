/** Two reports of one series: where they differ, and which of them the recorded rounds back. */
import type { DefuseMap } from '../maps/maps';
import { otherTeam, TEAM_SLOTS, type TeamSlot } from './team-slots';

export interface ReportedScore {
  readonly scoreA: number;
  readonly scoreB: number;
}

export interface ReportedSeries extends ReportedScore {
  /** In order of play; empty where only the score was reported. */
  readonly maps: readonly (ReportedScore & { readonly map: DefuseMap })[];
}

type ByTeam<T> = Readonly<Record<TeamSlot, T>>;

/** By the team that reported; null for one that has not. */
export type Reports = ByTeam<ReportedSeries | null>;

export interface MapComparison {
  readonly map: DefuseMap;
  /** What each team says; null where it says that the map was not played. */
  readonly said: ByTeam<ReportedScore | null>;
  readonly isSame: boolean;
}

/** Every map that either report names, in order of play. */
export function compareReports({ A, B }: Reports): MapComparison[] {
  const maps = [...new Set([...(A?.maps ?? []), ...(B?.maps ?? [])].map(({ map }) => map))];
  return maps.map((map) => {
    const said = { A: scoreOn(A, map), B: scoreOn(B, map) };
    return { map, said, isSame: said.A !== null && isSameScore(said.A, said.B) };
  });
}

/** The maps at the front that both report alike: a replay starts after them. */
export function agreedMaps(reports: Reports): ReportedSeries['maps'] {
  const compared = compareReports(reports);
  const first = compared.findIndex(({ isSame }) => !isSame);
  const agreed = first === -1 ? compared : compared.slice(0, first);
  return agreed.map(({ map, said }) => ({ map, ...said.A! }));
}

/**
 * The team whose report agrees with the recorded rounds on every map that the two differ on and that
 * was recorded; null where nothing of that was recorded, or where neither or both agree.
 */
export function backedReport(
  reports: Reports,
  recorded: ReadonlyMap<DefuseMap, ReportedScore>,
): TeamSlot | null {
  const disputed = compareReports(reports).filter(
    ({ map, isSame }) => !isSame && recorded.has(map),
  );
  if (disputed.length === 0) return null;
  const agrees = (slot: TeamSlot) =>
    reports[slot] !== null &&
    disputed.every(({ map, said }) => isSameScore(recorded.get(map)!, said[slot]));
  return TEAM_SLOTS.find((slot) => agrees(slot) && !agrees(otherTeam(slot))) ?? null;
}

function scoreOn(report: ReportedSeries | null, map: DefuseMap): ReportedScore | null {
  const found = report?.maps.find((each) => each.map === map);
  return found ? { scoreA: found.scoreA, scoreB: found.scoreB } : null;
}

function isSameScore(one: ReportedScore, other: ReportedScore | null): boolean {
  return one.scoreA === other?.scoreA && one.scoreB === other.scoreB;
}
