import type { Ticket } from '@mes/contract/support-schemas';
import type { TicketCategory, TicketState } from '@mes/domain/support/tickets';

export const STATE_LABELS: Record<TicketState, string> = {
  open: 'Open',
  waiting_for_staff: 'Waiting for staff',
  waiting_for_player: 'Waiting for player',
  closed: 'Closed',
};

export const CATEGORY_LABELS: Record<TicketCategory, string> = {
  account: 'My account',
  team: 'My team',
  tournament: 'A tournament',
  match: 'A match',
  player: 'Another player',
  technical: 'A technical problem',
  other: 'Something else',
  appeal: 'Appeal of a ban',
  staff_call: 'Staff call',
  dispute: 'Disputed result',
  message_report: 'Reported message',
};

export const OUTCOME_LABELS: Record<NonNullable<Ticket['outcome']>, string> = {
  acted_on: 'Acted on',
  dismissed: 'Dismissed',
};

/** The filter of the queue. */
export const QUEUE_LABELS = {
  unresolved: 'Not closed',
  ...STATE_LABELS,
  all: 'All',
} as const;
