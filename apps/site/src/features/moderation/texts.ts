export const blacklist = 'Blacklist';
export const blacklistLead =
  'Players and teams that are excluded from the site, tournaments, votes or the chat, and until when.';
export const search = 'Search the blacklist';
export const searchPlaceholder = 'Name or game id';
export const pages = 'Pages of the blacklist';
export const nobody = 'Nobody is banned.';
export const nobodyFound = 'Nobody of that name is banned.';
export const banned = 'Banned';
export const name = 'Name';
export const scope = 'From';
export const reason = 'Reason';
export const since = 'Since';
export const until = 'Until';
export const noEnd = 'No end';
export const gameId = 'Game id';
export const teamKind = 'Team';
export const manage = 'Manage';
export const manageName = 'Manage {name}';

export const noticeTitle = 'You are banned';
export const noticeScope = 'From: {scope}.';
export const noticeReason = 'Reason: {reason}';
export const noticeUntil = 'It ends on';
export const noticeNoEnd = 'It has no end.';
export const noticeClose = 'Close';
export const appeal = 'Appeal';
export const readAppeal = 'Read your appeal';
export const teamNoticeTitle = '{team} is banned';
export const teamNoticeText = 'The team cannot play tournaments.';
export const askSupport = 'Ask support';

export const scopeSite = 'The whole site';
export const scopeTournaments = 'Tournaments';
export const scopeVoting = 'Match voting';
export const scopeChat = 'Chat';
