/** Photos that players have sent for the photo reward: accepted ones with their points, and others. */
import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { seeded } from '@mes/domain/random/random';
import type { PoolClient } from 'pg';
import sharp from 'sharp';
import { formPictures, formResponses, formRewards } from '../features/forms/tables';
import { votingTransfers } from '../features/voting/tables';
import { copyRows } from '../platform/database/copy';
import { preparePicture } from '../platform/files/pictures';
import type { PrivateStore } from '../platform/files/private-store';
import type { FileStore } from '../platform/files/store';
import { DEMO_ACCOUNTS } from './community';
import { PHOTO_REWARD } from './form-plans';
import { coloursOf } from './pictures/logo';
import { drawPhoto } from './pictures/photo';
import { DEMO_SEASON } from './voting';

interface SentPhoto {
  readonly review: 'pending' | 'accepted' | 'refused';
  readonly hoursAgo: number;
  readonly stream: 'yes' | 'no';
  readonly note?: string;
  readonly reason?: string;
}

const FORM = 'player-photo-reward';
const SEED = 4_113;
const HOUR = 3_600_000;
const SIZE = { maxWidth: 800, maxHeight: 1_000 };

const SENT: readonly SentPhoto[] = [
  { review: 'accepted', hoursAgo: 210, stream: 'yes' },
  { review: 'accepted', hoursAgo: 130, stream: 'no', note: 'Please crop it to the face.' },
  {
    ...{ review: 'refused', hoursAgo: 74, stream: 'yes' },
    reason: 'There are three people in it. Which one is you? Send another one, please.',
  },
  { review: 'pending', hoursAgo: 19, stream: 'yes', note: 'From the LAN in Porto.' },
  { review: 'pending', hoursAgo: 3, stream: 'no' },
];

interface PhotoDeps {
  readonly files: Pick<FileStore, 'savePicture'>;
  readonly privateFiles: Pick<PrivateStore, 'put'>;
  readonly now: number;
}

/** Of players without a photo who have a wallet: the photo and the points come from here. */
export async function fillPhotoRewards(client: PoolClient, deps: PhotoDeps): Promise<void> {
  const { rows } = await client.query<{ player: string }>(
    `SELECT wallet.account AS player FROM voting_wallets AS wallet
     JOIN players ON players.id = wallet.account AND players.photo IS NULL
     WHERE wallet.season = $1 AND wallet.account <> ALL ($2) ORDER BY wallet.account LIMIT $3`,
    [DEMO_SEASON, DEMO_ACCOUNTS.map(({ name }) => name), SENT.length],
  );
  const random = seeded(SEED);
  for (const [index, { player }] of rows.entries()) {
    const sent = SENT[index]!;
    const svg = drawPhoto(random, coloursOf(index + 3));
    const photo = await preparePicture(await sharp(Buffer.from(svg)).png().toBuffer(), SIZE);
    const { picture, width, height } = photo;
    const at = deps.now - sent.hoursAgo * HOUR;
    const [pictureId, responseId] = [randomUUID(), randomUUID()];
    const file = `forms/${pictureId}.webp`;
    await deps.privateFiles.put(file, Readable.from([picture]));
    await copyRows(client, formResponses, [
      toResponse(sent, { responseId, pictureId, player, at }),
    ]);
    await copyRows(client, formPictures, [
      {
        ...{ id: pictureId, form: FORM, respondent: player, response: responseId },
        ...{ file, width, height, createdAt: at },
      },
    ]);
    if (sent.review !== 'accepted') continue;
    const name = await deps.files.savePicture(photo);
    await client.query('UPDATE players SET photo = $2 WHERE id = $1', [player, name]);
    await grantPoints(client, player, at + HOUR);
  }
}

function toResponse(
  { review, stream, note, reason }: SentPhoto,
  key: { responseId: string; pictureId: string; player: string; at: number },
): typeof formResponses.$inferInsert {
  const { responseId, pictureId, player, at } = key;
  const isReviewed = review !== 'pending';
  return {
    ...{ id: responseId, form: FORM, respondent: player, player, version: 1, review },
    answers: { photo: pictureId, stream, ...(note ? { note } : {}) },
    reason: reason ?? null,
    reviewedAt: isReviewed ? at + HOUR : null,
    reviewedBy: isReviewed ? 'moderator' : null,
    ...{ createdAt: at, updatedAt: at, deletedAt: null },
  };
}

async function grantPoints(client: PoolClient, player: string, at: number): Promise<void> {
  const points = PHOTO_REWARD.rewardPoints!;
  const reward = { form: FORM, player, season: DEMO_SEASON, points, at };
  await copyRows(client, formRewards, [reward]);
  const from = 'issuance';
  const transfer = { season: DEMO_SEASON, from, to: `wallet:${player}`, points, at };
  await copyRows(client, votingTransfers, [{ ...transfer, reason: 'reward' }]);
  await client.query(
    'UPDATE voting_wallets SET balance = balance + $3 WHERE season = $1 AND account = $2',
    [DEMO_SEASON, player, points],
  );
}
