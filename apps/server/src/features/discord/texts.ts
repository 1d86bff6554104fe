export const texts = {
  archiveChannels: 'Ids of the Discord channels whose messages are kept',
  notAListOfIds: 'It must be a list of ids of Discord, as texts.',
  announcements: {
    results: 'Ids of the Discord channels that get results',
    signups: 'Ids of the Discord channels that get signups',
    live: 'Ids of the Discord channels that get matches going live',
    announcements: 'Ids of the Discord channels that get the announcements for everyone',
  },
  ticketCategory: 'Id of the Discord category below which every ticket gets a channel',
  roles: {
    team: 'Id of the Discord role of players who are in a team',
    moderator: 'Id of the Discord role of moderators',
    admin: 'Id of the Discord role of admins',
  },
  notConfigured: 'No Discord server is connected to this site.',
  notConnected: 'No process is connected to Discord.',
  refusedSome: 'Discord has refused messages or roles: the page of Discord lists them.',
  unavailable: 'Discord is not responding. Nothing was sent.',
  refused: (reason: string) => `Discord refuses it: ${reason}`,
  emptyEmbed: 'It must have a title, a description, a picture or fields.',
  longEmbed: 'All its texts together may have 6,000 characters.',
};
