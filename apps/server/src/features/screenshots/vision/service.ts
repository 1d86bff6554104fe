/** Reads a scoreboard with a vision model, where the operator has configured one. */
import { DEFUSE_MAPS } from '@mes/domain/maps/maps';
import type { RecognizedScoreboard } from '@mes/domain/scoreboard/recognize-scoreboard';
import { z } from 'zod';
import { loadSharp } from '../../../platform/files/sharp';

export interface VisionSettings {
  /** Of an API like OpenAI's, without `/chat/completions`. */
  readonly url: string;
  readonly key: string | undefined;
  readonly model: string;
}

const TIMEOUT_MS = 30_000;
const MAX_WIDTH = 1_600;

const figure = z.int().min(0).max(199).nullable().catch(null);
const AnswerSchema = z.object({
  map: z.enum(DEFUSE_MAPS).nullable().catch(null),
  scoreA: figure,
  scoreB: figure,
  rows: z
    .array(
      z.object({
        text: z.string().trim().min(1).max(64),
        opponent: z.enum(['A', 'B']).nullable().catch(null),
        kills: figure,
        deaths: figure,
        assists: figure,
      }),
    )
    .max(20),
});

/** Models do not say how sure they are; a person confirms every reading anyway. */
const CONFIDENCE = 0.5;

const TASK = `Read this scoreboard of a shooter. Answer with JSON only:
{"map": string|null, "scoreA": number|null, "scoreB": number|null,
 "rows": [{"text": name as written, "opponent": "A" for the first or left team, else "B",
           "kills": number|null, "deaths": number|null, "assists": number|null}]}
Maps are ${DEFUSE_MAPS.join(', ')}. Use null for what you cannot read.`;

/** Null where the model refused or did not answer in the given form. */
export async function readWithVision(
  { url, key, model }: VisionSettings,
  picture: Buffer,
): Promise<RecognizedScoreboard | null> {
  const sharp = await loadSharp();
  const image = await sharp(picture)
    .resize({ width: MAX_WIDTH, withoutEnlargement: true })
    .jpeg({ quality: 85 })
    .toBuffer();
  const response = await fetch(`${url}/chat/completions`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(key ? { authorization: `Bearer ${key}` } : {}),
    },
    body: JSON.stringify({
      model,
      response_format: { type: 'json_object' },
      messages: [
        {
          role: 'user',
          content: [
            { type: 'text', text: TASK },
            {
              type: 'image_url',
              image_url: { url: `data:image/jpeg;base64,${image.toString('base64')}` },
            },
          ],
        },
      ],
    }),
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) return null;
  return parseReading(await response.json());
}

const CompletionSchema = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1),
});

export function parseReading(completion: unknown): RecognizedScoreboard | null {
  const parsed = CompletionSchema.safeParse(completion);
  if (!parsed.success) return null;
  const answer = AnswerSchema.safeParse(parseJson(parsed.data.choices[0]!.message.content));
  if (!answer.success) return null;
  const { rows, ...board } = answer.data;
  return { ...board, rows: rows.map((row) => ({ ...row, confidence: CONFIDENCE })) };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1));
  } catch {
    return null;
  }
}
