export const all = 'All';
export const performance = 'Performance';
export const from = 'From';
export const to = 'To';
export const map = 'Map';
export const againstOpponent = 'Against {opponent}';
export const total = 'TOTAL';
export const won = 'WON';
export const lost = 'LOST';
export const kills = 'KILLS';
export const deaths = 'DEATHS';
export const killsPerDeath = 'K/D';
export const roundBalance = 'ROUND BALANCE';
export const rating = 'RATING';

export const ratingLabel = 'Rating';
export const ratingMeaning =
  'HLTV rating 1.0 from kills, survived rounds and multi-kills; 1.00 is average';
export const killsPerDeathMeaning = 'Kills for each death';
export const headshotsShort = 'HS';
export const headshotsMeaning = 'Share of captured kills that were headshots';
export const killsPerRound = 'Kills per round';
export const killsPerRoundMeaning = 'Kills for each captured round';
export const kast = 'KAST';
export const kastMeaning =
  'Share of rounds with a kill, an assist, survival or a death that a teammate avenged within five seconds';
export const multiKills = 'Multi-kills';
export const multiKillsMeaning = 'Share of rounds with two kills or more';
export const opening = 'Opening';
export const openingMeaning = 'First kills minus first deaths';
export const clutches = 'Clutches';
export const clutchesMeaning = 'Rounds won as the last player alive';
