/** What people read of pick'ems. */
export const texts = {
  notOpen: 'The pick’em opens when the teams and their seeds are final.',
  locked: 'The pick’em is locked: the first match has begun.',
  setupChanged: 'The teams or their seeds have changed. Check your picks.',
  savedElsewhere: 'Your picks were changed in another tab. Reload and try again.',
  misfit: (count: number) =>
    `${count === 1 ? 'a pick does' : `${count} picks do`} not fit the picks before`,
  hidden: 'Picks of others are shown when the pick’em locks.',
  picksRemoved: 'The bracket has changed: some of your picks were removed. Fill in the gaps.',
  leagueFull: (most: number) => `A league has at most ${most} members.`,
  tooManyLeagues: (most: number) => `You can own at most ${most} leagues.`,
  tooManyMemberships: (most: number) => `You can be in at most ${most} leagues.`,
  leagueGone: 'There is no such league, or the link is no longer valid.',
  onlyOwner: 'Only the owner of the league can do this.',
  leaveInstead: 'Leave the league instead.',
};
