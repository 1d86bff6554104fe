import { readFileSync } from 'node:fs';
import { type Community, MES } from '@mes/contract/community';
import { z } from 'zod';
import { StartRefused } from './start-refused';

const name = z.string().trim().min(1).max(60);
const address = z.url({ protocol: /^https?$/ });
const pagePath = z.string().regex(/^\/(?!\/)\S*$/, 'It must be a path of the site: /embers.');

/** A field that does not exist is refused: most likely it is one misspelt. */
const CommunitySchema: z.ZodType<Community> = z.strictObject({
  name: name.default(MES.name),
  game: name.default(MES.game),
  supportEmail: z.email().default(MES.supportEmail),
  chatInvite: address.default(MES.chatInvite),
  social: z
    .strictObject({
      twitter: address.nullable().default(MES.social.twitter),
      youtube: address.nullable().default(MES.social.youtube),
      facebook: address.nullable().default(MES.social.facebook),
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
 * From a JSON file that gives what differs from the defaults; without one they all hold. Not variables
 * or properties: links have structure, and pages need them before their first paint.
 */
export function readCommunity(file: string | undefined): Community {
  if (file === undefined) return MES;
  const parsed = CommunitySchema.safeParse(contentOf(file));
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map(
    ({ path, message }) => `  ${path.join('.') || 'the whole'}: ${message}`,
  );
  throw new StartRefused(`${file} is not usable:\n${problems.join('\n')}`);
}

function contentOf(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new StartRefused(`COMMUNITY_FILE cannot be read: ${(error as Error).message}`);
  }
}
