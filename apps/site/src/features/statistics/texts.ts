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
export const headshotsMeaning = 'Headshots among the captured kills';
export const opening = 'Opening';
export const openingMeaning = 'First kills of rounds won, less those lost';
export const clutches = 'Clutches';
export const clutchesMeaning = 'Rounds won as the last one of the team';
