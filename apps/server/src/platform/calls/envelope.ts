import { MAX_BATCH } from '@mes/contract/constants';
import type { ActionCall } from '@mes/contract/define';
import {
  InvalidAction,
  InvalidParameter,
  InvalidRequest,
  MissingParameter,
} from '@mes/contract/errors';
import type { Log } from '../log';
import { type Credentials, type KeyCredentials, parseSession } from './actor';
import type { Visit } from './admission';
import { type Answer, errorAnswer } from './answer';
import { assertVersion, type Dispatcher } from './dispatcher';

type Fields = Record<string, unknown>;

/** Longer than the name of any object or action. */
const MAX_NAME_LENGTH = 60;

interface Sender {
  /** From the Authorization header or the socket's handshake; id and secret in the envelope override them. */
  readonly credentials: Credentials | KeyCredentials | null | 'malformed';
  readonly requestId: string;
  readonly visitor: string;
  readonly idempotencyKey?: string;
  readonly visit: Visit;
}

/** Answers `{object, action, value, data, id, secret, version}`, from HTTP and socket alike. */
export type AnswerEnvelope = (envelope: unknown, sender: Sender) => Promise<Answer>;

export function createAnswerEnvelope(dispatcher: Dispatcher, log: Log): AnswerEnvelope {
  const actions = new Map<string, ActionCall>();
  for (const call of dispatcher.calls) {
    if (call.kind === 'action') actions.set(`${call.object}/${call.action}`, call);
  }

  async function answerOne(envelope: Fields, sender: Sender): Promise<Answer> {
    try {
      const call = findAction(actions, envelope);
      const fields = fieldsOf(call, envelope);
      return await dispatcher.dispatch({ ...sender, call, fields: () => fields });
    } catch (error) {
      return errorAnswer(error, log);
    }
  }

  async function answerBatch(requests: unknown, sender: Sender): Promise<Answer> {
    if (!Array.isArray(requests))
      throw new InvalidParameter('data', 'A batch is a list of requests.');
    if (requests.length > MAX_BATCH)
      throw new InvalidParameter('data', `At most ${MAX_BATCH} requests.`);
    const answers = await Promise.all(
      requests.map(async (request: unknown, index) => {
        const itemSender = {
          ...sender,
          idempotencyKey: sender.idempotencyKey && `${sender.idempotencyKey}#${index}`,
        };
        if (!isFields(request)) return errorAnswer(new InvalidRequest(), log);
        if (isBatch(request))
          return errorAnswer(new InvalidAction('A batch cannot hold a batch.'), log);
        return answerOne(request, itemSender);
      }),
    );
    return { status: 200, body: joinAnswers(answers) };
  }

  return async (envelope, sender) => {
    try {
      if (!isFields(envelope)) throw new InvalidRequest();
      assertVersion(envelope.version);
      const credentials = credentialsOf(envelope) ?? sender.credentials;
      return isBatch(envelope)
        ? await answerBatch(envelope.data, { ...sender, credentials })
        : await answerOne(envelope, { ...sender, credentials });
    } catch (error) {
      return errorAnswer(error, log);
    }
  };
}

function findAction(
  actions: ReadonlyMap<string, ActionCall>,
  { object, action }: Fields,
): ActionCall {
  const name = `${readName('object', object)}/${readName('action', action)}`;
  const call = actions.get(name);
  if (!call) throw new InvalidAction(`Unknown action '${name}'.`);
  return call;
}

/** Values of other types are refused, not converted: an object's own `toString` may throw. */
function readName(field: 'object' | 'action', value: unknown): string {
  if (value === undefined) throw new MissingParameter(field);
  if (typeof value !== 'string') throw new InvalidParameter(field);
  return value.slice(0, MAX_NAME_LENGTH);
}

function fieldsOf(call: ActionCall, { value, data }: Fields): Fields {
  const subject =
    call.value && value !== undefined && value !== null ? { [call.value]: value } : {};
  if (call.data) return { [call.data]: data, ...subject };
  if (data === undefined || data === null) return subject;
  if (!isFields(data)) throw new InvalidParameter('data', 'It must be an object.');
  return { ...data, ...subject };
}

function credentialsOf({ id, secret }: Fields): Credentials | null | 'malformed' {
  if (id === undefined && secret === undefined) return null;
  if (typeof id !== 'string' || typeof secret !== 'string') return 'malformed';
  return id === '' && secret === '' ? null : parseSession(`${id}.${secret}`);
}

function isBatch({ object, action }: Fields): boolean {
  return object === 'requests' && action === 'batch';
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function joinAnswers(answers: readonly Answer[]): Buffer {
  const parts = answers.flatMap(({ body }, index) =>
    index === 0 ? [body] : [Buffer.from(','), body],
  );
  return Buffer.concat([Buffer.from('{"status":"SUCCESS","data":['), ...parts, Buffer.from(']}')]);
}
