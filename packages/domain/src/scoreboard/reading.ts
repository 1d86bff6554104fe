/** From the words that were found in a picture of a scoreboard to its rows. Pure. */
import { DEFUSE_MAPS, type DefuseMap } from '../maps/maps';
import type { TeamSlot } from '../series/team-slots';

export interface Word {
  readonly text: string;
  /** From 0 to 1. */
  readonly confidence: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export interface ReadRow {
  /** The name as it was read. */
  readonly text: string;
  readonly opponent: TeamSlot | null;
  readonly kills: number | null;
  readonly deaths: number | null;
  readonly assists: number | null;
  /** Of the least certain word. */
  readonly confidence: number;
}

export interface Reading {
  readonly map: DefuseMap | null;
  readonly scoreA: number | null;
  readonly scoreB: number | null;
  readonly rows: readonly ReadRow[];
}

type Figure = 'kills' | 'deaths' | 'assists';

const HEADS: readonly [pattern: RegExp, figure: Figure][] = [
  [/^k(ills?)?$/i, 'kills'],
  [/^d(eaths?)?$/i, 'deaths'],
  [/^a(ssists?)?$/i, 'assists'],
];
/** Where no heads were read: as the game writes them. */
const USUAL_ORDER: readonly Figure[] = ['kills', 'assists', 'deaths'];
const MOST_KILLS = 199;
const MOST_ROUNDS = 99;
/** Each team has at least so many rows before a picture counts as two boards side by side. */
const ROWS_OF_A_BOARD = 2;

export function readScoreboard(words: readonly Word[]): Reading {
  const lines = linesOf(words);
  const boards = boardsOf(lines);
  const rows = boards.flatMap((board, side) => {
    const columns = columnsOf(board);
    return board.flatMap((line) => rowOf(line, columns, boards.length === 2 ? side : null));
  });
  const [scoreA, scoreB] = scoreOf(lines);
  return { map: mapOf(words), scoreA, scoreB, rows: withTeams(rows, boards.length) };
}

type Line = readonly Word[];

/** Words whose middles are at the same height, from left to right. */
function linesOf(words: readonly Word[]): Line[] {
  const lines: Word[][] = [];
  for (const word of words.toSorted((one, other) => middle(one) - middle(other))) {
    const last = lines.at(-1);
    const height = word.bottom - word.top;
    if (last && Math.abs(middle(word) - mean(last.map(middle))) < height * 0.6) last.push(word);
    else lines.push([word]);
  }
  return lines.map((line) => line.toSorted((one, other) => one.left - other.left));
}

/** One board, or two side by side where both halves of the picture have rows of their own. */
function boardsOf(lines: readonly Line[]): Line[][] {
  const all = lines.flat();
  if (all.length === 0) return [];
  const center =
    (Math.min(...all.map(({ left }) => left)) + Math.max(...all.map(({ right }) => right))) / 2;
  const halves = [
    lines.map((line) => line.filter(({ left, right }) => (left + right) / 2 < center)),
    lines.map((line) => line.filter(({ left, right }) => (left + right) / 2 >= center)),
  ];
  const isSplit = halves.every((half) => half.filter(isRow).length >= ROWS_OF_A_BOARD);
  return isSplit ? halves : [[...lines]];
}

function isRow(line: Line): boolean {
  return line.some(({ text }) => isName(text)) && numbersAtEnd(line).length >= 2;
}

/** Where the figures stand, by the heads above them. */
function columnsOf(board: readonly Line[]): { figure: Figure; at: number }[] {
  const heads = board
    .map((line) =>
      line.flatMap((word) => {
        const found = HEADS.find(([pattern]) => pattern.test(word.text));
        return found ? [{ figure: found[1], at: (word.left + word.right) / 2 }] : [];
      }),
    )
    .find((found) => found.length >= 2);
  return heads ?? [];
}

function rowOf(line: Line, columns: ReturnType<typeof columnsOf>, side: number | null) {
  if (!isRow(line)) return [];
  const numbers = numbersAtEnd(line);
  const name = line.slice(0, line.indexOf(numbers[0]!.word)).filter(({ text }) => isName(text));
  if (name.length === 0) return [];
  const figures = new Map(
    numbers.map(({ word, value }, place) => [figureAt(word, place, columns), value] as const),
  );
  const figure = (wanted: Figure) => figures.get(wanted) ?? null;
  return [
    {
      text: name.map(({ text }) => text).join(' '),
      opponent: side === null ? null : (['A', 'B'] as const)[side]!,
      kills: figure('kills'),
      deaths: figure('deaths'),
      assists: figure('assists'),
      confidence: Math.min(
        ...[...name, ...numbers.map(({ word }) => word)].map((w) => w.confidence),
      ),
    },
  ];
}

function figureAt(word: Word, place: number, columns: ReturnType<typeof columnsOf>) {
  if (columns.length === 0) return USUAL_ORDER[place];
  const at = (word.left + word.right) / 2;
  return columns.reduce((nearest, column) =>
    Math.abs(column.at - at) < Math.abs(nearest.at - at) ? column : nearest,
  ).figure;
}

/** Where two boards stand one above the other, the first half of the rows is team A. */
function withTeams(rows: readonly ReadRow[], boards: number): ReadRow[] {
  if (boards === 2 || rows.length < 4 || rows.length % 2 !== 0) return [...rows];
  return rows.map((row, index) => ({ ...row, opponent: index < rows.length / 2 ? 'A' : 'B' }));
}

function numbersAtEnd(line: Line): { word: Word; value: number }[] {
  const firstName = line.findIndex(({ text }) => isName(text));
  return line.slice(firstName + 1).flatMap((word) => {
    const value = numberIn(word.text);
    return value === null || value > MOST_KILLS ? [] : [{ word, value }];
  });
}

/** Letters that are often read in place of digits. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  O: '0',
  o: '0',
  l: '1',
  I: '1',
  S: '5',
  B: '8',
};

function numberIn(text: string): number | null {
  const digits = text.replace(/[.,|]/g, '');
  if (/^\d{1,3}$/.test(digits)) return Number(digits);
  const meant = Array.from(digits)
    .map((letter) => LOOKALIKES[letter] ?? letter)
    .join('');
  return /^\d{1,2}$/.test(meant) && /\d/.test(digits) ? Number(meant) : null;
}

function isName(text: string): boolean {
  return /\p{L}{2}/u.test(text) && !HEADS.some(([pattern]) => pattern.test(text));
}

const SCORE = /^(\d{1,2})\s*[:\-–]\s*(\d{1,2})$/;

/** `13 : 7`, in one word or in three. */
function scoreOf(lines: readonly Line[]): [number | null, number | null] {
  for (const line of lines) {
    const joined = line.map(({ text }) => text);
    for (let from = 0; from < joined.length; from++) {
      for (const count of [1, 3]) {
        const found = SCORE.exec(joined.slice(from, from + count).join(' '));
        const [a, b] = [Number(found?.[1]), Number(found?.[2])];
        if (found && Math.max(a, b) <= MOST_ROUNDS) return [a, b];
      }
    }
  }
  return [null, null];
}

function mapOf(words: readonly Word[]): DefuseMap | null {
  const read = new Set(words.map(({ text }) => text.toLowerCase().replace(/[^a-z]/g, '')));
  return DEFUSE_MAPS.find((map) => read.has(map.toLowerCase())) ?? null;
}

function middle({ top, bottom }: Word): number {
  return (top + bottom) / 2;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
