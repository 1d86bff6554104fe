/**
 * Who runs an installation and where its people meet: all that makes it this community's and not
 * another's. Pages get it with their first data. Free of zod.
 */
export interface Community {
  readonly name: string;
  readonly game: string;
  readonly supportEmail: string;
  readonly chatInvite: string;
  /** Null for a network where the community is not. */
  readonly social: {
    readonly twitter: string | null;
    readonly youtube: string | null;
    readonly facebook: string | null;
  };
  /** The affiliate card of the home page; null for none. */
  readonly promotion: {
    readonly brand: string;
    readonly url: string;
    readonly code: string;
  } | null;
  /** The menu's entries of tournaments, in their order. */
  readonly tournaments: readonly { readonly to: string; readonly label: string }[];
}

/** What an installation is that says nothing else. */
export const MES: Community = {
  name: 'MES',
  game: 'Critical Ops',
  supportEmail: 'support@mes.gg',
  chatInvite: 'https://discord.gg/mes',
  social: {
    twitter: 'https://twitter.com',
    youtube: 'https://www.youtube.com',
    facebook: 'https://www.facebook.com',
  },
  promotion: { brand: 'G FUEL', url: 'https://gfuel.com', code: 'MES' },
  tournaments: [
    { to: '/worlds/2024', label: 'Worlds 2024' },
    { to: '/proleague', label: 'Pro League' },
    { to: '/pistol-tournament', label: 'Pistol Tournament' },
    { to: '/embers', label: 'Embers of Victory' },
  ],
};
