import { randomUUID } from 'node:crypto';
import { createAdminCode, grantAdmin } from '../../features/accounts/first-admin/service';
import type { Config } from '../../platform/config';
import { type Database, isDuplicate } from '../../platform/database/database';
import { DEVELOPMENT, offersDevelopmentProvider } from '../../platform/oauth/providers';
import {
  type CliCommand,
  type CommandContext,
  CommandError,
  requireArgument,
  textOption,
} from '../command';
import { withDatabase } from '../open';

export const createAdmin: CliCommand = {
  name: 'create-admin',
  usage: '<name> [--id <id at the provider>]',
  about:
    'Makes the player of that name an admin, or an account for the one who signs in with that id.',
  options: { id: { type: 'string' } },
  async run(context) {
    const name = requireArgument(context, 'the player who becomes an admin');
    const { config, print, progress } = context;
    await withDatabase(config, { create: true, progress }, async (database) => {
      const outcome = await grant(database, { name, context });
      if (outcome === null) print(await describeUnknown(database, name));
      else print(TEXTS[outcome](name));
      if (outcome === 'created') print(nextStep(config));
    });
    return 0;
  },
};

async function grant(
  database: Database,
  { name, context }: { name: string; context: CommandContext },
) {
  const { config } = context;
  const id = textOption(context, 'id');
  const action = { actor: null, now: Date.now() };
  const work = (signIn?: { provider: string; providerId: string }) =>
    database.transaction((tx) => grantAdmin(tx, { name, signIn }, action));
  try {
    if (id !== undefined) return await work({ provider: providerOf(config), providerId: id });
    const outcome = await work();
    if (outcome !== null || !offersDevelopmentProvider(config)) return outcome;
    // There anyone may sign in by name, so the account can be made at once.
    return await work({ provider: DEVELOPMENT.name, providerId: randomUUID() });
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    throw new CommandError(`The name ${name} is taken, or looks like one that is.`);
  }
}

const TEXTS = {
  created: (name: string) => `Made an account for ${name}, who is an admin.`,
  granted: (name: string) => `${name} is an admin now.`,
  held: (name: string) => `${name} is an admin already.`,
};

/** Whoever cannot be found must sign in first: an account belongs to a sign-in. */
async function describeUnknown(database: Database, name: string): Promise<string> {
  const code = await createAdminCode(database.db, Date.now());
  if (code === null) {
    throw new CommandError(
      `Nobody is called ${name}. Let them sign in once, or name their account with --id.`,
    );
  }
  return `Nobody is called ${name} yet. Let them sign in and enter this code within 24 hours:\n\n    ${code}\n`;
}

function providerOf(config: Config): string {
  if (config.discord) return 'discord';
  if (config.openId) return `openid:${config.openId.issuer}`;
  if (offersDevelopmentProvider(config)) return DEVELOPMENT.name;
  throw new CommandError('Nobody can sign in: neither DISCORD_CLIENT_ID nor OIDC_ISSUER is set.');
}

function nextStep({ siteUrl, discord, openId }: Config): string {
  const how = discord ? 'Discord' : (openId?.title ?? 'that name');
  return `Next: open ${siteUrl} and sign in with ${how}.`;
}
