export const gone = 'This no longer exists.';
export const player = 'Player';
export const team = 'Team';
export const bracket = 'Bracket';
export const clip = 'Clip';
export const freeAgent = 'Free agent';
export const disbanded = 'Disbanded';
export const wonBy = 'Won by {team}';
export const matchesPlayed = '{played} of {total} matches played';
export const notDrawn = 'Not drawn yet';

export const insertCard = 'Insert card';
export const nameOrAddress = 'Name or address';
export const nameOrAddressHint =
  'The name of a player, team or tournament, or a link to its page, a match or a clip.';
export const results = 'Results';
export const nothingFound = 'Nothing found.';
export const chooseResult = 'Choose a result first.';
export const match = 'Match';
