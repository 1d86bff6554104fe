import { formatRetention, RETENTION } from '@mes/domain/retention/retention';
import { site } from '../../api/first-data';

/** What is stored about people, and for how long. A feature that stores more adds an entry. */
export interface StoredData {
  readonly what: string;
  readonly why: string;
  readonly howLong: string;
}

/** What stays until someone deletes it. */
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
    what: `Email address, as ${site.providerTitle} gives it`,
    why: 'To reach you about your account; no one else sees it',
    howLong: 'Until you delete your account',
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
    what: 'Which announcements your account has seen and dismissed',
    why: 'Counts who was reached, and does not show you again what you dismissed',
    howLong: 'As long as the announcement, or until you delete your account',
  },
  {
    what: 'How you reacted to an article',
    why: 'The counts below the article, and so that you can remove it',
    howLong: 'Until you remove it or delete your account',
  },
  {
    what: 'Which teams, players and tournaments you follow, and whether you want no results',
    why: 'Your page of their matches, and notifications about them',
    howLong: 'Until you remove it or delete your account',
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
    what: 'What you write in the chat, and how far you have read it',
    why: 'Everyone who may read a channel reads it, also later in the archive',
    howLong: 'Permanently, without your name after you delete your account',
  },
  {
    what: 'Your notification preferences',
    why: 'Sends you the notifications you want, where you want them',
    howLong: 'Until you delete your account',
  },
  {
    what: 'Giveaways that you have entered, and why an entry was voided',
    why: 'A draw that anyone can verify',
    howLong: 'Permanently; the list of a draw keeps your player id',
  },
  {
    what: 'All of this in backups of the whole site',
    why: 'Nothing is lost if a machine breaks',
    howLong: 'As long as the backup: usually seven days',
  },
];

/** What the server deletes by itself: the same table that its tasks follow. */
export const DELETED_BY_ITSELF: readonly StoredData[] = Object.values(RETENTION).map((rule) => ({
  what: rule.what,
  why: rule.why,
  howLong: `${formatRetention(rule)} ${rule.since}`,
}));

export const IN_BROWSER: readonly StoredData[] = [
  {
    what: 'user_id, user_secret (cookies, the second out of reach of scripts) and userdata',
    why: 'Your sign-in',
    howLong: 'Until you sign out, at most 400 days',
  },
  {
    what: 'sign-in-states',
    why: 'Makes sure that a sign-in ends in the browser that began it',
    howLong: 'Until you are signed in, at most 10 minutes',
  },
  {
    what: 'device (cookie, out of reach of scripts)',
    why: 'A random number of this browser, set when you sign in; the server stores only a hash of it',
    howLong: 'Until you clear it in your browser, at most 400 days',
  },
  {
    what: 'darkMode, spoilerFree, cookie-consent',
    why: 'Your choices on this site',
    howLong: 'Until you clear them in your browser',
  },
  {
    what: 'announcements',
    why: 'Which announcements this browser has shown and you have dismissed, without an account',
    howLong: 'Until you clear it in your browser; the last 20',
  },
  {
    what: 'recent-searches',
    why: 'What you opened from the search last',
    howLong: 'Until you clear it there or in your browser; the last 8',
  },
  {
    what: 'queueIdentifier, queueItem, whitelist (cookie)',
    why: 'Your place in the queue when the site is full',
    howLong: 'Until you clear them; a place is asked for again after 60 seconds',
  },
  {
    what: 'telemetry-identifier, only after you accept cookies',
    why: 'A random number with which page visits are counted; it identifies no one',
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
