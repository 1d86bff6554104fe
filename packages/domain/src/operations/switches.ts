/** Parts of the site that admins can turn off while it runs. What can be read stays. */
export const SWITCHES = [
  'sign_in',
  'new_accounts',
  'tournament_signups',
  'uploads',
  'chat',
  'voting',
  'giveaways',
] as const;
export type Switch = (typeof SWITCHES)[number];
