import fc from 'fast-check';

const MOST_VALUES = 200;

/**
 * Values that answers contained, by the name of their field. Random inputs that are filled in with
 * them speak of what exists: real ids, names and revisions.
 */
export class KnownValues {
  readonly #byName = new Map<string, (string | number)[]>();

  collect(answer: unknown, name = ''): void {
    if (Array.isArray(answer)) for (const item of answer) this.collect(item, name);
    else if (typeof answer === 'object' && answer !== null) {
      for (const [key, value] of Object.entries(answer)) this.collect(value, key);
    } else if (isReference(answer)) this.#add(name, answer);
  }

  /** Replaces about half of the texts and all revisions. */
  fillIn(input: object, seed: number): Record<string, unknown> {
    const random = fc.sample(fc.integer({ min: 0, max: 0x7fff_ffff }), { seed, numRuns: 40 });
    let used = 0;
    const next = () => random[used++ % random.length]!;
    const fill = (value: unknown, name: string): unknown => {
      if (Array.isArray(value)) return value.map((item) => fill(item, name));
      if (typeof value === 'object' && value !== null) {
        return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, fill(one, key)]));
      }
      if (typeof value === 'number') return name === 'revision' ? this.#pick(name, next()) : value;
      if (typeof value !== 'string' || next() % 2) return value;
      return this.#pick(next() % 2 ? name : 'id', next()) ?? value;
    };
    return fill(input, '') as Record<string, unknown>;
  }

  #add(name: string, value: string | number): void {
    const values = this.#byName.get(name) ?? [];
    this.#byName.set(name, values);
    // The oldest go, so that what was created on the way is tried too.
    if (values.push(value) > MOST_VALUES) values.shift();
  }

  #pick(name: string, random: number): string | number | undefined {
    const values = this.#byName.get(name) ?? [];
    return values[random % values.length];
  }
}

function isReference(value: unknown): value is string | number {
  return typeof value === 'number' || (typeof value === 'string' && value.length <= 60);
}
