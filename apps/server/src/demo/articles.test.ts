import { publicationState } from '@mes/domain/publication/state';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from '../../testing/app';
import { sanitizeHtml } from '../features/articles/html/service';
import { articles } from '../features/articles/tables';
import { matches } from '../features/matches/tables';
import type { Database } from '../platform/database/database';
import type { TournamentFacts } from './article-facts';
import { writeArticles } from './article-texts';

const now = Date.now();
let database: Database;

beforeAll(async () => {
  database = await openTestDatabase({ demo: true });
});
afterAll(() => database.close());

it('has an article in every state but deleted', async () => {
  const rows = await database.db.select().from(articles);
  const states = rows.map((row) => publicationState(row, now)).sort();
  expect(states).toEqual(['draft', 'planned', 'published', 'published']);
});

it('links a final that was really played', async () => {
  const rows = await database.db.select().from(articles);
  const [, final] = rows.map(({ html }) => /\/app\/match\/([\w-]+)/.exec(html)).find(Boolean)!;
  const [match] = await database.db.select().from(matches).where(eq(matches.id, final!));
  expect(match?.state).toBe('finished');
});

const played: TournamentFacts = {
  ...{ id: 'EmbersS3EU', name: 'Embers S3', about: 'One bracket.', teams: 8, endedAt: now },
  ...{ winner: 'Night Harbor', second: 'Kestrel', final: 'm1', bestOf: 3, won: 2, lost: 0 },
  maps: [{ map: 'Raid', own: 13, other: 9 }],
  prize: 400_000,
  star: { id: 'star', name: 'star', rating: 1.2, kills: 90, clutches: 4 },
};

it('contains only allowed HTML, and every title once', async () => {
  const competition = {
    played: Array.from({ length: 6 }, (_, n) => ({ ...played, name: `Embers S${n}` })),
    open: ['signup_open', 'running'].map((state) => ({
      id: 'EmbersS4EU',
      name: 'Embers S4',
      state,
      signupOpen: now - 1,
      stage: state === 'running' ? { name: 'Playoffs', isLast: true } : null,
    })),
  };
  const written = writeArticles(competition, { size: 'full', now });
  expect(written).toHaveLength(15);
  for (const { html } of written) expect(await sanitizeHtml(html)).toBe(html);
  expect(new Set(written.map(({ title }) => title)).size).toBe(written.length);
});
