/** What people read of tickets: refusals, subjects of linked tickets, notifications. */
export const texts = {
  empty: 'It is empty.',
  tooManyOpen: (most: number) =>
    `You have ${most} tickets that are not closed. Please wait for an answer to one of them.`,
  tooManyToday: (most: number) => `You can open ${most} tickets a day. Please come back tomorrow.`,
  unknownMatch: 'There is no such match.',
  unknownPlayer: 'There is no such player.',
  unknownPicture: 'It has been sent already, or it is not yours. Please upload it again.',
  banEnded: 'This ban is not active.',
  appealedAlready: 'This ban was already appealed. Please answer in that ticket.',
  answers: {
    merged: (into: number) => `This ticket was merged into ticket ${into}.`,
    linked_closed: 'This request is closed. Please open a new ticket if it is not solved.',
    closed_too_long: 'This ticket has been closed for a week. Please open a new one.',
    appeal_decided: 'This appeal has been closed for a week. The decision is final.',
  },
  states: {
    merged: 'A merged ticket has no state of its own.',
    noOutcome: 'Only staff calls, disputes, reports and appeals are closed with an outcome.',
    linkedClosed: 'The request behind this ticket is closed, so it cannot be reopened.',
  },
  notStaff: 'Tickets are assigned to staff only.',
  ownTicket: 'You cannot handle your own ticket.',
  aboutYou: 'You cannot handle a ticket about you.',
  assignedToReported: 'The ticket is about this person.',
  merging: {
    itself: 'A ticket cannot be merged into itself.',
    otherPlayer: 'Only tickets of one player can be merged: each would read the other’s messages.',
    alreadyMerged: 'This ticket is already merged.',
    hasMerged: 'Other tickets were merged into this one. Take them out first.',
    intoMerged: 'The other ticket is merged itself.',
    intoClosed:
      'The other ticket is closed, so nobody would see this one. Merge them the other way round, or open it again first.',
    linked: 'A ticket of a staff call, dispute, report or appeal stays with its request.',
    notMerged: 'This ticket is not merged.',
  },
  cannedAnswers: {
    changedMeanwhile: 'Someone else changed this answer. Reload and try again.',
    titleTaken: 'There is already an answer with this title.',
    tooMany: (most: number) => `There can be ${most} canned answers.`,
  },
  notifications: {
    answered: (subject: string) => ({ title: 'Staff answered your ticket', text: subject }),
    closed: (subject: string) => ({ title: 'Your ticket was closed', text: subject }),
    playerAnswered: (subject: string) => ({ title: 'A player answered you', text: subject }),
    assigned: (subject: string) => ({ title: 'A ticket was assigned to you', text: subject }),
    waiting: { title: 'Tickets need staff', text: 'No one has taken them yet.' },
    matchWaiting: {
      title: 'A match needs staff',
      text: 'Staff were called, or a result is disputed.',
    },
    unanswered: {
      mine: (total: number) => ({
        title: 'Your tickets need an answer',
        text: `${countOf(total)} for more than a day.`,
      }),
      nobody: (total: number) => ({
        title: 'Tickets need an answer',
        text: `${countOf(total)} for more than a day, and no one has taken them.`,
      }),
    },
  },
};

function countOf(total: number): string {
  return total === 1 ? 'One has waited' : `${total} have waited`;
}
