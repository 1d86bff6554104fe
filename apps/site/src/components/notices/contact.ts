/** Where people reach the community; another community changes these two lines. */
export const SUPPORT_MAIL = 'support@mes.gg';
export const COMMUNITY_CHAT = 'https://discord.gg/mes';
