/** Reads scoreboards from pictures. What comes out is a proposal: a person confirms it. */
import type { ScoreboardReading } from '@mes/contract/match-schemas';
import { type Reading, readScoreboard } from '@mes/domain/scoreboard/reading';
import type { Db } from '../../platform/database/database';
import type { Log } from '../../platform/log';
import { references } from '../players/service';
import { searchPlayers } from '../search/service';
import type { WordReader } from './ocr';
import { readWithVision, type VisionSettings } from './vision';

interface Readers {
  readonly words: WordReader;
  readonly vision: VisionSettings | null;
  readonly log: Log;
}

export async function readPicture(
  db: Db,
  picture: Buffer,
  readers: Readers,
): Promise<ScoreboardReading> {
  const { rows, ...board } = await read(picture, readers);
  const found: (string | null)[] = [];
  for (const { text } of rows) found.push(await mostLike(db, text));
  const people = await references(
    db,
    found.flatMap((id) => id ?? []),
  );
  return {
    ...board,
    rows: rows.map((row, index) => {
      const id = found[index];
      return { ...row, player: (id && people.get(id)) || null };
    }),
  };
}

/** The words in the picture are always there; a model that fails is only a slower way to them. */
async function read(picture: Buffer, { words, vision, log }: Readers): Promise<Reading> {
  if (vision) {
    try {
      const reading = await readWithVision(vision, picture);
      if (reading && reading.rows.length > 0) return reading;
      log.warn('the vision model gave no reading');
    } catch (error) {
      log.warn({ err: error }, 'the vision model could not be asked');
    }
  }
  return readScoreboard(await words.read(picture));
}

async function mostLike(db: Db, text: string): Promise<string | null> {
  const [first] = await searchPlayers(db, { text, count: 1 });
  return first?.ID ?? null;
}
