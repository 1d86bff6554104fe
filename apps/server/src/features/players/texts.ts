/** What people read of players. */
export const texts = {
  nameTaken: (name: string) => `The name '${name}' is taken.`,
  nameReserved: 'It is reserved for staff.',
  nameCoolDown: 'You can change your name once every 30 days.',
  /** `reason` is a predicate, such as "is too long". */
  invalid: (reason: string) => `It ${reason}.`,

  unknownGameId: 'The game does not know this player.',
  gameIdTaken: 'Another player has this game id. If it is yours, please contact support.',
  oneLinkPerService: 'There can be one link for each service.',
  onlyWithoutTeam: 'Only players without a team can look for one.',
  profileChanged: 'Your profile was changed in another tab or on another device.',
  factsChanged: 'Someone else changed these facts. Reload and try again.',
};
