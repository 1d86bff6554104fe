/**
 * The one way into the program. REST, `POST /api/request`, the socket's `request` and each item of
 * a batch come through here: authenticate, admit, permission, parse, rate limit, handle, answer, log.
 */
import { isDeepStrictEqual } from 'node:util';
import { type Call, nameOf } from '@mes/contract/define';
import { ForbiddenError, InvalidAction, InvalidRequest } from '@mes/contract/errors';
import { satisfies } from '@mes/domain/permissions/permissions';
import { NO_COOKIES } from '../cookies/cookies';
import type { Database, Db } from '../database/database';
import type { Log } from '../log';
import type { Metrics } from '../metrics';
import { revisionOf } from '../outbox/outbox';
import type { Actor, Authenticate, Credentials } from './actor';
import type { Visit } from './admission';
import { type Answer, type ChannelRevision, fail, succeed } from './answer';
import { type ByteCache, fillTopic } from './byte-cache';
import { createCallLog } from './call-log';
import type { CallContext, Handler } from './handlers';
import {
  claim,
  findAnswer,
  type IdempotencyKey,
  saveAnswer,
  wasClaimed,
} from './idempotency/idempotency';
import { type AnswerKept, createKeptAnswers } from './kept-answers';
import { parseInput } from './parse';
import type { RateLimits } from './rate-limit';

export interface IncomingCall {
  readonly call: Call;
  /** Read only when needed: an answer that is kept under the address needs no parsing. */
  readonly fields: () => Record<string, unknown>;
  /** The path and query of a GET: the same address of the same call has the same input. */
  readonly address?: string;
  readonly credentials: Credentials | null | 'malformed';
  readonly requestId: string;
  readonly visitor: string;
  readonly idempotencyKey?: string;
  /** Who comes from outside shows what lets them in; the program's own calls have none. */
  readonly visit?: Visit;
}

export interface Dispatcher {
  dispatch(incoming: IncomingCall): Promise<Answer>;
  /** For calls without credentials; what it cannot answer is dispatched. */
  readonly answerKept: AnswerKept;
  readonly calls: readonly Call[];
}

interface Parts {
  readonly handlers: ReadonlyMap<Call, Handler>;
  readonly calls: readonly Call[];
  readonly database: Database;
  readonly authenticate: Authenticate;
  readonly limits: RateLimits;
  readonly cache: ByteCache;
  readonly metrics: Metrics;
  readonly log: Log;
  /** Parses every answer too, so that no handler leaks a field that the contract does not name. */
  readonly checkOutput: boolean;
  readonly clock: () => number;
}

export function createDispatcher(parts: Parts): Dispatcher {
  const { calls, log, cache, limits } = parts;
  const note = createCallLog(parts);
  return {
    calls,
    answerKept: createKeptAnswers({ cache, limits, note, log }),
    async dispatch(incoming) {
      const started = performance.now();
      const { call, requestId } = incoming;
      let actor: Actor | null = null;
      let answer: Answer;
      try {
        actor = incoming.credentials && (await identify(parts, incoming.credentials));
        answer = await answerFor(parts, incoming, actor);
      } catch (error) {
        answer = fail(error, log.child({ requestId, call: nameOf(call) }));
      }
      note({ call, requestId, actor, status: answer.status, started });
      return answer;
    },
  };
}

async function identify(
  { authenticate }: Parts,
  credentials: Credentials | 'malformed',
): Promise<Actor> {
  const actor = credentials === 'malformed' ? null : await authenticate(credentials);
  if (!actor) throw ForbiddenError.badCredentials();
  return actor;
}

async function answerFor(
  parts: Parts,
  incoming: IncomingCall,
  actor: Actor | null,
): Promise<Answer> {
  const { call, visit } = incoming;
  const admitted = visit?.mayCall(call, actor) ?? true;
  if (admitted !== true && !(await admitted)) throw ForbiddenError.mustQueue();
  permit(call, actor);
  const counting = parts.limits.spend(call, actor?.id ?? incoming.visitor);
  if (counting) await counting;
  const kept = call.cache && incoming.address ? parts.cache.getAt(incoming.address) : undefined;
  if (kept) return { status: 200, ...kept };
  const input = parseInput(call, incoming.fields());

  const handler = parts.handlers.get(call);
  if (!handler) throw new InvalidAction(`${nameOf(call)} is not available yet.`);

  if (call.cache && call.who === 'public')
    return cachedAnswer(parts, { call, input, incoming, handler });

  const key = idempotencyKeyOf(incoming, actor);
  if (key)
    return onceOnly(parts, {
      key,
      call,
      work: (write) => run(parts, { incoming, actor, input, handler, write }),
    });
  return { status: 200, body: await run(parts, { incoming, actor, input, handler }) };
}

