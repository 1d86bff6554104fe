export const state = 'State';
export const elo = 'Elo';
export const eloAndRank = '{elo}, {rank}';
export const form = 'Form';
export const leader = 'Leader';
export const players = 'Players';
export const nextMatch = 'Next';
export const againstTeam = 'against {name}';
export const notDecided = 'TBD';
export const live = 'Live';

export const freeAgent = 'Free agent';
export const country = 'Country';
export const rating = 'Rating';
export const mapsPlayed = 'Maps played';

export const score = 'Score';
export const maps = 'Maps';
export const time = 'Time';
export const chances = 'Chances';
export const chancesOf = '{a}% : {b}%';
export const bestOf = 'Best of';
export const match = 'Match';

export const dates = 'Dates';
export const teams = 'Teams';
export const prizePool = 'Prize pool';
export const winner = 'Winner';
