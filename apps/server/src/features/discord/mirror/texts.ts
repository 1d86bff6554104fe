export const texts = {
  sides: { player: 'Player', staff: 'Staff' },
  /** An account that was deleted, or the server. */
  nobody: 'The site',
  pictures: (count: number) => (count === 1 ? '1 picture' : `${count} pictures`),
  /** In place of an address that expires; the picture itself follows. */
  picture: (name: string) => `Picture: ${name}`,
  notLinked: (user: string, url: string) =>
    `<@${user}>, what you write here does not reach the ticket: no account of the site belongs to your Discord account. Sign in with Discord and answer there: ${url}`,
  notYours: (user: string) =>
    `<@${user}>, what you write here does not reach the ticket: only its player and staff can answer it.`,
  refused: (user: string, reason: string) => `<@${user}>, this did not reach the ticket. ${reason}`,
};
