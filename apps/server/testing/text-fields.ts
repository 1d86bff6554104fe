/** Lists the free texts that calls of the contract take, from their schemas. */
import { contract } from '@mes/contract';
import type { Call } from '@mes/contract/define';
import { READ_LIMIT } from '@mes/contract/limits';
import { z } from 'zod';

interface JsonSchema {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly items?: JsonSchema;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly pattern?: string;
}

/** `articles.create tags[]`: every text of every call that writes, unless a pattern restricts it. */
export function listTextFields(): string[] {
  return Object.entries(contract).flatMap(([feature, calls]) =>
    Object.entries(calls as Readonly<Record<string, Call>>)
      .filter(([, call]) => !call.transport && !isRead(call))
      .flatMap(([name, call]) => fieldsOf(call).map((field) => `${feature}.${name} ${field}`)),
  );
}

export function findCall(name: string): Call {
  const [feature = '', action = ''] = name.split('.');
  const calls = contract as unknown as Readonly<Record<string, Readonly<Record<string, Call>>>>;
  const call = calls[feature]?.[action];
  if (!call) throw new Error(`There is no call ${name}.`);
  return call;
}

/** What a read is given is not stored. */
function isRead(call: Call): boolean {
  if (call.kind === 'rest' && call.method === 'GET') return true;
  if (call.cache || call.paged || call.limit === READ_LIMIT) return true;
  return call.kind === 'action' && call.who === 'public';
}

function fieldsOf(call: Call): string[] {
  const json = z.toJSONSchema(call.input, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
  return [...new Set(textsIn(json, ''))];
}

function textsIn(schema: JsonSchema, path: string): string[] {
  const isText =
    schema.type === 'string' && !schema.enum && schema.const === undefined && !schema.pattern;
  return [
    ...(isText ? [path] : []),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, each]) =>
      textsIn(each, path === '' ? name : `${path}.${name}`),
    ),
    ...(schema.items ? textsIn(schema.items, `${path}[]`) : []),
    ...[...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].flatMap((each) => textsIn(each, path)),
  ];
}
