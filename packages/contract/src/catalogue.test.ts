/** Compares the specification's catalogue of calls with the contract. */
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import catalogue from './catalogue.json' with { type: 'json' };
import { type Call, nameOf } from './define';
import { contract } from './index';

interface CatalogueEntry {
  readonly name: string;
  readonly who: string;
}

const calls: readonly Call[] = Object.values(contract).flatMap((feature) => Object.values(feature));

const named: readonly CatalogueEntry[] = [
  ...catalogue.rest.map(({ method, path, who }) => ({ name: `${method} ${path}`, who })),
  ...Object.entries(catalogue.actions).flatMap(([object, actions]) =>
    Object.entries(actions).map(([action, who]) => ({ name: `${object}/${action}`, who })),
  ),
];

const rows = calls.map((call) => ({ name: nameOf(call), call }));

describe('the catalogue', () => {
  it.each(named)('$name is declared once, for $who', ({ name, who }) => {
    const declared = calls.filter((call) => nameOf(call) === name);
    expect(declared.map((call) => call.who)).toEqual([who]);
  });

  it('is not contradicted by a call that is declared twice', () => {
    const names = rows.map(({ name }) => name);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  /** The search is cached by its address like those beside it; stream deck buttons can only open URLs. */
  const PLAIN_ADDRESSES = ['GET /website/search', 'GET /stream/press/{token}/{act}'];

  it('is extended only by object/action calls, files, uploads and what must be a plain address', () => {
    const known = new Set(named.map(({ name }) => name));
    const added = rows.filter(
      ({ name, call }) => call.kind === 'rest' && !call.file && !call.upload && !known.has(name),
    );
    expect(added.map(({ name }) => name)).toEqual(PLAIN_ADDRESSES);
  });
});

describe.each(rows)('$name', ({ call }) => {
  const fields = Object.keys(call.input.shape);

  it('names only input fields in its path, headers, value, data and cache topics', () => {
    const inPath =
      call.kind === 'rest' ? [...placeholders(call.path), ...Object.keys(call.headers ?? {})] : [];
    const inEnvelope =
      call.kind === 'action' ? [call.value, call.data].filter((field) => field !== undefined) : [];
    const topics = [...(call.cache?.until ?? []), ...[call.revision ?? []].flat()];
    const inTopics = topics.flatMap(placeholders);
    expect(fields).toEqual(expect.arrayContaining([...inPath, ...inEnvelope, ...inTopics]));
  });

  it('keeps answers for others only if everyone may read them', () => {
    if (call.cache) expect(call.who).toBe('public');
  });

  it('does not outlive the revision that it carries in a cache', () => {
    const revisions = [call.revision ?? []].flat();
    if (call.cache) expect(call.cache.until).toEqual(expect.arrayContaining(revisions));
  });

  it('counts pages only for a list that can be paged', () => {
    if (!call.paged) return;
    expect(fields).toEqual(expect.arrayContaining(['page', 'size']));
    expect(z.toJSONSchema(call.output)).toMatchObject({ type: 'array' });
  });

  it('says what it does in one sentence without a full stop', () => {
    expect(call.summary).toMatch(/^[A-Z].{5,120}[^.]$/);
  });

  it('is plain JSON that can be described', () => {
    expect(() => z.toJSONSchema(call.input, { io: 'input' })).not.toThrow();
    expect(() => z.toJSONSchema(call.output, { io: 'output' })).not.toThrow();
  });

  it('bounds every number that it takes', () => {
    const parts = partsOf(z.toJSONSchema(call.input, { io: 'input' }));
    const wholeNumbers = parts.filter(({ type }) => type === 'integer');
    for (const { minimum, maximum } of wholeNumbers) {
      expect(minimum).toBeGreaterThan(Number.MIN_SAFE_INTEGER);
      expect(maximum).toBeLessThan(Number.MAX_SAFE_INTEGER);
    }
  });

  it('leaves what a change does not send as it is', () => {
    if (call.kind !== 'rest' || call.method !== 'PATCH') return;
    const description = JSON.stringify(z.toJSONSchema(call.input, { io: 'input' }));
    expect(description).not.toContain('"default":');
  });
});

function placeholders(text: string): string[] {
  return [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
}

/** A schema description and all descriptions inside of it. */
function partsOf(description: unknown): Record<string, unknown>[] {
  if (typeof description !== 'object' || description === null) return [];
  const within = Object.values(description).flatMap(partsOf);
  return Array.isArray(description) ? within : [{ ...description }, ...within];
}
