/** What people read of giveaways: messages of errors, and texts of notifications. */
export const texts = {
  wrongCode: 'There is no open giveaway with this code.',
  locked: (until: number) => `Too many wrong codes. You can try again at ${timeOf(until)}.`,
  closed: 'This giveaway has closed.',
  accountTooNew: (days: number) =>
    `Your account must be at least ${days === 1 ? 'one day' : `${days} days`} old to enter.`,
  gameIdEntered: 'Someone with your game id has already entered. Everyone can enter once.',

  changedMeanwhile: 'Someone else changed this giveaway. Reload and try again.',
  codeTaken: 'Another giveaway that is not over has this code.',
  closesBeforeItOpens: 'It must close after it opens.',
  closesInThePast: 'It must close in the future.',
  tooManyWinners: (most: number) => `There can be at most ${most} winners.`,
  sameRewards: 'Two rewards have the same name.',
  openAlready: (field: string) => `The giveaway has opened: its ${field} can no longer change.`,
  closesEarlier: 'The giveaway has opened: it can only close later, not earlier.',
  closedAlready: 'The giveaway has closed: its times can no longer change.',
  hasWinners: 'A giveaway with winners cannot be deleted.',

  entered: (giveaways: number) =>
    giveaways === 1 ? 'entered this giveaway' : `entered ${giveaways} giveaways`,
  alreadyVoided: 'This entry is already voided.',
  notVoided: 'This entry counts.',
  listedWithout: 'The list of entrants was fixed without this entry.',
  drawnAlready: 'The winners are drawn: entries can no longer be voided or restored.',
  entryVoided: (giveaway: string, reason: string) => ({
    title: `Your entry in ${giveaway} was voided`,
    text: `Reason: ${reason}`,
  }),
  entryRestored: (giveaway: string) => ({
    title: `Your entry in ${giveaway} counts again`,
    text: 'Staff have restored it.',
  }),

  stillOpen: (closesAt: number) => `The winners can be drawn after ${timeOf(closesAt)}.`,
  notDrawn: 'Draw the winners first.',
  notAWinner: (playerId: string) => `'${playerId}' has not won in this giveaway.`,

  won: {
    title: (giveaway: string) => `You won in ${giveaway}`,
    text: (reward: string) => `Your reward: ${reward}.`,
  },
  paid: {
    title: (reward: string) => `${reward} is yours`,
    text: (giveaway: string) => `Your reward from ${giveaway} was paid.`,
  },
};

/** In UTC: the server does not know the time zone of the reader. */
function timeOf(moment: number): string {
  return `${new Date(moment).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
