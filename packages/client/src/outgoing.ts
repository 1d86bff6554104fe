/** From a call and its input to what is sent: path, query and body, or the envelope. */
import { API_VERSION } from '@mes/contract/constants';
import { InvalidParameter, MissingParameter } from '@mes/contract/errors';
import type { Account } from './identity';
import type { ActionRow, RestRow } from './table';

export type Input = Readonly<Record<string, unknown>>;

export interface RestRequest {
  readonly method: string;
  /** Under /api, with its query. */
  readonly path: string;
  readonly body?: string;
  /** The answer is the bare text of a file. */
  readonly file?: boolean;
}

/** An object/action call without its sender: also the form of a batch's items. */
export interface ActionRequest {
  readonly object: string;
  readonly action: string;
  readonly value?: unknown;
  readonly data?: unknown;
}

/** A call is POST or PATCH when it has a body; the contract's method decides. */
export function restRequest({ method, path, file }: RestRow, input: Input): RestRequest {
  const left = new Map(Object.entries(input));
  const filled = path.replace(/\{(\w+)\}/g, (_, field: string) => {
    const value = left.get(field);
    left.delete(field);
    return pathSegment(field, value);
  });
  if (method === 'POST' || method === 'PATCH') {
    return { method, path: filled, body: JSON.stringify(Object.fromEntries(left)) };
  }
  const query = new URLSearchParams();
  for (const [field, value] of left) {
    if (value !== undefined && value !== null) query.append(field, textOf(value));
  }
  const text = query.toString();
  return { method, path: text === '' ? filled : `${filled}?${text}`, ...(file ? { file } : {}) };
}

export function actionRequest(
  { object, action, value, data }: ActionRow,
  input: Input,
): ActionRequest {
  const { [value ?? '']: subject, ...others } = input;
  return { object, action, value: subject, data: data ? others[data] : others };
}

export interface Envelope extends ActionRequest {
  readonly id?: string;
  readonly secret?: string;
  readonly version: number;
}

export function envelopeOf(request: ActionRequest, account: Account | null): Envelope {
  const { id, secret } = account ?? {};
  const sender = secret === undefined ? {} : { id, secret };
  return { ...request, ...sender, version: API_VERSION };
}

/** An empty segment, or one that addresses fold away, would reach another call. */
function pathSegment(field: string, value: unknown): string {
  if (value === undefined || value === null || value === '') throw new MissingParameter(field);
  const text = textOf(value);
  if (text === '.' || text === '..') throw new InvalidParameter(field);
  return encodeURIComponent(text);
}

/** Lists are separated by commas, as the server reads them from query and path. */
function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join(',');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
