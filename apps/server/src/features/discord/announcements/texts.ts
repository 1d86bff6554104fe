export const texts = {
  result: 'Result',
  corrected: 'Corrected result',
  live: 'Live now',
  line: (score: string, bestOf: number) => `**${score}** · Best of ${bestOf}`,
  bestOf: (maps: number) => `Best of ${maps}`,
  registered: (teams: string, count: number) =>
    count === 1 ? `${teams} has signed up.` : `${teams} have signed up.`,
};
