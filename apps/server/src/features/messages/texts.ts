export const texts = {
  empty: 'It is empty.',
  writeToSelf: 'You cannot write to yourself.',
  noAccount: 'This player has no account here and cannot read messages.',
  blockedByYou: 'You have blocked this player. Unblock them to write.',
  notAccepted: 'This player does not accept messages from you.',
  tooManyConversations: (most: number) =>
    `You can start ${most} new conversations a day. Please come back tomorrow.`,
  blockSelf: 'You cannot block yourself.',
  reportOwn: 'You cannot report your own message.',
  ticketSubject: (reason: string) => `Reported message: ${reason}`,
  /** What was reported, and what the reporter says about it. */
  ticketText: (message: string, note: string) =>
    note === '' ? `“${message}”` : `“${message}”\n\n${note}`,
  closedWithTicket: 'Closed with its ticket.',
  alreadyResolved: 'This report is already resolved.',
  unread: (count: number, sender: string) =>
    count === 1 ? `${sender} wrote to you` : `${count} messages from ${sender}`,
};
