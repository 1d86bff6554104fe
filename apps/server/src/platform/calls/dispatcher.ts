/**
 * The single entry point of all calls. REST, `POST /api/request`, the socket's `request` and each
 * item of a batch pass through here: authenticate, admit, scope of an API key, permission, switch,
 * rate limit, parse, handle, answer, log.
 */
import { scopeOf } from '@mes/contract/call-scopes';
import { switchOf } from '@mes/contract/call-switches';
import { type CacheRule, type Call, nameOf } from '@mes/contract/define';
import { ForbiddenError, InvalidAction, InvalidRequest } from '@mes/contract/errors';
import { satisfies } from '@mes/domain/permissions/permissions';
import { NO_COOKIES } from '../cookies/cookies';
import { isDatabaseUnavailable } from '../database/availability';
import type { Database, Db } from '../database/database';
import type { Log } from '../log';
import type { Metrics } from '../metrics';
import { revisionOf } from '../outbox/outbox';
import type { Span } from '../tracing/span';
import { isTracing, traceWork } from '../tracing/tracing';
import type {
  Actor,
  ApiKeyRights,
  Authenticate,
  AuthenticateKey,
  Credentials,
  KeyCredentials,
} from './actor';
import type { Visit } from './admission';
import { type Answer, type ChannelRevisions, errorAnswer, successBody } from './answer';
import { type AnswerFromCache, createAnswerFromCache } from './answer-from-cache';
import { createCallLog } from './call-log';
import type { CallRecords } from './call-records';
import { checkOutput } from './check-output';
import { createConcurrencyLimit, type RunLimited } from './concurrency-limit';
import type { CallContext, FileContent, Handler, MadeCall, Upload } from './handlers';
import { type IdempotencyKey, runOnce } from './idempotency/idempotency';
import { parseInput } from './parse';
import type { RateLimits } from './rate-limit';
import { type CachedResponse, fillTopic, type ResponseCache } from './response-cache';
import type { Switches } from './switches';

const NO_BYTES = Buffer.alloc(0);

export interface IncomingCall {
  readonly call: Call;
  /** Read only when needed: an answer cached under the address needs no parsing. */
  readonly fields: () => Record<string, unknown>;
  /** The path and query of a GET: the same address of the same call has the same input. */
  readonly address?: string;
  readonly credentials: Credentials | KeyCredentials | null | 'malformed';
  readonly requestId: string;
  readonly visitor: string;
  readonly idempotencyKey?: string;
  /** Of a trusted proxy. */
  readonly traceparent?: string;
  readonly upload?: Upload;
  /** The admission of an external client; the server's own calls have none. */
  readonly visit?: Visit;
  /** Called after every transaction of the call. */
  readonly onWrite?: () => void;
}

export interface Dispatcher {
  dispatch(incoming: IncomingCall): Promise<Answer>;
  /** For calls without credentials. Where it returns null, call `dispatch`. */
  readonly answerFromCache: AnswerFromCache;
  readonly calls: readonly Call[];
}

interface DispatcherOptions {
  readonly handlers: ReadonlyMap<Call, Handler>;
  readonly calls: readonly Call[];
  readonly database: Database;
  readonly authenticate: Authenticate;
  readonly authenticateKey: AuthenticateKey;
  readonly limits: RateLimits;
  readonly cache: ResponseCache;
  readonly metrics: Metrics;
  readonly records: CallRecords;
  readonly switches: Switches;
  readonly log: Log;
  /** Validates every answer, so that no handler leaks a field that the contract does not declare. */
  readonly checkOutput: boolean;
  readonly clock: () => number;
}

interface Deps extends DispatcherOptions {
  readonly dispatch: Dispatcher['dispatch'];
  readonly runLimited: RunLimited;
}

/**
 * The most connections that the transactions of one call hold at once. Those that change one row wait for each other
 * in the database: when a signup opens, they would otherwise hold all connections and exceed the time of a statement.
 */
const SHARE_OF_A_CALL = 0.6;

export function createDispatcher(options: DispatcherOptions): Dispatcher {
  const { calls, log, cache, limits, records, database } = options;
  const logCall = createCallLog(options);
  const most = Math.ceil(database.pool.options.max * SHARE_OF_A_CALL);
  const deps: Deps = { ...options, dispatch, runLimited: createConcurrencyLimit(most) };
  return {
    calls,
    answerFromCache: createAnswerFromCache({ cache, limits, logCall, log }),
    dispatch,
  };

  function dispatch(incoming: IncomingCall): Promise<Answer> {
    if (!isTracing()) return answerCall(incoming);
    const { call, traceparent: parent } = incoming;
    return traceWork({ name: nameOf(call), kind: 'call', parent }, (span) =>
      answerCall(incoming, span),
    );
  }

  async function answerCall(incoming: IncomingCall, span?: Span): Promise<Answer> {
    const started = performance.now();
    const { call, requestId } = incoming;
    let actor: Actor | null = null;
    let answer: Answer;
    try {
      actor = incoming.credentials && (await identify(deps, incoming.credentials, call));
      answer = await answerFor(deps, incoming, actor);
    } catch (error) {
      answer = errorAnswer(error, log.child({ requestId, call: nameOf(call) }));
      if (answer.status === 500) records.recordError({ call: nameOf(call), requestId, error });
    }
    logCall({ call, requestId, actor, status: answer.status, started });
    span?.setAttributes({ 'mes.role': roleOf(actor), 'mes.status': answer.status });
    if (answer.status >= 500) span?.fail();
    return answer;
  }
}

