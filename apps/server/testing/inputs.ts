/** Generates inputs for a call from its schema: valid, nearly valid and random ones. */
import type { Json } from '@mes/contract/scalars';
import fc, { type Arbitrary } from 'fast-check';
import { z } from 'zod';

interface JsonSchema {
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
}

/** Values that often reveal bugs. */
const NASTY: readonly unknown[] = [
  '',
  ' ',
  '\u0000',
  '__proto__',
  'constructor',
  "'; DROP TABLE players; --",
  '%',
  '../../etc/passwd',
  '\ud800',
  '\u202e\u200b',
  '💥'.repeat(50),
  -1,
  0,
  1.5,
  Number.MAX_SAFE_INTEGER,
  true,
  null,
  [],
  {},
  [[[[]]]],
  { toString: 1 },
];

export function inputsFor(schema: z.ZodObject): Arbitrary<object> {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
  const valid = arbitraryOf(json) as Arbitrary<Record<string, unknown>>;
  const names = Object.keys(json.properties ?? {});
  const nearlyValid =
    names.length === 0
      ? valid
      : fc
          .tuple(valid, fc.constantFrom(...names), fc.constantFrom(...NASTY))
          .map(([input, name, value]) => ({ ...input, [name]: value }));
  const nonsense = fc.dictionary(fc.constantFrom(...names, 'other'), fc.jsonValue({ maxDepth: 2 }));
  return fc.oneof(
    { weight: 4, arbitrary: valid },
    { weight: 4, arbitrary: nearlyValid },
    { weight: 1, arbitrary: nonsense },
  );
}

function arbitraryOf(schema: JsonSchema): Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const alternatives = schema.anyOf ?? schema.oneOf;
  if (alternatives) return fc.oneof(...alternatives.map(arbitraryOf));
  const generate = GENERATORS[String(schema.type)];
  return generate ? generate(schema) : fc.jsonValue({ maxDepth: 2 });
}

const GENERATORS: Record<string, (schema: JsonSchema) => Arbitrary<unknown>> = {
  object: objectOf,
  array: ({ items = {}, minItems = 0, maxItems = 3 }) =>
    fc.array(arbitraryOf(items), {
      minLength: minItems,
      maxLength: Math.max(minItems, Math.min(maxItems, 3)),
    }),
  integer: ({ minimum = 0, maximum = 100 }) => fc.integer({ min: minimum, max: maximum }),
  number: ({ minimum = 0, maximum = 100 }) =>
    fc.double({ min: minimum, max: maximum, noNaN: true }),
  boolean: () => fc.boolean(),
  null: () => fc.constant(null),
  string: textOf,
};

function objectOf({ properties = {}, required = [] }: JsonSchema): Arbitrary<unknown> {
  const model = Object.fromEntries(
    Object.entries(properties).map(([name, each]) => [name, arbitraryOf(each)]),
  );
  return fc.record(model, { requiredKeys: required.filter((name) => name in model) });
}

function textOf({ pattern, minLength = 0, maxLength = 30 }: JsonSchema): Arbitrary<unknown> {
  if (pattern) return matchingText(pattern);
  return fc.string({ minLength, maxLength: Math.max(minLength, Math.min(maxLength, 40)) });
}

/** Building one from a pattern takes up to 50 ms, and hundreds of fields share a few patterns. */
const generatorsByPattern = new Map<string, Arbitrary<string>>();

function matchingText(pattern: string): Arbitrary<string> {
  const known = generatorsByPattern.get(pattern);
  if (known) return known;
  const generator = generatorFor(pattern);
  generatorsByPattern.set(pattern, generator);
  return generator;
}

function generatorFor(pattern: string): Arbitrary<string> {
  // The generator may not support the flags and groups of a pattern: then use any text.
  try {
    return fc.stringMatching(new RegExp(pattern), { maxLength: 60 });
  } catch {
    return fc.string({ maxLength: 40 });
  }
}

/** A valid value of the schema, always the same. */
export function sampleOf(schema: z.ZodType): Json {
  const json = z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }) as JsonSchema;
  const [sample] = fc.sample(arbitraryOf(json).filter(fits), { seed: 1, numRuns: 1 });
  return JSON.parse(JSON.stringify(sample)) as Json;

  /** JSON Schema does not contain all rules. */
  function fits(value: unknown): boolean {
    return schema.safeParse(JSON.parse(JSON.stringify(value))).success;
  }
}
