import { ForbiddenError, InvalidParameter } from '@mes/contract/errors';
import type { UPLOAD_PURPOSES, UploadedImage } from '@mes/contract/files';
import { satisfies } from '@mes/domain/permissions/permissions';
import type { Actor } from '../../platform/calls/actor';
import { type PictureRule, preparePicture } from '../../platform/files/pictures';
import { type FileStore, pictureReference } from '../../platform/files/store';
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
};

export async function uploadImage(
  store: FileStore,
  { encoded, purpose }: { encoded: string; purpose: Purpose },
  actor: Actor,
): Promise<UploadedImage> {
  const { who, ...rule } = PURPOSES[purpose];
  if (who && !satisfies(actor.permissions, who)) throw ForbiddenError.missing(who);
  const picture = await preparePicture(decode(encoded), rule);
  const name = await store.savePicture(picture);
  return { ...pictureReference(name)!, width: picture.width, height: picture.height };
}

/** Bare base64 or a data URL. The type that a data URL declares is not trusted. */
function decode(encoded: string): Buffer {
  const bare = encoded.startsWith('data:') ? encoded.slice(encoded.indexOf(',') + 1) : encoded;
  const bytes = Buffer.from(bare, 'base64');
  if (bytes.length === 0) throw new InvalidParameter('encoded', texts.notBase64);
  return bytes;
}
