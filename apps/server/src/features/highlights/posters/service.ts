/**
 * A picture of an uploaded video, by ffmpeg where it is installed. It runs in a job once the clip is
 * published, because pictures are public. Without it, pages draw a cover.
 */
import { channels } from '@mes/contract/channels';
import type { Database, Tx } from '../../../platform/database/database';
import { preparePicture } from '../../../platform/files/pictures';
import type { PrivateStore } from '../../../platform/files/private-store';
import type { FileStore } from '../../../platform/files/store';
import { withTemporaryFile } from '../../../platform/files/temporary-file';
import { grabFrame } from '../../../platform/files/video-frame';
import type { JobKind, Jobs } from '../../../platform/jobs/jobs';
import type { Log } from '../../../platform/log';
import { publish } from '../../../platform/outbox/publish';
import * as uploads from '../uploads/repository';

interface PosterDeps {
  readonly database: Database;
  readonly store: PrivateStore;
  readonly files: FileStore;
  /** The program; null disables it. */
  readonly ffmpeg: string | null;
  readonly log: Log;
}

interface PosterData {
  readonly video: string;
}

export interface PosterQueue {
  readonly jobs: Jobs;
  readonly posterJob: JobKind<PosterData>;
}

const SIZE = { maxWidth: 1_280, maxHeight: 720 };
/** The reader by type: the program must not guess from the bytes, which could name other files. */
const FORMATS: Readonly<Record<string, string>> = { 'video/mp4': 'mp4', 'video/webm': 'matroska' };

export function createPosterJob(deps: PosterDeps): JobKind<PosterData> {
  return { name: 'clip-poster', run: ({ video }) => makePoster(deps, video) };
}

export async function enqueuePoster(
  tx: Tx,
  { jobs, posterJob }: PosterQueue,
  video: string,
): Promise<void> {
  await jobs.enqueue(tx, posterJob, { video });
}

async function makePoster(
  { database, store, files, ffmpeg, log }: PosterDeps,
  id: string,
): Promise<void> {
  const found = ffmpeg === null ? undefined : await uploads.findWithState(database.db, id);
  if (!ffmpeg || found?.state !== 'published' || found.video.poster !== null) return;
  const { storedName, type, seconds } = found.video;
  const content = await store.get(storedName);
  if (!content) return;
  // The program seeks, which a stream cannot.
  const frame = await withTemporaryFile(content, ({ path }) =>
    grabFrame(ffmpeg, { path, format: FORMATS[type]!, atSeconds: Math.min(1, seconds / 2) }),
  );
  const picture = frame && (await preparePicture(frame, SIZE).catch(() => null));
  if (!picture) {
    log.warn({ video: id }, 'no poster could be made of a clip');
    return;
  }
  const poster = await files.savePicture(picture);
  await database.transaction(async (tx) => {
    const clip = await uploads.savePoster(tx, id, poster);
    if (clip) await publish(tx, channels.highlights(), 'clip.published', { id: clip });
  });
}
