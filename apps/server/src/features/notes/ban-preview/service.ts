/** What a ban would touch, for the moderator who is about to make it. */
import type { Affected, BanPreview } from '@mes/contract/moderation-schemas';
import { type BanScope, TOURNAMENT_BAN_SCOPES } from '@mes/domain/moderation/ban-scopes';
import { hasReached } from '@mes/domain/tournament/lifecycle/states';
import type { Db } from '../../../platform/database/database';
import { findLineups } from '../../matches/lineups/service';
import type { BanSubject } from '../../moderation/records/service';
import * as repository from './repository';

const MOST_NAMED = 5;
const NOTHING: Affected = { total: 0, first: [] };

export async function previewBan(
  db: Db,
  { subject, scope }: { subject: BanSubject; scope: BanScope },
): Promise<BanPreview> {
  const isPlayer = subject.kind === 'player';
  const [tournaments, votes, tickets] = await Promise.all([
    isTournamentScope(scope) ? previewTournaments(db, subject) : NO_TOURNAMENTS,
    isPlayer && (scope === 'voting' || scope === 'site')
      ? repository.findOpenVotes(db, subject.id)
      : [],
    isPlayer && scope === 'site' ? repository.findOpenTickets(db, subject.id) : [],
  ]);
  return {
    ...tournaments,
    votes: toAffected(votes.map(toSeriesName)),
    tickets: toAffected(tickets.map((ticket) => `#${ticket.id} ${ticket.subject}`)),
  };
}

const NO_TOURNAMENTS = { signups: NOTHING, lineups: NOTHING, matches: NOTHING };

async function previewTournaments(
  db: Db,
  subject: BanSubject,
): Promise<Pick<BanPreview, 'signups' | 'lineups' | 'matches'>> {
  const [entries, matches] = await Promise.all([
    repository.findOpenEntries(db, subject),
    findOpenMatches(db, subject),
  ]);
  const running = entries.filter(({ state }) => hasReached(state, 'running'));
  const waiting = entries.filter((entry) => !running.includes(entry));
  return {
    signups: toAffected(waiting.map(({ name }) => name)),
    lineups: toAffected(running.map(({ name }) => name)),
    matches: toAffected(matches.map(toSeriesName)),
  };
}

async function findOpenMatches(
  db: Db,
  subject: BanSubject,
): Promise<readonly repository.OpenMatch[]> {
  if (subject.kind === 'team') return repository.findOpenMatches(db, [subject.id]);
  const teamIds = await repository.findTeamIds(db, subject.id);
  const found = await repository.findOpenMatches(db, teamIds);
  const plays = await Promise.all(
    found.map(async ({ tournament, teamA, teamB }) => {
      const own = teamIds.filter((id) => id === teamA || id === teamB);
      const lineups = await findLineups(db, { tournamentId: tournament, teamIds: own });
      return [...lineups.values()].flat().some(({ id }) => id === subject.id);
    }),
  );
  return found.filter((_, index) => plays[index]);
}

function isTournamentScope(scope: BanScope): boolean {
  return TOURNAMENT_BAN_SCOPES.some((each) => each === scope);
}

function toSeriesName({ nameA, nameB }: { nameA: string | null; nameB: string | null }): string {
  return `${nameA ?? 'TBD'} vs ${nameB ?? 'TBD'}`;
}

function toAffected(names: readonly string[]): Affected {
  return { total: names.length, first: names.slice(0, MOST_NAMED) };
}
