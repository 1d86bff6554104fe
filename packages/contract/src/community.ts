/**
 * The settings that identify the community of an installation: names, links, menu, cards. Pages get
 * them with their first data. Without zod.
 */
export interface Community {
  readonly name: string;
  readonly game: string;
  readonly supportEmail: string;
  readonly chatInvite: string;
  /** The address of the logo's picture; null for the two strokes of the program. */
  readonly mark: string | null;
  /** `#ef650b`; null for the colours of the themes alone. */
  readonly accent: string | null;
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
  /** Cards of the home page, the first of them large. */
  readonly homeCards: readonly HomeCard[];
  /** The menu's entries of tournaments, in their order. */
  readonly tournaments: readonly { readonly to: string; readonly label: string }[];
}

export interface HomeCard {
  readonly title: string;
  readonly text: string;
  readonly button: string;
  /** A path of the site, or an address elsewhere. */
  readonly to: string;
}

/** With what only the server and the overlays need. */
export interface CommunitySettings extends Community {
  /** Teams that scenes do not write by the usual rules. */
  readonly teamNames: readonly TeamNameException[];
}

export interface TeamNameException {
  /** The name of the team on the site. */
  readonly name: string;
  readonly shown: string;
}

/** The default. */
export const MES: CommunitySettings = {
  name: 'MES',
  game: 'Critical Ops',
  supportEmail: 'support@mes.gg',
  chatInvite: 'https://discord.gg/mes',
  mark: null,
  accent: null,
  social: {
    twitter: 'https://twitter.com/mesgg',
    youtube: 'https://www.youtube.com/@mesgg',
    facebook: 'https://www.facebook.com/mesgg',
  },
  promotion: { brand: 'G FUEL', url: 'https://gfuel.com', code: 'MES' },
  homeCards: [
    {
      title: 'EMBERS OF VICTORY',
      text: 'The 4th season is here. Read the announcement.',
      button: 'Read More',
      to: '/embers',
    },
  ],
  tournaments: [
    { to: '/worlds/2024', label: 'Worlds 2024' },
    { to: '/proleague', label: 'Pro League' },
    { to: '/pistol-tournament', label: 'Pistol Tournament' },
    { to: '/embers', label: 'Embers of Victory' },
  ],
  teamNames: [],
};
