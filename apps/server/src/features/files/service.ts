import { ForbiddenError, InvalidAction, InvalidParameter } from '@mes/contract/errors';
import type { UPLOAD_PURPOSES, UploadedImage } from '@mes/contract/files';
import { satisfies } from '@mes/domain/permissions/permissions';
import type { Action, Actor } from '../../platform/calls/actor';
import type { Db, Tx } from '../../platform/database/database';
import { type Picture, type PictureRule, preparePicture } from '../../platform/files/pictures';
import { type FileStore, pictureReference } from '../../platform/files/store';
import * as repository from './repository';
import { texts } from './texts';

type Purpose = (typeof UPLOAD_PURPOSES)[number];

/** The size that pictures are stored in, and who may upload them: without `who` every account. */
const PURPOSES: Record<Purpose, PictureRule & { readonly who?: string }> = {
  'team-logo': { maxWidth: 512, maxHeight: 512 },
  'player-photo': { maxWidth: 800, maxHeight: 1_000 },
  article: { maxWidth: 1_920, maxHeight: 1_920, who: 'Moderator' },
  tournament: { maxWidth: 1_920, maxHeight: 1_080, who: 'Admin' },
  giveaway: { maxWidth: 1_280, maxHeight: 1_280, who: 'Admin' },
  store: { maxWidth: 1_280, maxHeight: 1_280, who: 'Admin' },
  form: { maxWidth: 1_920, maxHeight: 1_920 },
  property: { maxWidth: 1_024, maxHeight: 1_024, who: 'Admin' },
  sponsor: { maxWidth: 1_024, maxHeight: 1_024, who: 'Admin|editstream' },
};

interface ImageUpload {
  readonly encoded: string;
  readonly purpose: Purpose;
}

/** Whose photo or logo a picture is. */
export interface PictureOwner {
  readonly kind: 'player' | 'team';
  readonly id: string;
}

/** What the features of players and teams ask before a new picture shows. */
export interface PictureApproval {
  isNeeded(db: Db, actor: Actor): Promise<boolean>;
  /** Behind the lock of the owner's row. Replaces a picture of the owner that waits already. */
  submit(tx: Tx, upload: { owner: PictureOwner; picture: Picture }, action: Action): Promise<void>;
  /** The same lock. For changes that need no approval: what waited must not replace them later. */
  withdraw(tx: Tx, owner: PictureOwner, action: Action): Promise<void>;
}

/**
 * An uploaded picture is public at once. Photos and logos that need approval are sent with the change of
 * the profile or team, where they wait.
 */
export async function assertNeedsNoApproval(
  { db, pictureApproval }: { db: Db; pictureApproval: PictureApproval },
  purpose: Purpose,
  actor: Actor,
): Promise<void> {
  if (purpose !== 'player-photo' && purpose !== 'team-logo') return;
  if (await pictureApproval.isNeeded(db, actor)) throw new InvalidAction(texts.needsApproval);
}

export async function uploadImage(
  store: FileStore,
  upload: ImageUpload,
  actor: Actor,
): Promise<UploadedImage> {
  const picture = await prepareImage(upload, actor);
  const name = await store.savePicture(picture);
  return { ...pictureReference(name)!, width: picture.width, height: picture.height };
}

/** To distinguish a picture from one that was uploaded for another purpose. */
export async function recordUpload(
  tx: Tx,
  { name, purpose, now }: { name: string; purpose: Purpose; now: number },
): Promise<void> {
  await repository.insert(tx, { name, purpose, uploadedAt: now });
}

/** Whether a picture was uploaded for this purpose. */
export function isUploaded(
  db: Db,
  picture: { readonly name: string; readonly purpose: Purpose },
): Promise<boolean> {
  return repository.exists(db, picture);
}

/** Refuses the name of a picture that was not uploaded for this purpose, or that is gone. */
export async function assertUploaded(
  { db, files }: { db: Db; files: FileStore },
  { name, purpose, field }: { name: string; purpose: Purpose; field: string },
): Promise<void> {
  const isKnown = await repository.exists(db, { name, purpose });
  if (!isKnown || !(await files.claimPicture(name))) {
    throw new InvalidParameter(field, texts.notUploaded);
  }
}

/** Encoded and checked, but not stored. */
export async function prepareImage(
  { encoded, purpose }: ImageUpload,
  actor: Actor,
): Promise<Picture> {
  const { who, ...rule } = PURPOSES[purpose];
  if (who && !satisfies(actor.permissions, who)) throw ForbiddenError.missing(who);
  return preparePicture(decode(encoded), rule);
}

/** Bare base64 or a data URL. The type that a data URL declares is not trusted. */
function decode(encoded: string): Buffer {
  const bare = encoded.startsWith('data:') ? encoded.slice(encoded.indexOf(',') + 1) : encoded;
  const bytes = Buffer.from(bare, 'base64');
  if (bytes.length === 0) throw new InvalidParameter('encoded', texts.notBase64);
  return bytes;
}
