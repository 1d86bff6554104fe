/** What people read on pictures. */
export const texts = {
  undecidedTeam: 'TO BE DECIDED',
  bestOf: (maps: number) => `Best of ${maps}`,
  shareLine: 'Players, teams, tournaments and live matches',
};
