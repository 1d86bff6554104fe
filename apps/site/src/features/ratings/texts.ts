export const elo = 'Elo';
export const peak = 'Peak {elo}';
export const eloOverTime = 'Elo over time';
export const date = 'Date';
export const noElo = 'No rated matches yet.';

export const changeSpoken = 'From {first} to {last} in {series} series';
