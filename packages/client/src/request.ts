/** Builds the request of a call from its input: path, query and body, or the envelope. */
import { API_VERSION } from '@mes/contract/constants';
import { MissingParameter } from '@mes/contract/errors';
import type { ActionRow, RestRow } from './call-table';
import type { Account } from './identity';

export type CallInput = Readonly<Record<string, unknown>>;

export interface RestRequest {
  readonly method: string;
  /** Under /api, with its query. */
  readonly path: string;
  readonly body?: string;
  /** The response is a file, not JSON. */
  readonly file?: boolean;
}

/** An object/action call without its account; also the shape of the items of a batch. */
export interface ActionRequest {
  readonly object: string;
  readonly action: string;
  readonly value?: unknown;
  readonly data?: unknown;
}

export function buildRestRequest({ method, path, file }: RestRow, input: CallInput): RestRequest {
  const remaining = new Map(Object.entries(input));
  const filledPath = path.replace(/\{(\w+)\}/g, (_, field: string) => {
    const value = remaining.get(field);
    remaining.delete(field);
    return encodePathSegment(field, value);
  });
  if (method === 'POST' || method === 'PATCH') {
    return { method, path: filledPath, body: JSON.stringify(Object.fromEntries(remaining)) };
  }
  const query = new URLSearchParams();
  for (const [field, value] of remaining) {
    if (value !== undefined && value !== null) query.append(field, toText(value));
  }
  const queryText = query.toString();
  return {
    method,
    path: queryText === '' ? filledPath : `${filledPath}?${queryText}`,
    ...(file ? { file } : {}),
  };
}

export function buildActionRequest(
  { object, action, value, data }: ActionRow,
  input: CallInput,
): ActionRequest {
  const { [value ?? '']: valueField, ...otherFields } = input;
  return { object, action, value: valueField, data: data ? otherFields[data] : otherFields };
}

export interface Envelope extends ActionRequest {
  readonly id?: string;
  readonly secret?: string;
  readonly version: number;
}

export function buildEnvelope(request: ActionRequest, account: Account | null): Envelope {
  const { id, secret } = account ?? {};
  const credentials = secret === undefined ? {} : { id, secret };
  return { ...request, ...credentials, version: API_VERSION };
}

/**
 * An empty segment would lead to another path. So would `.` and `..` in any encoding, because addresses
 * are normalized: a space after them prevents that, and the server trims its input.
 */
function encodePathSegment(field: string, value: unknown): string {
  if (value === undefined || value === null || value === '') throw new MissingParameter(field);
  const text = toText(value);
  return encodeURIComponent(text === '.' || text === '..' ? `${text} ` : text);
}

/** Lists are comma-separated, as the server parses them in query and path. */
function toText(value: unknown): string {
  if (Array.isArray(value)) return value.map(toText).join(',');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
