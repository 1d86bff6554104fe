import { readFileSync } from 'node:fs';
import { type CommunitySettings, MES } from '@mes/contract/community';
import { isHexColour } from '@mes/domain/colours/contrast';
import { z } from 'zod';
import { StartupError } from './startup-error';

/** The community as it is now: staff change it while the site runs. */
export interface LiveCommunity {
  current(): CommunitySettings;
  /** Called after each change of this or another process. */
  onChange(listener: () => void): void;
}

const name = z.string().trim().min(1).max(60);
const address = z.url({ protocol: /^https?$/, error: 'It must be an address with https://.' });
/** A page of the community at a network, where a bare host would lead to the network itself. */
const profile = address.refine(
  (url) => new URL(url).pathname !== '/',
  'It must be the page of the community, not of the network.',
);
const pagePath = z.string().regex(/^\/(?![/\\])\S*$/, 'It must be a path of the site: /embers.');

/** The rules for each setting, wherever it comes from. */
export const communityFields = {
  name,
  game: name,
  supportEmail: z.email('It must be an e-mail address.'),
  chatInvite: address,
  accent: z.string().refine(isHexColour, 'It must be a colour such as #2f7bff.'),
  profile,
  promotion: z.strictObject({ brand: name, url: address, code: name }),
  homeCards: z
    .array(
      z.strictObject({
        title: name,
        text: z.string().trim().min(1).max(160),
        button: z.string().trim().min(1).max(30),
        to: z.union([pagePath, address]),
      }),
    )
    .max(4)
    .readonly(),
  tournaments: z
    .array(z.strictObject({ to: pagePath, label: name }))
    .max(12)
    .readonly(),
  teamNames: z
    .array(z.strictObject({ name, shown: z.string().trim().min(1).max(18) }))
    .max(100)
    .readonly(),
} as const;

/** Unknown fields are refused: they are most likely misspelt. */
const CommunitySchema: z.ZodType<CommunitySettings> = z.strictObject({
  name: communityFields.name.default(MES.name),
  game: communityFields.game.default(MES.game),
  supportEmail: communityFields.supportEmail.default(MES.supportEmail),
  chatInvite: communityFields.chatInvite.default(MES.chatInvite),
  // Uploaded on the site: a file names no picture that browsers could load.
  mark: z.null().default(null),
  accent: communityFields.accent.nullable().default(MES.accent),
  social: z
    .strictObject({
      twitter: profile.nullable().default(MES.social.twitter),
      youtube: profile.nullable().default(MES.social.youtube),
      facebook: profile.nullable().default(MES.social.facebook),
    })
    .prefault({}),
  promotion: communityFields.promotion.nullable().default(MES.promotion),
  homeCards: communityFields.homeCards.default(MES.homeCards),
  tournaments: communityFields.tournaments.default(MES.tournaments),
  teamNames: communityFields.teamNames.default(MES.teamNames),
});

/**
 * Reads a JSON file with the values that differ from those of MES. They are the defaults of the
 * installation: what staff set on the site comes before them.
 */
export function readCommunity(file: string | undefined): CommunitySettings {
  if (file === undefined) return MES;
  const parsed = CommunitySchema.safeParse(readJson(file));
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map(
    ({ path, message }) => `  ${path.join('.') || 'the whole'}: ${message}`,
  );
  throw new StartupError(`${file} is not usable:\n${problems.join('\n')}`);
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new StartupError(`COMMUNITY_FILE cannot be read: ${(error as Error).message}`);
  }
}
