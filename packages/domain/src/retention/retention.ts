/**
 * What is deleted by itself, and when. The tasks that delete follow this table, and the privacy page
 * prints it: what is not in it is kept until somebody deletes it.
 */
import { PLACE_HOLD_MS } from '../queue/queue';
import { PROPOSAL_LIFETIME_MS } from '../teams/proposals';

export interface RetentionRule {
  readonly what: string;
  readonly why: string;
  readonly ms: number;
  /** From when the time counts, after "90 days". */
  readonly since: string;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export const RETENTION = {
  sessions: {
    what: 'Sessions: a hash of the secret, the kind of device, first and last use',
    why: 'Keeps you signed in and lets you end a session',
    ms: 90 * DAY,
    since: 'after the last use, or until you end it',
  },
  startedSignIns: {
    what: 'A sign-in that has begun',
    why: 'Makes sure that a sign-in ends in the browser that began it',
    ms: 10 * MINUTE,
    since: 'after it began',
  },
  adminCodes: {
    what: 'Hashes of codes for the first admin',
    why: 'Proves who runs the site',
    ms: DAY,
    since: 'after it was shown',
  },
  signInOrigins: {
    what: 'From which address and browser you signed in, as hashes with a key that changes',
    why: 'Finds other accounts of banned people; only moderators see them',
    ms: 30 * DAY,
    since: 'at most, or until you delete your account',
  },
  voteOrigins: {
    what: 'From which address and browser a vote or an entry in a giveaway came, as such hashes',
    why: 'Finds several accounts of one person; staff look at them before anything happens',
    ms: 60 * DAY,
    since: 'at most; the key is deleted after 30 days',
  },
  dismissedFindings: {
    what: 'That accounts with votes from one place were found to be several people',
    why: 'Staff do not look at the same accounts again',
    ms: 60 * DAY,
    since: 'after they were looked at',
  },
  playerLog: {
    what: 'Pages you visit, and requests of your browser that failed',
    why: 'Support and moderators see what went wrong; only they can read it',
    ms: 90 * DAY,
    since: 'or until you delete your account',
  },
  pageReports: {
    what: 'How long you look at which kind of page, on which kind of device; only after you accept cookies',
    why: 'Counts visits; with your account also its country',
    ms: 30 * DAY,
    since: 'after the visit, or until you delete your account',
  },
  activeWeeks: {
    what: 'The weeks in which you were here',
    why: 'Shows how many come back',
    ms: 730 * DAY,
    since: 'after the week, or until you delete your account',
  },
  expiredApiKeys: {
    what: 'API keys that have expired: their names and when they were used last',
    why: 'You see why a program stopped',
    ms: 30 * DAY,
    since: 'after they expired, or until you revoke them',
  },
  notifications: {
    what: 'Notifications',
    why: 'Shows you what happened while you were away',
    ms: 90 * DAY,
    since: 'after they were made',
  },
  pushMessages: {
    what: 'Push messages that were sent',
    why: 'The same message is not sent twice',
    ms: DAY,
    since: 'after they have expired',
  },
  followNotices: {
    what: 'Of which matches, tournaments and players followers were notified',
    why: 'Followers are not notified of the same thing twice',
    ms: 30 * DAY,
    since: 'after they were notified',
  },
  tickets: {
    what: 'Tickets: what you and staff wrote, pictures, and the notes of staff about them',
    why: 'Staff answer you, and their decisions can be checked',
    ms: 730 * DAY,
    since: 'after closing; the texts are deleted with your account',
  },
  deletedChatMessages: {
    what: 'Messages of the chat that were deleted',
    why: 'Moderators can check why',
    ms: 90 * DAY,
    since: 'after they were deleted',
  },
  timeOuts: {
    what: 'Time-outs in the chat',
    why: 'Moderators see whether it happens again',
    ms: 365 * DAY,
    since: 'after they ended',
  },
  invitations: {
    what: 'Invitations to a team, and that they were declined',
    why: 'You can accept them, and are not invited again and again',
    ms: PROPOSAL_LIFETIME_MS,
    since: 'after they were sent',
  },
  giveawayGameIds: {
    what: 'The game id with which you entered a giveaway',
    why: 'One entry for each person',
    ms: 30 * DAY,
    since: 'after it has closed',
  },
  wrongCodes: {
    what: 'How many wrong codes you have tried',
    why: 'Codes cannot be guessed',
    ms: 2 * HOUR,
    since: 'after the last one',
  },
  pictureSubmissions: {
    what: 'A photo or logo that waited for approval, and who uploaded it',
    why: 'Moderators look at it before everyone sees it',
    ms: 7 * DAY,
    since: 'after the decision; the picture only if it was rejected',
  },
  deletedAttachments: {
    what: 'Files of moderators about players and teams that they have deleted',
    why: 'A mistake can be undone',
    ms: 7 * DAY,
    since: 'after they were deleted, or until the account is deleted',
  },
  rejectedClips: {
    what: 'Clips that were rejected',
    why: 'A mistake can be undone',
    ms: 7 * DAY,
    since: 'after the decision',
  },
  unsentUploads: {
    what: 'Pictures, files and videos that you uploaded for something and did not send',
    why: 'You can finish what you have begun',
    ms: DAY,
    since: 'after the upload',
  },
  unusedFiles: {
    what: 'Pictures and files that are no longer used',
    why: 'They can still be used for what you write at the moment',
    ms: 7 * DAY,
    since: 'after they were last uploaded or used',
  },
  showActs: {
    what: 'What operators did in the control room of the stream: the last 200 acts',
    why: 'They can be undone',
    ms: 30 * DAY,
    since: 'after they were done; the acts of a rehearsal until it ends',
  },
  queuePlaces: {
    what: 'Your place in the queue, under a random number',
    why: 'You keep your place if you come back',
    ms: PLACE_HOLD_MS,
    since: 'after your last visit',
  },
  queueLinks: {
    what: 'Links that pass the queue: who made them, and how often they were used',
    why: 'Staff see who came in by a link',
    ms: 30 * DAY,
    since: 'after they expired',
  },
  repeatedRequests: {
    what: 'Answers to repeated requests',
    why: 'A request that is sent twice is carried out once',
    ms: DAY,
    since: 'after the first one',
  },
  liveEvents: {
    what: 'Live events, such as a changed score',
    why: 'Brings a page up to date after its connection was lost',
    ms: HOUR,
    since: 'after they happened',
  },
  discordMessages: {
    what: 'Messages that the site has sent to Discord',
    why: 'Staff see what Discord refused',
    ms: 30 * DAY,
    since: 'after they were sent',
  },
  discordCommands: {
    what: 'That a command on Discord was answered',
    why: 'It is answered once',
    ms: DAY,
    since: 'after the answer',
  },
  sharePictures: {
    what: 'Preview pictures of shared links',
    why: 'So that they are not made anew for every visit',
    ms: 7 * DAY,
    since: 'after they were made',
  },
  finishedJobs: {
    what: 'Work of the server that is done, such as rating a match',
    why: 'Whoever runs the site sees what failed',
    ms: 7 * DAY,
    since: 'after it was done',
  },
  backupRuns: {
    what: 'When backups were made, and whether they failed',
    why: 'Whoever runs the site sees that there are some',
    ms: 90 * DAY,
    since: 'after they were made',
  },
  callTimes: {
    what: 'How often each kind of request was made and how long it took; not by whom',
    why: 'Whoever runs the site sees what is slow',
    ms: 2 * DAY,
    since: 'after the hour in which they were counted',
  },
  serverErrors: {
    what: 'Errors of the server: when and in which request, without what was sent',
    why: 'Whoever runs the site sees what is broken',
    ms: 7 * DAY,
    since: 'after they happened',
  },
  serverProcesses: {
    what: 'Processes of the server that have ended: their machine and version',
    why: 'Whoever runs the site sees that one has gone',
    ms: DAY,
    since: 'after they were last seen',
  },
} as const satisfies Record<string, RetentionRule>;

/** `90 days`, `2 years`, `10 minutes`: the largest unit that gives a whole number. */
export function formatRetention({ ms }: Pick<RetentionRule, 'ms'>): string {
  const [unit, length] = UNITS.find(([, each]) => ms % each === 0) ?? UNITS.at(-1)!;
  const count = ms / length;
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

const UNITS = [
  ['year', 365 * DAY],
  ['day', DAY],
  ['hour', HOUR],
  ['minute', MINUTE],
] as const;
