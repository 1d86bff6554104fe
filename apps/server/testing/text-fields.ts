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
  readonly allOf?: readonly JsonSchema[];
  readonly prefixItems?: readonly JsonSchema[];
  readonly additionalProperties?: JsonSchema | boolean;
  readonly propertyNames?: JsonSchema;
  readonly pattern?: string;
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, JsonSchema>>;
}

/** A pattern that lets one of them through restricts nothing that matters. */
const HOSTILE = [
  '<b class=xss>',
  '"xss=1',
  "'xss=1",
  'javascript:xss',
  'https://x.invalid/"<b xss>',
];

/**
 * `articles.create tags[]`: every text of every call that writes, also in records and in values of any
 * kind, unless a pattern refuses everything hostile.
 */
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
  return Boolean(call.cache || call.paged || call.limit === READ_LIMIT);
}

function fieldsOf(call: Call): string[] {
  const json = z.toJSONSchema(call.input, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
  return [...new Set(textsIn(json, { path: '', defs: json.$defs ?? {}, seen: [] }))];
}

interface Place {
  readonly path: string;
  readonly defs: Readonly<Record<string, JsonSchema>>;
  /** References on the way here: a value of JSON holds others. */
  readonly seen: readonly string[];
}

function textsIn(schema: JsonSchema, place: Place): string[] {
  const { path, defs, seen } = place;
  const within = (part: string) => ({ ...place, path: `${path}${part}` });
  const named = (name: string) => ({ ...place, path: path === '' ? name : `${path}.${name}` });
  if (schema.$ref !== undefined) {
    const found = defs[schema.$ref.replace('#/$defs/', '')];
    if (!found || seen.includes(schema.$ref)) return [];
    return textsIn(found, { ...place, seen: [...seen, schema.$ref] });
  }
  const { properties, items, prefixItems, additionalProperties, propertyNames } = schema;
  return [
    ...(isText(schema) ? [path] : []),
    ...Object.entries(properties ?? {}).flatMap(([name, each]) => textsIn(each, named(name))),
    ...[...(items ? [items] : []), ...(prefixItems ?? [])].flatMap((each) =>
      textsIn(each, within('[]')),
    ),
    ...(typeof additionalProperties === 'object' ? textsIn(additionalProperties, named('*')) : []),
    ...(propertyNames ? textsIn(propertyNames, named('*')) : []),
    ...[...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])].flatMap((each) =>
      textsIn(each, place),
    ),
  ];
}

function isText({ type, pattern, enum: values, const: value, ...rest }: JsonSchema): boolean {
  if (values || value !== undefined) return false;
  // Without any rule it takes everything, texts too.
  const isAny = type === undefined && !Object.keys(rest).some((key) => key !== 'description');
  if (type !== 'string' && !isAny) return false;
  return pattern === undefined || HOSTILE.some((text) => new RegExp(pattern, 'u').test(text));
}
