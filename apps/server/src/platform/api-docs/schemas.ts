/** Converts Zod schemas to JSON Schema. Named and recursive schemas appear once, under `components`. */
import { z } from 'zod';

export type JsonSchemaObject = Record<string, unknown>;
export type Direction = 'input' | 'output';

const DEFINITION = '#/$defs/';
const COMPONENT = '#/components/schemas/';
/** Not recursive in the document: some type generators fail on a type that contains itself. */
const ANY_VALUE: Readonly<Record<string, JsonSchemaObject>> = {
  Json: { description: 'Any JSON value' },
};

export class ComponentSchemas {
  readonly #components = new Map<string, string>();

  /** The schema for use anywhere in the document; its references point to `all`. */
  describe(schema: z.ZodType, direction: Direction): JsonSchemaObject {
    const { $schema: _, $defs = {}, ...body } = z.toJSONSchema(schema, { io: direction });
    const definitions = Object.entries($defs).map(
      ([name, definition]) => [name, ANY_VALUE[name] ?? definition] as const,
    );
    const names = new Map(
      definitions.map(([name, definition]) => [
        name,
        this.#freeName(name, { definition, direction }),
      ]),
    );
    for (const [name, definition] of definitions) {
      this.#components.set(names.get(name)!, JSON.stringify(withReferences(definition, names)));
    }
    return withReferences(body, names) as JsonSchemaObject;
  }

  get all(): Record<string, JsonSchemaObject> {
    const entries = [...this.#components].sort(([a], [b]) => (a < b ? -1 : 1));
    return Object.fromEntries(
      entries.map(([name, json]) => [name, JSON.parse(json) as JsonSchemaObject]),
    );
  }

  /** One name may have two shapes: a default makes a field optional as input, but not as output. */
  #freeName(
    name: string,
    { definition, direction }: { definition: unknown; direction: Direction },
  ): string {
    const plain = name.startsWith('__') ? 'Recursive' : name;
    const candidates = [plain, `${plain}${direction === 'input' ? 'Input' : 'Output'}`];
    for (let count = 2; ; count++) {
      for (const candidate of candidates) {
        const known = this.#components.get(candidate);
        const own = JSON.stringify(withReferences(definition, new Map([[name, candidate]])));
        if (known === undefined || known === own) return candidate;
      }
      candidates.splice(0, 2, `${plain}${count}`);
    }
  }
}

function withReferences(value: unknown, names: ReadonlyMap<string, string>): unknown {
  if (Array.isArray(value)) return value.map((item) => withReferences(item, names));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key === '$ref' && typeof inner === 'string' && inner.startsWith(DEFINITION)
        ? `${COMPONENT}${names.get(inner.slice(DEFINITION.length)) ?? inner}`
        : withReferences(inner, names),
    ]),
  );
}
