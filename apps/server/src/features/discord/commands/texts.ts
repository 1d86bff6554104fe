export const texts = {
  commands: {
    match: 'Show a match: teams, score, start',
    matchId: 'The match: choose one, or give the id of its address',
    team: 'Show a team and its players',
    teamName: 'The name of the team',
    bracket: 'Show the matches of a tournament, with a link to its bracket',
    tournamentId: 'The tournament: choose one, or give the id of its address',
    checkIn: 'Check your team in to a tournament',
  },
  teams: (a: string | undefined, b: string | undefined) => `${a ?? 'TBD'} vs ${b ?? 'TBD'}`,
  open: 'Live and next',
  played: 'Results',
  score: (a: number, b: number) => `${a} : ${b}`,
  bestOf: (maps: number) => `Best of ${maps}`,
  starts: (seconds: number) => `<t:${seconds}:F> (<t:${seconds}:R>)`,
  startsAt: (seconds: number) => `<t:${seconds}:f>`,
  players: (names: string) => `Players: ${names}`,
  noPlayers: 'The team has no players.',
  state: (state: string) => `State: ${state.replaceAll('_', ' ')}`,
  checkedIn: (team: string, tournament: string) =>
    `${team} is checked in to ${tournament}. Good luck!`,
  notLinked: (site: string) =>
    `No account of the site belongs to your Discord account. Sign in with Discord first: ${site}`,
  unknownCommand: 'This command no longer exists.',
  missing: (option: string) => `'${option}' is missing.`,
  failed: 'Something went wrong. Please try again later.',
};
