import { readFileSync } from 'node:fs';
import { type Community, MES } from '@mes/contract/community';
import { z } from 'zod';
import { StartupError } from './startup-error';

const name = z.string().trim().min(1).max(60);
const address = z.url({ protocol: /^https?$/ });
/** A page of the community at a network, where a bare host would lead to the network itself. */
const profile = address.refine(
  (url) => new URL(url).pathname !== '/',
  'It must be the page of the community, not of the network.',
);
const pagePath = z.string().regex(/^\/(?!\/)\S*$/, 'It must be a path of the site: /embers.');

/** Unknown fields are refused: they are most likely misspelt. */
const CommunitySchema: z.ZodType<Community> = z.strictObject({
  name: name.default(MES.name),
  game: name.default(MES.game),
  supportEmail: z.email().default(MES.supportEmail),
  chatInvite: address.default(MES.chatInvite),
  social: z
    .strictObject({
      twitter: profile.nullable().default(MES.social.twitter),
      youtube: profile.nullable().default(MES.social.youtube),
      facebook: profile.nullable().default(MES.social.facebook),
    })
    .prefault({}),
  promotion: z
    .strictObject({ brand: name, url: address, code: name })
    .nullable()
    .default(MES.promotion),
  tournaments: z
    .array(z.strictObject({ to: pagePath, label: name }))
    .readonly()
    .default(MES.tournaments),
});

/**
 * Reads a JSON file with the values that differ from the defaults. It is a file, not environment
 * variables or properties: links have structure, and pages need them before their first paint.
 */
export function readCommunity(file: string | undefined): Community {
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
