/** Sends payloads through calls of the contract, and remembers which fields have taken one. */
import type { APIResponse } from '@playwright/test';
import { type SignedIn, signInAsDemo } from '../apps/server/testing/demo-account';
import { findCall } from '../apps/server/testing/text-fields';
import { createTexts, isPayload, MARK } from './xss-payloads';

/** Of every call. */
type Answer = Awaited<ReturnType<APIResponse['json']>>;
type Fill = (text: (max: number) => string) => Record<string, unknown>;

/** A text may be refused for another reason, such as a link in a chat. */
const MOST_TRIES = 8;

export interface XssDesk {
  /** Fields that have taken a payload: `articles.create title`. */
  readonly planted: ReadonlySet<string>;
  /** The same by the marks of the texts. */
  readonly fieldsByMark: ReadonlyMap<string, string>;
  /** What calls refused although a payload could be stored there. */
  readonly refused: ReadonlySet<string>;
  /** Calls until a text is taken; resolves to the answer. Null if none is. */
  plant(name: string, as: string, fill: Fill): Promise<Answer>;
  /** Calls, whatever the answer is. */
  send(
    name: string,
    as: string | null,
    input: Record<string, unknown>,
  ): Promise<{ status: number; body: Answer }>;
  /** Calls with ordinary input. */
  call(name: string, as: string | null, input?: Record<string, unknown>): Promise<Answer>;
}

export function createXssDesk(url: string): XssDesk {
  const planted = new Set<string>();
  const fieldsByMark = new Map<string, string>();
  const refused = new Set<string>();
  const sessions = new Map<string, Promise<SignedIn>>();
  const text = createTexts();
  const session = (name: string) => {
    const known = sessions.get(name) ?? signInAsDemo(url, name);
    sessions.set(name, known);
    return known;
  };

  async function send(name: string, as: string | null, input: Record<string, unknown>) {
    const { path, method, body } = requestOf(name, input);
    const account = as === null ? null : await session(as);
    const response = await fetch(url + path, {
      method,
      headers: {
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...(account ? { authorization: `${account.id}.${account.secret}` } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const answer: Answer = await response.json();
    return { status: response.status, body: answer };
  }

  return {
    planted,
    fieldsByMark,
    refused,
    send,
    async call(name, as, input = {}) {
      const { status, body } = await send(name, as, input);
      if (status !== 200) throw new Error(`${name}: ${status} ${JSON.stringify(body)}`);
      return body.data;
    },
    async plant(name, as, fill) {
      let last = '';
      for (let tried = 0; tried < MOST_TRIES; tried++) {
        const input = fill(text);
        const { status, body } = await send(name, as, input);
        if (status === 200) {
          for (const { path, text: stored } of payloadsIn(input)) {
            planted.add(`${name} ${path}`);
            for (const [mark] of stored.matchAll(MARK)) {
              // An id that was made of a name has its mark, too.
              if (!fieldsByMark.has(mark)) fieldsByMark.set(mark, `${name} ${path}`);
            }
          }
          return body.data;
        }
        last = `${name}: ${status} ${JSON.stringify(body).slice(0, 300)}`;
      }
      refused.add(last);
      return null;
    },
  };
}

/** Where the fields of a call travel. */
function requestOf(name: string, input: Record<string, unknown>) {
  const call = findCall(name);
  if (call.kind === 'action') {
    const { [call.value ?? '']: value, ...rest } = input;
    const { object, action } = call;
    const data = call.data ? input[call.data] : rest;
    return { path: '/api/request', method: 'POST', body: { object, action, value, data } };
  }
  const rest = { ...input };
  const path = call.path.replace(/\{(\w+)\}/g, (_, field: string) => {
    const { [field]: value } = rest;
    delete rest[field];
    return encodeURIComponent(String(value));
  });
  if (call.method !== 'GET') return { path: `/api${path}`, method: call.method, body: rest };
  const query = new URLSearchParams(
    Object.entries(rest).map(([field, value]): [string, string] => [field, String(value)]),
  );
  return { path: `/api${path}?${query}`, method: call.method, body: null };
}

interface Payload {
  /** `tags[]` */
  readonly path: string;
  readonly text: string;
}

function payloadsIn(value: unknown, path = ''): Payload[] {
  if (Array.isArray(value)) return value.flatMap((each) => payloadsIn(each, `${path}[]`));
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([name, each]) =>
      payloadsIn(each, path === '' ? name : `${path}.${name}`),
    );
  }
  return typeof value === 'string' && isPayload(value) ? [{ path, text: value }] : [];
}