export function permit(call: Pick<Call, 'who'>, actor: Actor | null): void {
  if (call.who === 'public') return;
  if (!actor) throw ForbiddenError.notSignedIn();
  if (actor.bans.includes('site')) throw ForbiddenError.banned();
  if (call.who !== 'login' && !satisfies(actor.permissions, call.who))
    throw ForbiddenError.missing(call.who);
}

interface Prepared {
  readonly incoming: IncomingCall;
  readonly actor: Actor | null;
  readonly input: Record<string, unknown>;
  readonly handler: Handler;
  readonly write?: Database['transaction'];
}

async function run(
  parts: Parts,
  { incoming, actor, input, handler, write }: Prepared,
): Promise<Buffer> {
  const { call, requestId, visitor, visit } = incoming;
  const now = parts.clock();
  const context = {
    input,
    actor,
    now,
    action: { actor, now },
    requestId,
    visitor,
    cookies: visit?.cookies ?? NO_COOKIES,
    db: parts.database.db,
    log: parts.log,
    write: write ?? parts.database.transaction,
  } as CallContext;
  // Before the answer is read: it may be newer than this, and never older.
  const read = call.revision && (await readRevision(context.db, fillTopic(call.revision, input)));
  const result = await handler(context);
  if (parts.checkOutput) checkOutput(call, result);
  return succeed(call, result, read);
}

async function readRevision(db: Db, channel: string): Promise<ChannelRevision> {
  return { channel, revision: await revisionOf(db, channel) };
}

async function cachedAnswer(
  parts: Parts,
  {
    call,
    input,
    incoming,
    handler,
  }: { call: Call; input: Record<string, unknown>; incoming: IncomingCall; handler: Handler },
): Promise<Answer> {
  const key = `${nameOf(call)} ${JSON.stringify(input)}`;
  const { body, etag } =
    parts.cache.get(key) ??
    (await parts.cache.compute(key, {
      rule: call.cache!,
      fields: input,
      address: incoming.address,
      make: () => run(parts, { incoming, actor: null, input, handler }),
    }));
  return { status: 200, body, etag };
}

function idempotencyKeyOf(
  { call, idempotencyKey }: IncomingCall,
  actor: Actor | null,
): IdempotencyKey | null {
  if (!idempotencyKey || !actor) return null;
  if (call.kind === 'rest' && call.method === 'GET') return null;
  return { account: actor.id, key: idempotencyKey, call: nameOf(call) };
}

async function onceOnly(
  { database, clock }: Parts,
  {
    key,
    call,
    work,
  }: {
    key: IdempotencyKey;
    call: Call;
    work: (write: Database['transaction']) => Promise<Buffer>;
  },
): Promise<Answer> {
  const earlier = await findAnswer(database.db, key);
  if (earlier) return earlier;

  let claimed = false;
  const write: Database['transaction'] = (change) =>
    database.transaction(async (tx) => {
      if (!claimed) await claim(tx, key, clock());
      const result = await change(tx);
      claimed = true;
      return result;
    });
  try {
    const answer = { status: 200, body: await work(write) };
    if (claimed && !call.secret) await saveAnswer(database.db, key, answer);
    return answer;
  } catch (error) {
    if (!wasClaimed(error)) throw error;
    const first = await findAnswer(database.db, key);
    if (first) return first;
    throw error;
  }
}

function checkOutput(call: Call, result: unknown): void {
  const data = call.paged ? (result as { data: unknown }).data : result;
  const sent: unknown = JSON.parse(JSON.stringify(data));
  const parsed = call.output.safeParse(sent);
  if (!parsed.success) {
    throw new Error(`${nameOf(call)} answers against its contract: ${parsed.error.message}`);
  }
  if (!isDeepStrictEqual(parsed.data, sent)) {
    throw new Error(
      `${nameOf(call)} answers more than its contract names: ${JSON.stringify(sent).slice(0, 500)}`,
    );
  }
}

export function assertVersion(version: unknown): void {
  if (version === undefined || version === 1 || version === '1') return;
  const given = typeof version === 'object' ? 'of that kind' : String(version).slice(0, 20);
  throw new InvalidRequest(`Invalid Request: version ${given} is not supported.`);
}
