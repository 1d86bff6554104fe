/** Comments below matches of the demo community. */
import { pick, seeded } from '@mes/domain/random/random';
import type pg from 'pg';
import { matchComments } from '../features/match-comments/tables';
import { copyRows } from '../platform/database/copy';
import type { Community } from './community';
import { createIdGenerator } from './messages';

const SEED = 2_098;
const MINUTE = 60_000;
/** Matches of each kind that people write about. */
const MATCHES = 12;

const AFTERWARDS = [
  ['What a comeback on the last map.', 'That clutch at the end decided it.'],
  ['GG, both teams played well.', 'I did not expect the second map to be this close.'],
  [
    'The veto won them the series.',
    'Why leave that map open?',
    'They are strong on everything else.',
  ],
  ['See you in the next round.'],
];
const MEANWHILE = [
  ['Good luck to both teams!', 'This goes to the last map, I am sure.', 'Great start.'],
];

/** The newest results, and what is live. */
const NEWEST = `
  (SELECT id, finished_at, true AS is_over FROM matches
   WHERE state = 'finished' AND finished_at IS NOT NULL ORDER BY finished_at DESC, id LIMIT $1)
  UNION ALL
  (SELECT id, NULL, false FROM matches WHERE state = 'live' ORDER BY id LIMIT $1)`;

export async function fillMatchComments(
  client: pg.ClientBase,
  { players }: Pick<Community, 'players'>,
  now: number,
): Promise<void> {
  const { rows: found } = await client.query<{
    id: string;
    finished_at: Date | null;
    is_over: boolean;
  }>(NEWEST, [MATCHES]);
  const random = seeded(SEED);
  const nextId = createIdGenerator();
  const rows = found.flatMap(({ id: match, finished_at: finishedAt, is_over: isOver }) => {
    const from = finishedAt === null ? now - 30 * MINUTE : finishedAt.getTime();
    return pick(random, isOver ? AFTERWARDS : MEANWHILE).map((text, index) => {
      const sentAt = Math.min(now - MINUTE, from + (index + 1) * 4 * MINUTE);
      return { id: nextId(sentAt), match, author: pick(random, players).id, text, sentAt };
    });
  });
  await copyRows(client, matchComments, rows);
}
