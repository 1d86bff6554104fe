/** What counts as activity of the staff, and how many points it is worth. */
import { ranksOf } from '../ranking/ranks';

/** Credits of admins have kinds of their own, in free words. */
export const ACTIVITY_KINDS = [
  'message',
  'chat',
  'ticket_answered',
  'ticket_closed',
  'match_scored',
  'map_captured',
  'moderation',
  'tournament',
  'article',
  'broadcast',
  'community',
] as const;
export type ActivityKind = (typeof ACTIVITY_KINDS)[number];

export const ACTIVITY_POINTS: Readonly<Record<ActivityKind, number>> = {
  message: 1,
  /** For all messages of a day. */
  chat: 1,
  ticket_answered: 3,
  ticket_closed: 5,
  match_scored: 5,
  map_captured: 15,
  moderation: 4,
  tournament: 4,
  article: 10,
  broadcast: 2,
  community: 3,
};

/**
 * Actions of the audit log by what they count as. Whoever repeats one about the same subject on the same
 * day gets its points once, so that switching something on and off earns nothing.
 */
const AUDITED: Readonly<Partial<Record<ActivityKind, readonly string[]>>> = {
  ticket_closed: ['ticket.closed'],
  match_scored: ['match.finished', 'match.corrected'],
  moderation: [
    'ban.created',
    'ban.lifted',
    'chat.message_deleted',
    'chat.message_removed',
    'chat.player_timed_out',
    'comment.removed',
    'message.report_resolved',
    'note.added',
    'picture.approved',
    'picture.rejected',
    'votes.voided',
    'votes.restored',
    'voting.cluster_dismissed',
  ],
  tournament: [
    'match.created',
    'match.started_by_staff',
    'tournament.created',
    'tournament.placements_changed',
    'tournament.rosters_locked',
    'tournament.seeding_published',
    'tournament.seeding_submitted',
    'tournament.state_changed',
    'tournament.team_declined',
    'tournament.team_disqualified',
    'tournament.team_promoted',
    'tournament.team_waitlisted',
    'veto.acted_by_staff',
  ],
  article: ['article.published'],
  broadcast: ['stream.configured', 'player.facts_changed', 'player.pronunciation_changed'],
  community: [
    'giveaway.drawn',
    'giveaway.paid',
    'store.request_fulfilled',
    'store.request_refused',
  ],
};

export interface AuditedActivity {
  readonly action: string;
  readonly kind: ActivityKind;
}

export const AUDITED_ACTIVITY: readonly AuditedActivity[] = ACTIVITY_KINDS.flatMap((kind) =>
  (AUDITED[kind] ?? []).map((action) => ({ action, kind })),
);

/** Whoever wrote fewer entries of a map has corrected it, but not captured it. */
export const FEWEST_CAPTURED_ENTRIES = 10;

/** Equal points share a rank, and the next one is behind all of them. */
export function rankByPoints<Row extends { readonly points: number }>(
  rows: readonly Row[],
): (Row & { readonly rank: number })[] {
  const sorted = rows.toSorted((one, other) => other.points - one.points);
  const ranks = ranksOf(sorted.map(({ points }) => points));
  return sorted.map((row, index) => ({ ...row, rank: ranks[index]! }));
}
