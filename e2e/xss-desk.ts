/** Sends payloads through calls of the contract, and remembers which fields have taken one. */
import type { APIResponse } from '@playwright/test';
import { type SignedIn, signInAsDemo } from '../apps/server/testing/demo-account';
import { findCall } from '../apps/server/testing/text-fields';
import { createTexts, isPayload } from './xss-payloads';

/** Of every call. */
type Answer = Awaited<ReturnType<APIResponse['json']>>;
type Fill = (text: (max: number) => string) => Record<string, unknown>;

/** A text may be refused for another reason, such as a link in a chat. */
const MOST_TRIES = 8;

export interface XssDesk {
  /** Fields that have taken a payload: `articles.create title`. */
  readonly planted: ReadonlySet<string>;
  /** What calls refused although a payload could be stored there. */
  readonly refused: ReadonlySet<string>;
  /** Calls until a text is taken; resolves to the answer. Null if none is. */
  plant(name: string, as: string, fill: Fill): Promise<Answer>;
  /** Calls with ordinary input. */
  call(name: string, as: string | null, input?: Record<string, unknown>): Promise<Answer>;
}

export function createXssDesk(url: string): XssDesk {
  const planted = new Set<string>();
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
    refused,
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
          for (const field of payloadFields(input)) planted.add(`${name} ${field}`);
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

function payloadFields(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((each) => payloadFields(each, `${path}[]`));
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([name, each]) =>
      payloadFields(each, path === '' ? name : `${path}.${name}`),
    );
  }
  return isPayload(value) ? [path] : [];
}
