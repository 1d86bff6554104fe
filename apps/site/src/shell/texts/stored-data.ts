import { site } from '../../api/first-data';

/** What is stored about people, and for how long. A feature that stores more adds an entry. */
export interface StoredData {
  readonly what: string;
  readonly why: string;
  readonly howLong: string;
}

export const ON_SERVER: readonly StoredData[] = [
  {
    what: 'Player name, player id, game id, country, description, photo, team',
    why: 'Your public profile and your place in teams, tournaments and results',
    howLong: 'Until you delete your account; your matches then stay without your name',
  },
  {
    what: `${site.providerTitle} id`,
    why: 'Recognises you when you sign in again',
    howLong: 'Until you delete your account',
  },
  {
    what: `E-mail address, as ${site.providerTitle} gives it`,
    why: 'To reach you about your account; nobody else is shown it',
    howLong: 'Until you delete your account',
  },
  {
    what: 'Sessions: a hash of the secret, the kind of device, first and last use',
    why: 'Keeps you signed in and lets you end a session',
    howLong: 'Until you sign out or end it, at the latest 90 days after its last use',
  },
  {
    what: 'A sign-in that has begun',
    why: 'Makes sure that a sign-in ends in the browser that began it',
    howLong: '10 minutes',
  },
  {
    what: 'Addresses and devices, only as keyed, rotating hashes',
    why: 'Rate limits, and telling visitors apart without knowing who they are',
    howLong: 'Until the key changes; the address itself is never stored',
  },
  {
    what: 'Your votes with their stakes, and your voting points',
    why: 'Payouts and the leaderboard of a season',
    howLong: 'Permanently; a deleted account stays in them without its name',
  },
  {
    what: 'From which address and browser you signed in, as hashes with a key of 30 days',
    why: 'Finds other accounts of somebody who was banned; only moderators see the accounts',
    howLong: 'At most 30 days, or until you delete your account',
  },
  {
    what: 'From which address and browser a vote or an entry in a giveaway came, as hashes with a key of 30 days',
    why: 'Finds several accounts of one person; staff look at them before anything happens',
    howLong: '30 to 60 days; the key is deleted after its 30 days',
  },
  {
    what: 'Store requests, with the note that staff wrote to you',
    why: 'You get what you ordered, and decisions can be checked',
    howLong: 'Permanently without your name; the notes until you delete your account',
  },
  {
    what: 'Notes of moderators about you, and files such as screenshots that belong to them',
    why: 'Decisions about bans rest on evidence; only moderators can read them',
    howLong:
      'Until a moderator deletes them or you delete your account; the log of what staff did keeps their texts',
  },
  {
    what: 'Pages that you visit, and calls of your browser that failed',
    why: 'Support and moderators see what went wrong; only they can read it',
    howLong: '90 days, or until you delete your account',
  },
  {
    what: 'Bans with their reason, scope and end',
    why: 'Fair play; bans in force are on the blacklist',
    howLong: 'While they are in force, and afterwards as part of the audit',
  },
  {
    what: 'Audit: who changed results, bans, rosters, permissions, settings or winners',
    why: 'Decisions of staff can be checked and disputed',
    howLong: 'Permanently; a deleted account stays in it by its id only',
  },
  {
    what: 'The address at which your browser takes push notifications',
    why: 'Sends the notifications that you have enabled',
    howLong: 'Until you disable them or the browser gives the address up',
  },
  {
    what: 'Private messages, and whom you have blocked',
    why: 'You and the other player read them; moderators read only what one of you reports',
    howLong: 'Until you delete your account; the other player keeps what you wrote to them',
  },
  {
    what: 'Private messages that were reported, with who reported them',
    why: 'Moderators decide about them, and their decision can be checked',
    howLong: 'Permanently; a deleted account stays in them without its name',
  },
  {
    what: 'When you were on the staff, and points that admins gave you for it',
    why: 'Admins see who does how much; only staff can read it',
    howLong: 'Until you delete your account',
  },
  {
    what: 'Tickets: what you and staff wrote, pictures, and the notes of staff about them',
    why: 'Staff answer you, and their decisions can be checked',
    howLong: 'Two years after closing; the texts are deleted with your account',
  },
  {
    what: 'What you write in the chat, how far you have read it, and time-outs',
    why: 'Everyone who may read a channel reads it, also later in the archive',
    howLong:
      'Permanently, without your name after you delete your account; deleted messages 90 days for moderators, time-outs a year',
  },
  {
    what: 'Notifications, and your choice of what you are told',
    why: 'Tells you what happened while you were away',
    howLong: 'Notifications 90 days, your choice until you delete your account',
  },
  {
    what: 'Giveaways that you have entered, with the game id, and why an entry was voided',
    why: 'One entry for each person, and a draw that anyone can verify',
    howLong: 'The game id 30 days after the closing; the list of a draw keeps your player id',
  },
  {
    what: 'How many wrong codes you have tried',
    why: 'Codes cannot be guessed',
    howLong: 'About 3 hours',
  },
  {
    what: 'Answers to repeated requests',
    why: 'A request that is sent twice is carried out once',
    howLong: '24 hours',
  },
  {
    what: 'Live events, such as a changed score',
    why: 'Brings a page up to date after its connection was lost',
    howLong: '1 hour',
  },
  {
    what: 'A photo or logo that waits for approval, and who uploaded it',
    why: 'Moderators look at it before everyone sees it',
    howLong: 'Until seven days after the decision; the picture only if it was rejected',
  },
];

export const IN_BROWSER: readonly StoredData[] = [
  {
    what: 'user_id, user_secret (cookies, the second out of reach of scripts) and userdata',
    why: 'Your sign-in',
    howLong: 'Until you sign out, at most 400 days',
  },
  {
    what: 'device (cookie, out of reach of scripts)',
    why: 'A random number of this browser, set when you sign in; the server stores only a hash of it',
    howLong: 'Until you clear it in your browser, at most 400 days',
  },
  {
    what: 'darkMode, cookie-consent',
    why: 'Your choices on this site',
    howLong: 'Until you clear them in your browser',
  },
  {
    what: 'queueIdentifier, queueItem, whitelist (cookie)',
    why: 'Your place in the queue when the site is full',
    howLong: 'Until you clear them; a place is asked for again after 60 seconds',
  },
  {
    what: 'telemetry-identifier, only after you accept cookies',
    why: 'A random number with which page visits are counted; it names nobody',
    howLong: 'Until you clear it in your browser',
  },
  {
    what: 'messages-draft, messages-outbox, chat-outbox',
    why: 'What you have written and not sent, or what has not arrived yet',
    howLong: 'Until it is sent or you delete it',
  },
  {
    what: 'Scroll positions and the last page, in this tab',
    why: 'Going back to where you were',
    howLong: 'Until you close the tab',
  },
];
