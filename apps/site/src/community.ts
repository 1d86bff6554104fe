import { COMMUNITY_CHAT } from './components/notices/contact';

/**
 * Who runs this site and where its people meet. Another community that runs the program writes its
 * own here; the addresses are those of the networks until it does.
 */
export const COMMUNITY = {
  name: 'MES',
  game: 'Critical Ops',
  social: [
    { network: 'twitter', label: 'Twitter', url: 'https://twitter.com' },
    { network: 'youtube', label: 'YouTube', url: 'https://www.youtube.com' },
    { network: 'discord', label: 'Discord', url: COMMUNITY_CHAT },
    { network: 'facebook', label: 'Facebook', url: 'https://www.facebook.com' },
  ],
  /** The affiliate card of the home page. */
  promotion: { brand: 'G FUEL', url: 'https://gfuel.com', code: 'MES' },
} as const;
