/**
 * The settings that identify the community of an installation: names, links, menu. Pages get them with
 * their first data. Without zod.
 */
export interface Community {
  readonly name: string;
  readonly game: string;
  readonly supportEmail: string;
  readonly chatInvite: string;
  /** Null for networks that the community does not use. */
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

/** The default. */
export const MES: Community = {
  name: 'MES',
  game: 'Critical Ops',
  supportEmail: 'support@mes.gg',
  chatInvite: 'https://discord.gg/mes',
  social: {
    twitter: 'https://twitter.com/mesgg',
    youtube: 'https://www.youtube.com/@mesgg',
    facebook: 'https://www.facebook.com/mesgg',
  },
  promotion: { brand: 'G FUEL', url: 'https://gfuel.com', code: 'MES' },
  tournaments: [
    { to: '/worlds/2024', label: 'Worlds 2024' },
    { to: '/proleague', label: 'Pro League' },
    { to: '/pistol-tournament', label: 'Pistol Tournament' },
    { to: '/embers', label: 'Embers of Victory' },
  ],
};
