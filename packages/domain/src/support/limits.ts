/** Lengths are in characters. */
export const TICKET_LIMITS = {
  subject: 120,
  text: 4_000,
  note: 4_000,
  pictures: 4,
  /** Tickets of one person that are not closed. */
  open: 5,
  /** Tickets that one person opens in 24 hours. */
  perDay: 10,
  messagesPerMinute: 10,
  cannedTitle: 80,
  cannedAnswers: 200,
} as const;
