import type { FeatureHandlers } from '../../platform/calls/handlers';
import type { PrivateStore } from '../../platform/files/private-store';
import { findLiked } from './likes/repository';
import { like } from './likes/service';
import { listMoments, type MomentReader } from './moments/service';
import type { PosterQueue } from './posters/service';
import { createClip } from './proposals/service';
import * as reading from './service';
import * as tagging from './tagging/service';
import { readVideo, uploadVideo } from './uploads/service';

export interface HighlightDeps extends PosterQueue {
  readonly store: PrivateStore;
  readonly readMoments: MomentReader;
}

export const createHighlightCalls = (deps: HighlightDeps): FeatureHandlers<'highlights'> => ({
  search: ({ db, input, actor }) => reading.search(db, input, actor),
  overview: ({ db, now }) => reading.overview(db, now),
  read: ({ db, input }) => reading.read(db, input.id),
  onStream: ({ db, input, now }) => reading.onStream(db, input, now),
  liked: ({ db, input, actor }) => findLiked(db, { player: actor.id, clipIds: input.clips }),
  like: ({ write, input, action }) => write((tx) => like(tx, input, action)),
  upload: ({ db, write, upload, action }) =>
    uploadVideo({ db, write, store: deps.store }, upload, action),
  video: ({ db, input, actor }) => readVideo({ db, store: deps.store }, input.id, actor),
  create: ({ write, input, action }) => write((tx) => createClip(tx, deps, input, action)),
  next: ({ write, input, action }) => write((tx) => tagging.takeNext(tx, input, action)),
  tag: ({ write, input, action }) => write((tx) => tagging.tagClip(tx, deps, input, action)),
  reject: ({ write, input, action }) => write((tx) => tagging.rejectClip(tx, input, action)),
  reopen: ({ write, input, action }) => write((tx) => tagging.reopenClip(tx, input, action)),
  release: async ({ write, input, action }) => {
    await write((tx) => tagging.releaseClip(tx, input.id, action));
    return {};
  },
  moments: ({ db, input, actor }) =>
    listMoments(db, { matchId: input.match, readMoments: deps.readMoments }, actor),
});
