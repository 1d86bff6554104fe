import type { ApiScope } from '@mes/domain/accounts/api-keys';

export const SCOPE_LABELS: Record<ApiScope, string> = {
  read: 'Read',
  profile: 'Profile',
  messages: 'Messages',
  matches: 'Matches',
  tournaments: 'Tournaments',
  stream: 'Stream',
  community: 'Community',
  content: 'Content',
  moderation: 'Moderation',
};

/** What a key with the scope may do; where it needs a permission, its account must hold it. */
export const SCOPE_HINTS: Record<ApiScope, string> = {
  read: 'See what every visitor sees: players, teams, matches, results, news.',
  profile: 'Read your account, change your profile, and act for your team.',
  messages: 'Read and write your messages, notifications and tickets.',
  matches: 'Check in, veto and report results; for staff also run matches.',
  tournaments: 'Sign your team up; for staff also run tournaments.',
  stream: 'Control the stream and its overlays, if you have permission.',
  community: 'Chat, vote, predict, enter giveaways, upload clips, order rewards.',
  content: 'Edit news, forms, guides, giveaways and the store, if you have permission.',
  moderation: 'Notes, bans, logs, reports and reviews, if you have permission.',
};