/** For traces, which name nobody. */
function roleOf(actor: Actor | null): string {
  if (!actor) return 'visitor';
  if (actor.apiKey) return 'program';
  if (actor.permissions.includes('Admin')) return 'admin';
  return actor.permissions.length > 0 ? 'staff' : 'player';
}

async function identify(
  deps: Deps,
  credentials: Credentials | KeyCredentials | 'malformed',
  call: Call,
): Promise<Actor | null> {
  try {
    const actor = credentials === 'malformed' ? null : await authenticate(deps, credentials);
    if (!actor) throw ForbiddenError.badCredentials();
    return actor;
  } catch (error) {
    // Cached answers are the same for everyone, so they need no account while it cannot be read.
    if (isDatabaseUnavailable(error) && isCacheable(call)) return null;
    throw error;
  }
}

function authenticate(deps: Deps, credentials: Credentials | KeyCredentials) {
  return 'apiKey' in credentials
    ? deps.authenticateKey(credentials.apiKey)
    : deps.authenticate(credentials);
}

function isCacheable(call: Call): boolean {
  return call.cache !== undefined && call.who === 'public';
}

async function answerFor(
  deps: Deps,
  incoming: IncomingCall,
  caller: Actor | null,
): Promise<Answer> {
  const { call, visit } = incoming;
  const admitted = visit?.mayCall(call, caller) ?? true;
  if (admitted !== true && !(await admitted)) throw ForbiddenError.mustQueue();
  const scope = caller?.apiKey && (await admitKey(deps, call, caller.apiKey));
  // What everyone may see is read as everyone sees it: a key for reading opens nothing more.
  const actor = scope === 'read' ? null : caller;
  assertPermitted(isEnoughToSignIn(call, incoming) ? { ...call, who: 'login' } : call, actor);
  const part = switchOf(call);
  if (part) deps.switches.assertOn(part, actor?.permissions ?? []);
  const consumed = deps.limits.consume(call, caller?.id ?? incoming.visitor);
  if (consumed) await consumed;
  const cached =
    call.cache && incoming.address ? deps.cache.getByAddress(incoming.address) : undefined;
  if (cached) return { status: 200, ...cached };
  const input = parseInput(call, incoming.fields());

  const handler = deps.handlers.get(call);
  // Of the envelope and the batch, which the transport answers itself.
  if (!handler) throw new InvalidAction(`${nameOf(call)} cannot be made from here.`);

  if (isCacheable(call)) return cachedAnswer(deps, { call, input, incoming, handler });
  const { cacheFor } = call;
  if (cacheFor && hasFields(input, cacheFor.fields)) {
    const { body } = await readThrough(deps, { call, rule: cacheFor, input, incoming, handler });
    return { status: 200, body };
  }

  if (isBinary(call)) {
    const content = await runHandler(deps, { incoming, actor, input, handler });
    return { status: 200, body: NO_BYTES, content: content as FileContent };
  }
  const key = idempotencyKeyOf(incoming, actor);
  if (key)
    return runOnce(
      { db: deps.database.db, write: writeOf(deps, call), clock: deps.clock },
      {
        key,
        isSaved: !call.secret,
        work: (write) => run(deps, { incoming, actor, input, handler, write }),
      },
    );
  return { status: 200, body: await run(deps, { incoming, actor, input, handler }) };
}

function writeOf({ database, runLimited }: Deps, call: Call): Database['transaction'] {
  return (work) => runLimited(nameOf(call), () => database.transaction(work));
}

/** Counts before it refuses, so that a program that keeps asking for too much is slowed down too. */
async function admitKey({ limits }: Deps, call: Call, key: ApiKeyRights): Promise<string> {
  await limits.consumeKey(key);
  const scope = scopeOf(call);
  if (scope === null || !key.scopes.includes(scope)) throw ForbiddenError.outOfScope(scope);
  return scope;
}

function isBinary(call: Call): boolean {
  return call.kind === 'rest' && call.file?.binary === true;
}

function isEnoughToSignIn({ loginFor }: Call, { fields }: IncomingCall): boolean {
  if (!loginFor) return false;
  return hasFields(fields(), loginFor);
}

