/** The states of a ticket. Who wrote last decides; staff can also choose one. */

export const TICKET_STATES = ['open', 'waiting_for_staff', 'waiting_for_player', 'closed'] as const;
export type TicketState = (typeof TICKET_STATES)[number];

/** Categories that a player can choose. */
export const REQUEST_CATEGORIES = [
  'account',
  'team',
  'tournament',
  'match',
  'player',
  'technical',
  'other',
  'appeal',
] as const;
/** Tickets of requests that another part of the site has and closes. */
export const LINKED_CATEGORIES = ['staff_call', 'dispute', 'message_report'] as const;
/** Tickets that are closed with an outcome: what became of the request, or of the appealed ban. */
export const OUTCOME_CATEGORIES = [...LINKED_CATEGORIES, 'appeal'] as const;
export const TICKET_CATEGORIES = [...REQUEST_CATEGORIES, ...LINKED_CATEGORIES] as const;
export type RequestCategory = (typeof REQUEST_CATEGORIES)[number];
export type LinkedCategory = (typeof LINKED_CATEGORIES)[number];
export type OutcomeCategory = (typeof OUTCOME_CATEGORIES)[number];
export type TicketCategory = (typeof TICKET_CATEGORIES)[number];

/** `open` is the start: nobody of the staff has written yet. */
export type ChosenState = Exclude<TicketState, 'open'>;

export const TICKET_SIDES = ['player', 'staff'] as const;
export type TicketSide = (typeof TICKET_SIDES)[number];

export type TicketEvent =
  | { readonly type: 'message'; readonly side: TicketSide; readonly at: number }
  | { readonly type: 'state'; readonly state: ChosenState; readonly at: number };

export interface TicketProgress {
  readonly state: TicketState;
  readonly firstAnswerAt: number | null;
  /** Null unless it is closed. */
  readonly closedAt: number | null;
}

/** A player can reopen a closed ticket by an answer for this long. */
export const REOPEN_MS = 7 * 86_400_000;

export const NEW_TICKET: TicketProgress = { state: 'open', firstAnswerAt: null, closedAt: null };

const STATE_AFTER_MESSAGE: Record<TicketSide, Record<TicketState, TicketState>> = {
  player: {
    open: 'open',
    waiting_for_staff: 'waiting_for_staff',
    waiting_for_player: 'waiting_for_staff',
    closed: 'waiting_for_staff',
  },
  staff: {
    open: 'waiting_for_player',
    waiting_for_staff: 'waiting_for_player',
    waiting_for_player: 'waiting_for_player',
    closed: 'waiting_for_player',
  },
};

/** The first answer never changes, and `closedAt` is set exactly while the ticket is closed. */
export function advanceTicket(progress: TicketProgress, event: TicketEvent): TicketProgress {
  const state =
    event.type === 'state' ? event.state : STATE_AFTER_MESSAGE[event.side][progress.state];
  const isAnswer = event.type === 'message' && event.side === 'staff';
  return {
    state,
    firstAnswerAt: progress.firstAnswerAt ?? (isAnswer ? event.at : null),
    closedAt: state === 'closed' ? (progress.closedAt ?? event.at) : null,
  };
}

export type AnswerProblem = 'merged' | 'linked_closed' | 'closed_too_long';

interface AnsweredTicket {
  readonly closedAt: number | null;
  readonly isMerged: boolean;
  /** Belongs to a request elsewhere, which cannot be reopened. */
  readonly isLinked: boolean;
}

/** Why nobody of a side can write into a ticket, or null. */
export function answerProblem(
  { closedAt, isMerged, isLinked }: AnsweredTicket,
  { side, now }: { side: TicketSide; now: number },
): AnswerProblem | null {
  if (isMerged) return 'merged';
  if (closedAt === null) return null;
  if (isLinked) return 'linked_closed';
  return side === 'player' && now >= closedAt + REOPEN_MS ? 'closed_too_long' : null;
}
