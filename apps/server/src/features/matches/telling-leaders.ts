import type { Tx } from '../../platform/database/database';
import { notify } from '../notifications/service';
import { eventOf } from './announcing';
import { hasResult, type ResultChange } from './followers';
import { findLeaders } from './repository-reports';
import { summaries } from './summaries';

/** Whoever entered the result knows it already. */
export async function tellLeaders(tx: Tx, change: ResultChange): Promise<void> {
  const { after, by, now } = change;
  const event = eventOf(change);
  if (!hasResult(after) || (event !== 'match.finished' && event !== 'match.corrected')) return;
  const leaders = Object.values(await findLeaders(tx, after));
  const accounts = leaders.flatMap((id) => (id === null || id === by?.id ? [] : [id]));
  const [match] = await summaries(tx, [after.id]);
  if (accounts.length === 0 || !match?.teamA || !match.teamB) return;

  const { teamA, teamB, scoreA, scoreB, round, tournament } = match;
  const where = [tournament?.name, round].filter(Boolean).join(', ');
  const what = event === 'match.corrected' ? 'Result corrected' : 'Match finished';
  await notify(tx, {
    accounts,
    type: 'match.finished',
    title: `${teamA.name} ${scoreA} – ${scoreB} ${teamB.name}`,
    text: where === '' ? what : `${what}: ${where}`,
    link: `/app/match/${after.id}`,
    key: `${event}:${after.id}:${after.revision}`,
    now,
  });
}
