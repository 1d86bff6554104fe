/** The `site` object of the terminal: which calls it has, and what they take. */
import { contract } from '@mes/contract';
import { type Call, nameOf } from '@mes/contract/define';
import type { CallDescription } from '@mes/contract/terminal';
import { z } from 'zod';
import type { SandboxSettings } from '../../../platform/sandbox/messages';
import { texts } from '../texts';

type Field = CallDescription['fields'][number];

/** The call of a name such as `teams.info`; undefined if a command cannot make it. */
export function findCall(name: string): Call | undefined {
  const call = allCalls().get(name);
  return call && refusalOf(call) === null ? call : undefined;
}

/** Without those that a command cannot make. Worked out once: 500 schemas take a tenth of a second. */
export function describeSite(): CallDescription[] {
  described ??= [...allCalls()]
    .filter(([, call]) => refusalOf(call) === null)
    .map(([name, call]) => describeCall(name, call));
  return described;
}

let described: CallDescription[] | null = null;

export function sandboxSettings(): SandboxSettings {
  const calls = describeSite();
  const refused = [...allCalls()].flatMap(([name, call]) => {
    const reason = refusalOf(call);
    return reason === null ? [] : [[name, reason] as const];
  });
  return {
    names: calls.map(({ name }) => name),
    refused: Object.fromEntries(refused),
    help: calls.map(({ name, fields, who, summary }) => ({
      call: `site.${name}`,
      input: fields.map(fieldText).join(', '),
      who,
      summary,
    })),
  };
}

function fieldText({ name, type, required }: Field): string {
  return `${name}${required ? '' : '?'}: ${type}`;
}

function allCalls(): ReadonlyMap<string, Call> {
  callsByName ??= new Map(
    Object.entries(contract).flatMap(([feature, calls]) =>
      Object.entries(calls as Readonly<Record<string, Call>>)
        .filter(([, call]) => !call.transport)
        .map(([name, call]) => [`${feature}.${name}`, call] as const),
    ),
  );
  return callsByName;
}

let callsByName: ReadonlyMap<string, Call> | null = null;

/** Why a command cannot make the call, or null. */
function refusalOf(call: Call): string | null {
  if (call === contract.terminal.eval) return texts.noCommandInCommand;
  if (call.kind !== 'rest') return null;
  if (call.upload) return texts.noUpload;
  return call.file?.binary ? texts.noDownload : null;
}

function describeCall(name: string, call: Call): CallDescription {
  return {
    name,
    sentAs: nameOf(call),
    summary: call.summary,
    who: call.who,
    paged: call.paged === true,
    fields: fieldsOf(call),
  };
}

interface JsonSchema {
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
}

function fieldsOf(call: Call): Field[] {
  const schema = z.toJSONSchema(call.input, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
  return Object.entries(schema.properties ?? {}).map(([name, field]) => ({
    name,
    type: shorten(typeText(field)),
    required: schema.required?.includes(name) ?? false,
    description: field.description ?? null,
    values: valuesOf(field).filter((value) => typeof value === 'string'),
  }));
}

/** A field may be one of 250 countries. */
const LONGEST_TYPE = 160;

function shorten(type: string): string {
  return type.length > LONGEST_TYPE ? `${type.slice(0, LONGEST_TYPE)} …` : type;
}

function typeText(schema: JsonSchema): string {
  const values = valuesOf(schema);
  if (values.length > 0) return values.map((value) => JSON.stringify(value)).join(' | ');
  const choices = choicesOf(schema);
  if (choices.length > 0) return [...new Set(choices.map(typeText))].join(' | ');
  if (schema.type === 'array') return listText(schema.items ?? {});
  if (schema.properties) return objectText(schema);
  if (schema.type === 'integer') return 'number';
  return typeof schema.type === 'string' ? schema.type : 'any';
}

function listText(items: JsonSchema): string {
  const text = typeText(items);
  return text.includes(' ') ? `(${text})[]` : `${text}[]`;
}

function objectText({ properties = {}, required = [] }: JsonSchema): string {
  const fields = Object.entries(properties).map(
    ([name, field]) => `${name}${required.includes(name) ? '' : '?'}: ${typeText(field)}`,
  );
  return `{ ${fields.join(', ')} }`;
}

/** The possible values of an enumeration. */
function valuesOf(schema: JsonSchema): readonly unknown[] {
  if (schema.enum) return schema.enum;
  if (schema.const !== undefined) return [schema.const];
  const choices = choicesOf(schema);
  const all = choices.map(valuesOf);
  return all.every((values) => values.length > 0) ? all.flat() : [];
}

function choicesOf({ anyOf = [], oneOf = [] }: JsonSchema): readonly JsonSchema[] {
  return [...anyOf, ...oneOf];
}
