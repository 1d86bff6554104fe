export const discord = 'Discord';
export const discordLead = 'The bot that connects the site with its Discord server.';

export const connection = 'Connection';
export const connected = 'Connected';
export const connectedAs = 'Connected as {name}';
export const notConnected = 'Not connected';
export const notConfigured = 'Not set up';
export const notConfiguredTitle = 'No Discord server is connected to this site';
export const notConfiguredBody =
  'Everything works without one: tickets, results and roles stay on the site. To connect one, the server operator creates a Discord bot and sets DISCORD_BOT_TOKEN and DISCORD_GUILD_ID. Channels and roles are then chosen here.';
export const since = 'Since';
export const lastProblem = 'Last problem';
export const waiting = 'Waiting to be sent';
export const refused = 'Refused';
export const slashCommands = 'Slash commands';
export const commandStates = {
  none: 'Not registered yet',
  queued: 'Being registered',
  sent: 'Registered',
  failed: 'Refused by Discord',
} as const;

export const channels = 'Channels';
export const results = 'Results';
export const resultsHint = 'Gets every result and correction.';
export const announcements = 'Announcements';
export const announcementsHint = 'Gets every announcement for everyone, once.';
export const signups = 'Signups';
export const signupsHint = 'Gets every registered team.';
export const live = 'Live matches';
export const liveHint = 'Gets matches that go live.';
export const archive = 'Archive';
export const archiveHint = 'Messages are archived and searchable, even after deletion.';
export const tickets = 'Tickets';
export const ticketsHint =
  'Every ticket gets a channel in this category. Everyone who sees the category sees the tickets.';
export const ticketsNone = 'As the server is configured';
export const ticketsMirrored = 'Have channels';
export const ticketsOnSite = 'Stay on the site';

export const roles = 'Roles';
export const rolesLead =
  'The bot gives and removes these roles for people who sign in with Discord. Its own role must be above them.';
export const teamRole = 'Members of teams';
export const moderatorRole = 'Moderators';
export const adminRole = 'Admins';
export const captainHint = 'The role of leaders is a setting of each tournament.';

export const notSeenYet =
  'The bot has not seen the server yet. Reload the page once it is connected.';

export const none = 'None';
export const addChannel = 'Add a channel';
export const removeChannel = 'Remove {name}';
export const noChannels = 'No channels';
export const unknown = 'Unknown ({id})';
export const saved = '{name} saved.';
export const onlyAdmins = 'Only admins can change this.';

export const test = 'Test';
export const testLead = 'Sends a test message to check that the bot can write in a channel.';
export const testChannel = 'Channel';
export const sendTest = 'Send test message';
export const testTitle = 'Test message';
export const testBody = '{name} has sent this from the site. It needs no answer.';
export const testSent = 'The message has arrived.';

export const failed = 'Refused by Discord';
export const failedLead = 'Fix the cause, such as a missing permission, and send it again.';
export const nothingFailed = 'No refused messages.';
export const retry = 'Send again';
export const retryAll = 'Send all again';
export const retried = 'It is sent again.';

export const unlinked = 'Without a Discord account';
export const unlinkedLead = 'They should have a role, but sign in another way.';
export const nobodyUnlinked = 'Everyone who should have a role signs in with Discord.';
