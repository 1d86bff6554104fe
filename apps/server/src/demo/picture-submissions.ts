/** Photos and logos that wait for a moderator. */
import type { PoolClient } from 'pg';
import sharp from 'sharp';
import { pictureSubmissions } from '../features/picture-approval/tables';
import { auditLog } from '../platform/audit/tables';
import { copyRows } from '../platform/database/copy';
import { preparePicture } from '../platform/files/pictures';
import type { Community } from './community';
import { createIdGenerator } from './messages';

type Submission = typeof pictureSubmissions.$inferInsert;

const HOUR = 3_600_000;
const MAX_SIZE = 512;

const PHOTOS = [
  { player: 'caster', hoursAgo: 20, sky: '#9bc4a0', shirt: '#1f4a33' },
  { player: 'newcomer', hoursAgo: 9, sky: '#d9b48a', shirt: '#5d2f1c' },
  { player: 'member', hoursAgo: 2, sky: '#7fb2d6', shirt: '#24466b' },
];
const REJECTED = { player: 'clipper', hoursAgo: 50, sky: '#c9c9c9', shirt: '#8a1f1f' };
const LOGO_HOURS_AGO = 5;
const REASON = 'It shows somebody else. A photo of yourself, please.';

export async function fillPictureSubmissions(
  client: PoolClient,
  { teams }: Community,
  now: number,
): Promise<void> {
  const id = createIdGenerator();
  const photos = [...PHOTOS, REJECTED].map(async (photo): Promise<Submission> => {
    const uploadedAt = now - photo.hoursAgo * HOUR;
    const isRejected = photo === REJECTED;
    return {
      ...(await render(drawPhoto(photo))),
      ...{ id: id(uploadedAt), player: photo.player, team: null },
      ...{ uploadedAt, uploadedBy: photo.player },
      state: isRejected ? 'rejected' : 'pending',
      decidedAt: isRejected ? uploadedAt + HOUR : null,
      decidedBy: isRejected ? 'moderator' : null,
      reason: isRejected ? REASON : null,
    };
  });
  const logos = teams
    .filter(({ leader }) => leader === 'leader')
    .map(async (team): Promise<Submission> => {
      const uploadedAt = now - LOGO_HOURS_AGO * HOUR;
      return {
        ...(await render(LOGO)),
        ...{ id: id(uploadedAt), player: null, team: team.id },
        ...{ uploadedAt, uploadedBy: 'leader', state: 'pending' as const },
        ...{ decidedAt: null, decidedBy: null, reason: null },
      };
    });
  const submissions = await Promise.all([...photos, ...logos]);
  await copyRows(client, pictureSubmissions, submissions);
  await copyRows(
    client,
    auditLog,
    submissions.flatMap((row) => auditsOf(row, id)),
  );
}

async function render(svg: string) {
  const upload = await sharp(Buffer.from(svg)).png().toBuffer();
  return preparePicture(upload, { maxWidth: MAX_SIZE, maxHeight: MAX_SIZE });
}

function auditsOf(row: Submission, id: (at: number) => string): (typeof auditLog.$inferInsert)[] {
  const subject = row.player ? `player:${row.player}` : `team:${row.team}`;
  const entry = { subject, before: null, after: { submission: row.id } };
  const at = row.uploadedAt;
  const submitted = {
    ...entry,
    id: id(at),
    at,
    actor: row.uploadedBy,
    action: 'picture.submitted',
  };
  if (row.decidedAt == null) return [submitted];
  const rejected = {
    ...{ ...entry, id: id(row.decidedAt), at: row.decidedAt, actor: row.decidedBy },
    ...{ action: 'picture.rejected', after: { submission: row.id, reason: row.reason } },
  };
  return [submitted, rejected];
}

/** Somebody in front of a wall. */
function drawPhoto({ sky, shirt }: { sky: string; shirt: string }): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="480">
    <rect width="400" height="480" fill="${sky}"/>
    <rect y="330" width="400" height="150" fill="#00000022"/>
    <path d="M60 480c0-110 60-150 140-150s140 40 140 150z" fill="${shirt}"/>
    <rect x="172" y="270" width="56" height="80" fill="#c48d68"/>
    <ellipse cx="200" cy="210" rx="78" ry="96" fill="#d9a27c"/>
    <path d="M120 200c-6-90 40-122 80-122s86 32 80 122c-14-50-40-66-80-66s-66 16-80 66z" fill="#3a2a22"/>
  </svg>`;
}

const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512">
  <path d="M256 24l200 72v160c0 120-84 196-200 232C140 452 56 376 56 256V96z" fill="#1b1f2a"/>
  <path d="M256 88l140 50v112c0 84-58 140-140 168-82-28-140-84-140-168V138z" fill="#e0a13c"/>
  <path d="M256 150l34 76 82 8-62 54 18 80-72-42-72 42 18-80-62-54 82-8z" fill="#1b1f2a"/>
</svg>`;
