/**
 * An OAuth provider on this server for installations without a Discord application: the same
 * protocol, PKCE included, but without credentials. Registered only where
 * `offersDevelopmentProvider` allows it.
 */
import { createHash, randomUUID, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import type { Config } from '../config';
import type { Db } from '../database/database';
import { createOneTimeTokens } from '../one-time-tokens/one-time-tokens';
import { isReturnAddress, siteOrigins } from './addresses';
import {
  type DevelopmentAccount,
  pagePolicy,
  renderAccountChoice,
  renderRefusal,
} from './development-page';
import { DEVELOPMENT } from './providers';

/** Accounts of this provider, from the demo community or an earlier sign-in. */
export interface DevelopmentAccounts {
  list(): Promise<readonly DevelopmentAccount[]>;
  findByName(name: string): Promise<DevelopmentAccount | undefined>;
}

interface Deps {
  readonly config: Config;
  readonly db: Db;
  readonly accounts: DevelopmentAccounts;
}

type Profile = {
  readonly id: string;
  readonly username: string;
  readonly global_name: string;
  readonly email: string | null;
  readonly verified: true;
};
type Grant = {
  readonly challenge: string;
  readonly redirectUri: string;
  readonly profile: Profile;
};

const codes = createOneTimeTokens<Grant>('development-code', { ttlMs: 60_000 });
const accessTokens = createOneTimeTokens<Profile>('development-token', { ttlMs: 60_000 });

export function registerDevelopmentProvider(http: FastifyInstance, deps: Deps): void {
  http.register(
    async (scope) => {
      scope.addContentTypeParser(
        'application/x-www-form-urlencoded',
        { parseAs: 'string' },
        (_request, body, done) =>
          done(null, Object.fromEntries(new URLSearchParams(body.toString()))),
      );
      scope.addHook('onRequest', async (_request, reply) => {
        reply.header('cache-control', 'no-store');
      });
      scope.get('/authorize', ({ query }, reply) => authorize(deps, query, reply));
      scope.post('/token', ({ body }, reply) => exchangeCode(deps, body, reply));
      scope.get('/userinfo', ({ headers }, reply) =>
        sendProfile(deps, headers.authorization, reply),
      );
    },
    { prefix: DEVELOPMENT.path },
  );
}

const NameSchema = z
  .string()
  .trim()
  .max(100)
  .regex(/^\P{Cc}*$/u);
const AuthorizeSchema = z.object({
  client_id: z.literal(DEVELOPMENT.clientId),
  redirect_uri: z.string(),
  response_type: z.literal('code'),
  code_challenge: z.string().regex(/^[A-Za-z0-9_-]{43}$/),
  code_challenge_method: z.literal('S256'),
  scope: z.string().optional(),
  state: z.string().max(8_000).optional(),
  login_hint: NameSchema.optional(),
  new_player: NameSchema.optional(),
});
type AuthorizeRequest = z.infer<typeof AuthorizeSchema>;

async function authorize({ config, db, accounts }: Deps, query: unknown, reply: FastifyReply) {
  const parsed = AuthorizeSchema.safeParse(query);
  if (!parsed.success || !isReturnAddress(config, parsed.data.redirect_uri)) {
    // No redirect: the return address itself may be invalid.
    const reason = parsed.success
      ? 'The return address is not one of this site.'
      : `The request lacks a usable ${String(parsed.error.issues[0]?.path[0])}.`;
    return sendPage(reply.code(400), renderRefusal(reason), config);
  }
  const { login_hint: hint, new_player: newName, ...request } = parsed.data;

  const profile = newName
    ? profileOf({ id: randomUUID(), name: newName, email: null })
    : hint && (await accounts.findByName(hint).then((found) => found && profileOf(found)));
  if (profile) {
    const { redirect_uri: redirectUri, code_challenge: challenge } = request;
    const code = await codes.issue(db, { challenge, redirectUri, profile }, Date.now());
    return reply.redirect(callbackUrl(request, { code }));
  }
  const choice = renderAccountChoice({
    accounts: await accounts.list(),
    request: new URLSearchParams(
      Object.entries(request).filter(([, value]) => value !== undefined),
    ),
    cancelUrl: callbackUrl(request, { error: 'access_denied' }),
    notice: hint ? `There is no account called ${hint}.` : undefined,
  });
  return sendPage(reply, choice, config);
}

const TokenSchema = z.object({
  grant_type: z.literal('authorization_code'),
  client_id: z.literal(DEVELOPMENT.clientId),
  code: z.string(),
  redirect_uri: z.string(),
  code_verifier: z.string(),
});

async function exchangeCode({ db }: Deps, body: unknown, reply: FastifyReply) {
  const parsed = TokenSchema.safeParse(body);
  if (!parsed.success) return reply.code(400).send({ error: 'invalid_request' });
  const { code, redirect_uri: redirectUri, code_verifier: verifier } = parsed.data;

  const grant = await codes.redeem(db, code, Date.now());
  if (!grant || grant.redirectUri !== redirectUri || !matchesChallenge(verifier, grant.challenge)) {
    return reply.code(400).send({ error: 'invalid_grant' });
  }
  return reply.send({
    access_token: await accessTokens.issue(db, grant.profile, Date.now()),
    token_type: 'Bearer',
    expires_in: 60,
    scope: 'identify email',
  });
}

async function sendProfile({ db }: Deps, authorization = '', reply: FastifyReply) {
  const token = /^Bearer (.+)$/i.exec(authorization)?.[1];
  const profile = token ? await accessTokens.redeem(db, token, Date.now()) : null;
  return profile
    ? reply.send(profile)
    : reply.code(401).header('www-authenticate', 'Bearer').send({ error: 'invalid_token' });
}

function profileOf({
  id,
  name,
  email,
}: Pick<DevelopmentAccount, 'id' | 'name' | 'email'>): Profile {
  return { id, username: name, global_name: name, email, verified: true };
}

function matchesChallenge(verifier: string, challenge: string): boolean {
  const given = createHash('sha256').update(verifier).digest();
  const wanted = Buffer.from(challenge, 'base64url');
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

function callbackUrl(
  { redirect_uri, state }: Pick<AuthorizeRequest, 'redirect_uri' | 'state'>,
  answer: Record<string, string>,
): string {
  const url = new URL(redirect_uri);
  for (const [name, value] of Object.entries(answer)) url.searchParams.set(name, value);
  if (state !== undefined) url.searchParams.set('state', state);
  return url.href;
}

function sendPage(reply: FastifyReply, page: string, config: Config) {
  return reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', pagePolicy(siteOrigins(config)))
    .send(page);
}
