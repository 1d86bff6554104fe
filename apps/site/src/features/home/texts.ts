export const discountOn = 'off {brand} with code {code}';
export const saveWithCode = 'Save with code {code}';
export const buyNow = 'BUY NOW';

export const dashboard = 'DASHBOARD';
export const manageAccount = 'Manage your account and your team.';
export const loginOrRegister = 'Login or Register';
export const openDashboard = 'Open dashboard';

export const homeOf = '{community} home';

export const latestResults = 'Latest results';
export const allMatches = 'All matches';
export const upNext = 'Up next';
export const noMatchesPlayed = 'No matches played yet.';

export const weAreLive = 'WE ARE LIVE';
export const watchStream = 'Watch stream';
export const followMatch = 'Follow match';
export const liveMatch = 'Live match';
export const allLive = 'All live matches';
export const live = 'Live';
export const scoreTo = 'to';
export const versus = 'vs';
export const bestOf = 'best of {maps}';
export const elo = 'Elo {elo}';
export const currentMap = 'Map {number}, {map}';
export const mapStartsSoon = 'Map {number} starts soon';
export const wonBy = '{tag} won';
export const pickedBy = '{tag} pick';
export const decider = 'Decider';
export const notNeeded = 'Not needed';

export const discountArt = '30% off {brand} with code {code}';
export const codeArt = '{brand} with code {code}';

export const teams = 'Teams';
export const ranking = 'Ranking';
export const noTeamRated = 'No team is rated yet.';

export const teamsByRating = 'Teams by rating';
export const place = 'Place';
export const team = 'Team';
export const rating = 'Rating';

export const resultsOfDay = '{count} results';
export const oneResult = '1 result';

export const earlier = 'Earlier matches in the strip';
export const later = 'Later matches in the strip';
export const ticker = 'Matches now, next and last';
export const match = 'Match';
export const forfeit = 'Forfeit';
export const final = 'Final';
export const notDecided = 'TBD';
