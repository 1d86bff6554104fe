/** Logos of two teams in three and photos of half of the players, as if they had uploaded them. */
import { seeded } from '@mes/domain/random/random';
import type { PoolClient } from 'pg';
import sharp from 'sharp';
import { pictureSubmissions } from '../../features/picture-approval/tables';
import { copyRows } from '../../platform/database/copy';
import { preparePicture } from '../../platform/files/pictures';
import type { FileStore } from '../../platform/files/store';
import { type Community, DEMO_ACCOUNTS } from '../community';
import { createIdGenerator } from '../messages';
import { coloursOf, drawLogo } from './logo';
import { drawPhoto } from './photo';

const SEED = 2_027;
const DAY = 86_400_000;
const HOUR = 3_600_000;
const SIZE = 512;
const WITH_PHOTO = 0.5;

interface SavedPicture {
  readonly owner: { readonly team: string | null; readonly player: string | null };
  readonly uploadedBy: string;
  readonly name: string;
  readonly width: number;
  readonly height: number;
}

/** Takes seconds of another thread, so it is begun before the rest is filled in. */
export function savePictures(
  community: Community,
  files: Pick<FileStore, 'savePicture'>,
): Promise<SavedPicture[]> {
  const random = seeded(SEED);
  const teamIndexes = new Map(community.teams.map(({ id }, index) => [id, index]));
  const logos = community.teams.flatMap(({ id, leader }, index) =>
    index % 3 === 0 || !leader
      ? []
      : { owner: { team: id, player: null }, uploadedBy: leader, svg: drawLogo(random, index) },
  );
  // Those who sign in to the demo choose a photo of their own.
  const accounts = new Set<string>(DEMO_ACCOUNTS.map(({ name }) => name));
  const photos = community.players
    .filter(({ id }) => random() < WITH_PHOTO && !accounts.has(id))
    .map(({ id, team }, index) => {
      const colours = coloursOf((team && teamIndexes.get(team)) || index);
      return { owner: { team: null, player: id }, uploadedBy: id, svg: drawPhoto(random, colours) };
    });
  return Promise.all(
    [...logos, ...photos].map(async ({ svg, ...rest }) => {
      const upload = await sharp(Buffer.from(svg)).png({ compressionLevel: 1 }).toBuffer();
      const picture = await preparePicture(upload, { maxWidth: SIZE, maxHeight: SIZE });
      const { width, height } = picture;
      return { ...rest, width, height, name: await files.savePicture(picture) };
    }),
  );
}

/** As moderators have approved them: shown, and with their submissions. */
export async function fillPictures(
  client: PoolClient,
  pictures: readonly SavedPicture[],
  now: number,
): Promise<void> {
  const id = createIdGenerator();
  await copyRows(
    client,
    pictureSubmissions,
    pictures.map(({ owner, uploadedBy, width, height }, index) => {
      const uploadedAt = now - 40 * DAY - index * HOUR;
      return {
        ...{ id: id(uploadedAt), ...owner, width, height, uploadedAt, uploadedBy },
        ...{ state: 'approved' as const, decidedAt: uploadedAt + HOUR, decidedBy: 'moderator' },
        ...{ picture: null, placeholder: null, reason: null },
      };
    }),
  );
  const show = (
    table: 'teams' | 'players',
    column: string,
    owners: readonly SavedPicture[],
    key: 'team' | 'player',
  ) =>
    client.query(
      `UPDATE ${table} SET ${column} = given.name
        FROM unnest($1::text[], $2::text[]) AS given(id, name) WHERE ${table}.id = given.id`,
      [owners.map(({ owner }) => owner[key]), owners.map(({ name }) => name)],
    );
  await show(
    'teams',
    'logo',
    pictures.filter(({ owner }) => owner.team),
    'team',
  );
  await show(
    'players',
    'photo',
    pictures.filter(({ owner }) => owner.player),
    'player',
  );
}
