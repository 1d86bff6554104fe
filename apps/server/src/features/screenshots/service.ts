/** Reads scoreboards from pictures. The result is a proposal that a person confirms. */
import type { ScoreboardReading } from '@mes/contract/match-schemas';
import {
  type RecognizedScoreboard,
  recognizeScoreboard,
} from '@mes/domain/scoreboard/recognize-scoreboard';
import type { Db } from '../../platform/database/database';
import type { Log } from '../../platform/log';
import { findReferences } from '../players/service';
import { searchPlayers } from '../search/service';
import type { WordReader } from './ocr/service';
import { readWithVision, type VisionSettings } from './vision/service';

export interface ScoreboardReaders {
  readonly wordReader: WordReader;
  readonly vision: VisionSettings | null;
  readonly log: Log;
}

export async function readPicture(
  db: Db,
  picture: Buffer,
  readers: ScoreboardReaders,
): Promise<ScoreboardReading> {
  const { rows, ...board } = await readBoard(picture, readers);
  const playerIds: (string | null)[] = [];
  for (const { text } of rows) playerIds.push(await findMostSimilarPlayer(db, text));
  const known = await findReferences(
    db,
    playerIds.flatMap((id) => id ?? []),
  );
  return {
    ...board,
    rows: rows.map((row, index) => {
      const playerId = playerIds[index];
      return { ...row, player: (playerId && known.get(playerId)) || null };
    }),
  };
}

/** The vision model is optional: if it fails, OCR on this machine reads the words. */
async function readBoard(
  picture: Buffer,
  { wordReader, vision, log }: ScoreboardReaders,
): Promise<RecognizedScoreboard> {
  if (vision) {
    try {
      const reading = await readWithVision(vision, picture);
      if (reading && reading.rows.length > 0) return reading;
      log.warn('the vision model gave no reading');
    } catch (error) {
      log.warn({ err: error }, 'the request to the vision model failed');
    }
  }
  return recognizeScoreboard(await wordReader.read(picture));
}

async function findMostSimilarPlayer(db: Db, text: string): Promise<string | null> {
  const [first] = await searchPlayers(db, { text, count: 1 });
  return first?.ID ?? null;
}