function hasFields(
  given: Record<string, unknown>,
  wanted: Readonly<Record<string, string>>,
): boolean {
  return Object.entries(wanted).every(([name, value]) => given[name] === value);
}

export function assertPermitted(call: Pick<Call, 'who' | 'banned'>, actor: Actor | null): void {
  if (call.who === 'public') return;
  if (!actor) throw ForbiddenError.notSignedIn();
  if (actor.bans.includes('site') && call.banned !== 'allowed') throw ForbiddenError.banned('site');
  if (call.who !== 'login' && !satisfies(actor.permissions, call.who))
    throw ForbiddenError.missing(call.who);
}

interface PreparedCall {
  readonly incoming: IncomingCall;
  readonly actor: Actor | null;
  readonly input: Record<string, unknown>;
  readonly handler: Handler;
  readonly write?: Database['transaction'];
}

async function run(deps: Deps, prepared: PreparedCall): Promise<Buffer> {
  const { call } = prepared.incoming;
  // Read before the data: the data may be newer than these revisions, but never older.
  const revisions = call.revision && (await readRevisions(deps.database.db, call, prepared.input));
  const result = await runHandler(deps, prepared);
  if (deps.checkOutput) checkOutput(call, result);
  return successBody(call, result, revisions);
}

function runHandler(
  deps: Deps,
  { incoming, actor, input, handler, write = writeOf(deps, incoming.call) }: PreparedCall,
): Promise<unknown> {
  const { requestId, visitor, visit, upload = null, onWrite } = incoming;
  const now = deps.clock();
  return handler({
    input,
    actor,
    now,
    action: { actor, now },
    requestId,
    visitor,
    cookies: visit?.cookies ?? NO_COOKIES,
    upload,
    db: deps.database.db,
    log: deps.log,
    write: onWrite ? withNotice(write, onWrite) : write,
    makeCall: (call, fields) => makeCall(deps, incoming, { call, fields }),
  } as CallContext);
}

function withNotice(write: Database['transaction'], onWrite: () => void): Database['transaction'] {
  return async (work) => {
    const result = await write(work);
    onWrite();
    return result;
  };
}

/** Authenticates again: permissions may have been revoked since. */
async function makeCall(
  { dispatch }: Deps,
  { credentials, requestId, visitor }: IncomingCall,
  { call, fields }: { call: Call; fields: Record<string, unknown> },
): Promise<MadeCall> {
  let wrote = false;
  const { status, body } = await dispatch({
    call,
    fields: () => fields,
    credentials,
    requestId,
    visitor,
    onWrite: () => {
      wrote = true;
    },
  });
  return { status, body, wrote };
}

async function readRevisions(
  db: Db,
  { revision = [] }: Call,
  input: Record<string, unknown>,
): Promise<ChannelRevisions> {
  const channels = [revision].flat().flatMap((topic) => fillTopic(topic, input) ?? []);
  const revisions = await Promise.all(channels.map((channel) => revisionOf(db, channel)));
  return Object.fromEntries(channels.map((channel, index) => [channel, revisions[index]!]));
}

interface CachedRead {
  readonly call: Call;
  readonly input: Record<string, unknown>;
  readonly incoming: IncomingCall;
  readonly handler: Handler;
}

async function cachedAnswer(deps: Deps, read: CachedRead): Promise<Answer> {
  const { body, etag } = await readThrough(deps, { ...read, rule: read.call.cache! });
  return { status: 200, body, etag };
}

/** The same for everyone who may make the call, so the handler gets no actor. */
async function readThrough(
  deps: Deps,
  { call, rule, input, incoming, handler }: CachedRead & { rule: CacheRule },
): Promise<CachedResponse> {
  const key = `${nameOf(call)} ${JSON.stringify(input)}`;
  const { cache, database } = deps;
  try {
    return (
      cache.get(key) ??
      (await cache.compute(key, {
        rule,
        fields: input,
        address: call.cache && incoming.address,
        compute: () => run(deps, { incoming, actor: null, input, handler }),
      }))
    );
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error;
    // Nothing can have changed while the database is away.
    const stale = cache.getStale(key, database.unavailableSince ?? Date.now());
    if (!stale) throw error;
    return stale;
  }
}

function idempotencyKeyOf(
  { call, idempotencyKey }: IncomingCall,
  actor: Actor | null,
): IdempotencyKey | null {
  if (!idempotencyKey || !actor) return null;
  if (call.kind === 'rest' && call.method === 'GET') return null;
  return { accountId: actor.id, key: idempotencyKey, call: nameOf(call) };
}

export function assertVersion(version: unknown): void {
  if (version === undefined || version === 1 || version === '1') return;
  const given = typeof version === 'object' ? 'of that kind' : String(version).slice(0, 20);
  throw new InvalidRequest(`Invalid Request: version ${given} is not supported.`);
}
