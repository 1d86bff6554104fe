export const elo = 'Elo';
export const peak = 'Peak {elo}';
export const eloSpoken = 'Elo from {first} to {last} in {series} series';

export const changeSpoken = 'From {first} to {last} in {series} series';
