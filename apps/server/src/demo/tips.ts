/** Tips of the demo community, in every state but deleted. */
import type { TipCategory } from '@mes/domain/tutorials/tips';
import type pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { tips } from '../features/tutorials/tables';
import { contentVersions } from '../features/versions/tables';
import { copyRows } from '../platform/database/copy';

interface DemoTip {
  readonly category: TipCategory;
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly state?: 'draft' | 'planned';
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const TIPS: readonly DemoTip[] = [
  {
    category: 'basics',
    title: 'Choose your settings once',
    paragraphs: [
      'Find a sensitivity with which you can turn around in one swipe, and leave it alone for two weeks. Hands learn slowly.',
      'Put fire and aim where your thumbs rest already. A button that you have to look for costs the duel.',
    ],
  },
  {
    category: 'aim',
    title: 'Keep the crosshair where heads will be',
    paragraphs: [
      'Most duels are decided before the first shot. Walk with the crosshair at the height of a head, and at the distance from the corner at which somebody would appear.',
    ],
  },
  {
    category: 'movement',
    title: 'Stop before you shoot',
    paragraphs: [
      'Shots while running go everywhere. Let go of the stick, then press fire. It feels slow for a day and wins duels from then on.',
    ],
  },
  {
    category: 'teamplay',
    title: 'Say where, how many and what next',
    paragraphs: [
      'A good call has three parts: the place, the number, and what you do. “Two long, I fall back” is enough. Silence helps the others to hear steps.',
      'Names of places are on the <a href="/app/tutorials/maps">page of the maps</a>.',
    ],
  },
  {
    category: 'competing',
    title: 'Be in the room early',
    paragraphs: [
      'Check in as soon as the room of your match opens. The veto has a clock, and a leader who arrives late bans maps without their team.',
    ],
  },
  {
    category: 'maps',
    title: 'Learn one map well before the next',
    paragraphs: [
      'Take one map of the pool and know its three usual fights, its safe place for a plant, and one retake. A team of five such players has five maps.',
    ],
    state: 'planned',
  },
  {
    category: 'competing',
    title: 'How we prepare for a final',
    paragraphs: ['Still being written.'],
    state: 'draft',
  },
];

export async function fillTips(client: pg.ClientBase, now: number): Promise<void> {
  const rows = TIPS.map((tip, place) => rowOf(tip, { place, now }));
  await copyRows(client, tips, rows);
  await copyRows(
    client,
    contentVersions,
    rows.map(({ id, title, category, html, updatedAt }) => ({
      ...{ kind: 'tutorial' as const, subjectId: id, revision: 1, title },
      ...{ at: updatedAt, by: 'moderator', content: { title, category, html } },
    })),
  );
}

function rowOf(
  { category, title, paragraphs, state }: DemoTip,
  { place, now }: { place: number; now: number },
) {
  const updatedAt = now - (20 - place) * DAY;
  const published = state === 'planned' ? now + 5 * DAY : updatedAt;
  return {
    // The same at every start.
    id: uuidv7({ msecs: updatedAt, seq: place, random: new Uint8Array(16) }),
    ...{ category, title, place, revision: 1, updatedAt, updatedBy: 'moderator' },
    html: paragraphs.map((text) => `<p>${text}</p>`).join(''),
    publishedAt: state === 'draft' ? null : published,
    createdAt: updatedAt - HOUR,
  };
}
