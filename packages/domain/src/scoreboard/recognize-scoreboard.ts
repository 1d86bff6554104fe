/** Builds the rows of a scoreboard from the words that OCR found in a picture. */
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

export interface RecognizedRow {
  /** The recognized name. */
  readonly text: string;
  readonly opponent: TeamSlot | null;
  readonly kills: number | null;
  readonly deaths: number | null;
  readonly assists: number | null;
  /** Of the least certain word. */
  readonly confidence: number;
}

export interface RecognizedScoreboard {
  readonly map: DefuseMap | null;
  readonly scoreA: number | null;
  readonly scoreB: number | null;
  readonly rows: readonly RecognizedRow[];
}

type Figure = 'kills' | 'deaths' | 'assists';

const COLUMN_HEADERS: readonly [pattern: RegExp, figure: Figure][] = [
  [/^k(ills?)?$/i, 'kills'],
  [/^d(eaths?)?$/i, 'deaths'],
  [/^a(ssists?)?$/i, 'assists'],
];
/** The order in the game, for boards without recognized headers. */
const DEFAULT_ORDER: readonly Figure[] = ['kills', 'assists', 'deaths'];
const MAX_KILLS = 199;
const MAX_ROUNDS = 99;
/** If both halves of a picture have so many rows, it shows two boards side by side. */
const MIN_ROWS_PER_BOARD = 2;

export function recognizeScoreboard(words: readonly Word[]): RecognizedScoreboard {
  const lines = groupIntoLines(words);
  const boards = splitIntoBoards(lines);
  const rows = boards.flatMap((board, side) => {
    const columns = findColumns(board);
    return board.flatMap((line) => parseRow(line, columns, boards.length === 2 ? side : null));
  });
  const [scoreA, scoreB] = findScore(lines);
  return { map: findMap(words), scoreA, scoreB, rows: assignTeams(rows, boards.length) };
}

type TextLine = readonly Word[];

/** Groups words with their centers at the same height, from left to right. */
function groupIntoLines(words: readonly Word[]): TextLine[] {
  const lines: Word[][] = [];
  for (const word of words.toSorted((a, b) => middle(a) - middle(b))) {
    const last = lines.at(-1);
    const height = word.bottom - word.top;
    if (last && Math.abs(middle(word) - mean(last.map(middle))) < height * 0.6) last.push(word);
    else lines.push([word]);
  }
  return lines.map((line) => line.toSorted((a, b) => a.left - b.left));
}

/** One board, or two side by side if both halves of the picture have rows. */
function splitIntoBoards(lines: readonly TextLine[]): TextLine[][] {
  const all = lines.flat();
  if (all.length === 0) return [];
  const center =
    (Math.min(...all.map(({ left }) => left)) + Math.max(...all.map(({ right }) => right))) / 2;
  const halves = [
    lines.map((line) => line.filter(({ left, right }) => (left + right) / 2 < center)),
    lines.map((line) => line.filter(({ left, right }) => (left + right) / 2 >= center)),
  ];
  const isSplit = halves.every((half) => half.filter(isRow).length >= MIN_ROWS_PER_BOARD);
  return isSplit ? halves : [[...lines]];
}

function isRow(line: TextLine): boolean {
  return line.some(({ text }) => isName(text)) && numbersAtEnd(line).length >= 2;
}

/** The positions of the columns, by their headers. */
function findColumns(board: readonly TextLine[]): { figure: Figure; at: number }[] {
  const headers = board
    .map((line) =>
      line.flatMap((word) => {
        const found = COLUMN_HEADERS.find(([pattern]) => pattern.test(word.text));
        return found ? [{ figure: found[1], at: (word.left + word.right) / 2 }] : [];
      }),
    )
    .find((found) => found.length >= 2);
  return headers ?? [];
}

function parseRow(line: TextLine, columns: ReturnType<typeof findColumns>, side: number | null) {
  if (!isRow(line)) return [];
  const numbers = numbersAtEnd(line);
  const name = line.slice(0, line.indexOf(numbers[0]!.word)).filter(({ text }) => isName(text));
  if (name.length === 0) return [];
  const figures = new Map(
    numbers.map(({ word, value }, index) => [findFigure(word, index, columns), value] as const),
  );
  const figureOf = (figure: Figure) => figures.get(figure) ?? null;
  return [
    {
      text: name.map(({ text }) => text).join(' '),
      opponent: side === null ? null : (['A', 'B'] as const)[side]!,
      kills: figureOf('kills'),
      deaths: figureOf('deaths'),
      assists: figureOf('assists'),
      confidence: Math.min(
        ...[...name, ...numbers.map(({ word }) => word)].map((w) => w.confidence),
      ),
    },
  ];
}

function findFigure(word: Word, index: number, columns: ReturnType<typeof findColumns>) {
  if (columns.length === 0) return DEFAULT_ORDER[index];
  const at = (word.left + word.right) / 2;
  return columns.reduce((nearest, column) =>
    Math.abs(column.at - at) < Math.abs(nearest.at - at) ? column : nearest,
  ).figure;
}

/** If the boards are one above the other, the first half of the rows is team A. */
function assignTeams(rows: readonly RecognizedRow[], boards: number): RecognizedRow[] {
  if (boards === 2 || rows.length < 4 || rows.length % 2 !== 0) return [...rows];
  return rows.map((row, index) => ({ ...row, opponent: index < rows.length / 2 ? 'A' : 'B' }));
}

function numbersAtEnd(line: TextLine): { word: Word; value: number }[] {
  const firstName = line.findIndex(({ text }) => isName(text));
  return line.slice(firstName + 1).flatMap((word) => {
    const value = parseNumber(word.text);
    return value === null || value > MAX_KILLS ? [] : [{ word, value }];
  });
}

/** Letters that OCR often returns for digits. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  O: '0',
  o: '0',
  l: '1',
  I: '1',
  S: '5',
  B: '8',
};

function parseNumber(text: string): number | null {
  const digits = text.replace(/[.,|]/g, '');
  if (/^\d{1,3}$/.test(digits)) return Number(digits);
  const corrected = Array.from(digits)
    .map((letter) => LOOKALIKES[letter] ?? letter)
    .join('');
  return /^\d{1,2}$/.test(corrected) && /\d/.test(digits) ? Number(corrected) : null;
}

function isName(text: string): boolean {
  return /\p{L}{2}/u.test(text) && !COLUMN_HEADERS.some(([pattern]) => pattern.test(text));
}

const SCORE = /^(\d{1,2})\s*[:\-–]\s*(\d{1,2})$/;

/** Finds `13 : 7`, in one word or in three. */
function findScore(lines: readonly TextLine[]): [number | null, number | null] {
  for (const line of lines) {
    const joined = line.map(({ text }) => text);
    for (let from = 0; from < joined.length; from++) {
      for (const count of [1, 3]) {
        const found = SCORE.exec(joined.slice(from, from + count).join(' '));
        const [a, b] = [Number(found?.[1]), Number(found?.[2])];
        if (found && Math.max(a, b) <= MAX_ROUNDS) return [a, b];
      }
    }
  }
  return [null, null];
}

function findMap(words: readonly Word[]): DefuseMap | null {
  const texts = new Set(words.map(({ text }) => text.toLowerCase().replace(/[^a-z]/g, '')));
  return DEFUSE_MAPS.find((map) => texts.has(map.toLowerCase())) ?? null;
}

function middle({ top, bottom }: Word): number {
  return (top + bottom) / 2;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
