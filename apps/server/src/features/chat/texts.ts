/** What people read of the chat. */
export const texts = {
  empty: 'It is empty.',
  archived: 'This channel is archived and read-only.',
  readOnly: 'Only moderators can write in this channel.',
  timedOut: 'You are timed out from the chat. Please come back later.',
  slowMode: (seconds: number) =>
    `This channel is in slow mode. You can write again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
  blockedWord: 'The message contains a word that is not allowed here.',
  noLinks: 'Links are not allowed in this channel.',
  unknownLink: 'Only links to sites that moderators have listed are allowed in this channel.',
  linksOfNewAccounts: (days: number) =>
    `Your account must be ${days} ${days === 1 ? 'day' : 'days'} old to write links to other sites.`,
  tooLate: 'A message can be changed within 15 minutes after it was sent.',
  notOwn: 'This is not your message.',
  reportOwn: 'This is your own message. You can delete it.',
  ticketSubject: (reason: string) => `Reported message of the chat: ${reason}`,
  ticketText: ({ text, note, url }: { text: string; note: string; url: string }) =>
    [`The message: ${text}`, note, url].filter((part) => part !== '').join('\n\n'),
  oneDirection: 'Send at most one of before, after and around.',
  deletedByAuthor: 'The author deleted it. No one else can restore it.',
  notDeleted: 'It is not deleted.',
  timeOutStaff: 'Staff cannot be timed out.',
  noTimeOut: 'This player is not timed out.',
  tooManyChannels: (most: number) => `There can be ${most} channels at most.`,
  tooManyWords: (most: number) => `The filter holds ${most} words at most.`,
  tooShortWord: 'It needs at least two letters.',
  mentioned: (author: string, channel: string) => `${author} mentioned you in #${channel}`,
  mentionText: 'Open the chat to read it.',
  timedOutTitle: 'You are timed out from the chat.',
  timedOutText: (reason: string) => `Reason: ${reason}`,
  properties: {
    hosts: 'It must be a list of host names such as ["youtube.com", "twitch.tv"].',
  },
};
