import type { ActivityKind } from '@mes/domain/staff/activity';

export const KIND_LABELS: Readonly<Record<ActivityKind, string>> = {
  message: 'Messages',
  chat: 'Chat',
  ticket_answered: 'Ticket answered',
  ticket_closed: 'Ticket closed',
  match_scored: 'Match scored',
  map_captured: 'Map captured',
  moderation: 'Moderation',
  tournament: 'Tournament',
  article: 'Article published',
  broadcast: 'Broadcast',
  community: 'Store and giveaways',
};

const LABELS = new Map<string, string>(Object.entries(KIND_LABELS));

/** Of a credit as the admin wrote it. */
export function kindLabel(kind: string): string {
  return LABELS.get(kind) ?? kind;
}
