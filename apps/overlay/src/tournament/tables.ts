/** Which tables of a tournament a scene shows, and where the cut is. */
import type { Bracket, BracketStage } from '@mes/client/bracket';
import type { GroupRow, GroupTable } from '@mes/contract/bracket-schemas';
import type { SceneTournament } from './scene-tournament';

export interface ShownTable {
  readonly table: GroupTable;
  readonly stage: BracketStage;
  readonly cut: Cut | null;
}

export interface Cut {
  /** How many places of the table go on. */
  readonly places: number;
  readonly text: string;
}

/** In a GSL group places are played out: a team can be third with more wins than the second. */
export function hasPoints({ stage }: ShownTable): boolean {
  return stage.format !== 'gsl';
}

/** Draws are a column only where there is one: most stages cannot have any. */
export function hasDraws({ table }: ShownTable): boolean {
  return table.rows.some(({ draws }) => draws > 0);
}

/** Such as "3–1", or "2–1–1" in a table with draws. */
export function recordText({ wins, draws, losses }: GroupRow, shown: ShownTable): string {
  return hasDraws(shown) ? `${wins}–${draws}–${losses}` : `${wins}–${losses}`;
}

/** Below the cut, and not advancing in another way, such as the best third of all groups. */
export function isOut({ place, outcome }: GroupRow, { cut }: ShownTable): boolean {
  return cut !== null && place > cut.places && outcome !== 'advances';
}

/** Which rows to mark: those that are not out, or the first one of a table without a cut. */
export function isThrough(row: GroupRow, shown: ShownTable): boolean {
  return shown.cut === null ? row.place === 1 : !isOut(row, shown);
}

/** The tables of the stage that is played, or was played last; one alone if it is named. */
export function tablesOf(tournament: SceneTournament, named: string | null): ShownTable[] {
  const stage = stageWithTables(tournament.bracket);
  if (!stage) return [];
  const cut = cutOf(tournament, stage);
  const all = stage.tables.map((table) => ({ table, stage, cut }));
  const wanted = all.filter(({ table }) => named !== null && isNamed(table.name, named));
  return wanted.length > 0 ? wanted : all;
}

function stageWithTables(bracket: Bracket | null): BracketStage | undefined {
  const stages = (bracket?.stages ?? []).filter(({ tables }) =>
    tables.some(({ rows }) => rows.length > 0),
  );
  return (
    stages.find(({ state }) => state === 'running') ??
    stages.findLast(({ state }) => state === 'finished') ??
    stages[0]
  );
}

function cutOf(tournament: SceneTournament, { index }: BracketStage): Cut | null {
  const advances = tournament.stages[index]?.advances ?? [];
  const places = Math.max(0, ...advances.map(({ to }) => to));
  const next = tournament.stages[advances[0]?.stage ?? -1];
  if (places === 0) return null;
  const text = places === 1 ? 'The winner advances' : `Top ${numberWord(places)} advance`;
  return { places, text: next ? `${text} to ${next.name}` : text };
}

function isNamed(name: string, wanted: string): boolean {
  return name.trim().toLowerCase() === wanted.trim().toLowerCase();
}

const NUMBER_NAMES = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];

function numberWord(number: number): string {
  return NUMBER_NAMES[number] ?? String(number);
}
