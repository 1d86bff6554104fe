import SwaggerParser from '@apidevtools/swagger-parser';
import { Parser } from '@asyncapi/parser';
import { contract } from '@mes/contract';
import { channelDeclarations } from '@mes/contract/channels';
import type { Call } from '@mes/contract/define';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { audiences } from '../../features/features';
import { describeAudiences } from '../gateway/audiences';
import { describeSockets } from './asyncapi';
import { describeApi } from './openapi';
import { ComponentSchemas } from './schemas';

const calls: Call[] = Object.values(contract).flatMap((feature) => Object.values(feature));
/** Once for all tests: describing every call takes a second. */
let openApiText = '';
const openApi = () => {
  openApiText ||= JSON.stringify(describeApi(calls, 'Test'));
  return openApiText;
};

it('openapi.json is valid to an independent parser', async () => {
  const { paths } = await SwaggerParser.validate(JSON.parse(openApi()));
  expect(Object.keys(paths ?? {}).length).toBeGreaterThan(50);
});

it('openapi.json names the scheme of API keys and the scope of every call', () => {
  const { components, paths, 'x-actions': actions } = JSON.parse(openApi());
  expect(components.securitySchemes.apiKey).toMatchObject({ type: 'http', scheme: 'bearer' });
  const described = [...Object.values(paths).flatMap((path) => Object.values(path as object))];
  for (const call of [...described, ...Object.values(actions)])
    expect(call).toHaveProperty(['x-scope']);
  expect(paths['/players/me'].get).toMatchObject({
    'x-scope': 'profile',
    security: [{ account: [] }, { apiKey: ['profile'] }],
  });
  expect(actions['player/create_api_key']).toMatchObject({
    'x-scope': null,
    security: [{ account: [] }],
  });
});

it.each([
  { broken: 'a reference', from: '#/components/schemas/Json', to: '#/$defs/__schema0' },
  { broken: 'a parameter', from: '"in":"path"', to: '"in":"nowhere"' },
])('the parser rejects a document with $broken broken', async ({ from, to }) => {
  const document = openApi().replace(from, to);
  await expect(SwaggerParser.validate(JSON.parse(document))).rejects.toThrow();
});

describe('asyncapi.json', () => {
  const asyncApi = () => JSON.stringify(describeSockets(describeAudiences(audiences), 'Test'));
  const errorsIn = async (text: string) => {
    const { diagnostics } = await new Parser().parse(text);
    return diagnostics.filter(({ severity }) => severity === 0).map(({ message }) => message);
  };

  it('is valid to an independent parser, and contains every channel', async () => {
    const { document, diagnostics } = await new Parser().parse(asyncApi());
    expect(diagnostics.filter(({ severity }) => severity === 0)).toEqual([]);
    const keys = document
      ?.channels()
      .all()
      .map((channel) => channel.id());
    expect(keys).toEqual(expect.arrayContaining(Object.keys(channelDeclarations)));
  });

  it.each([
    { broken: 'nothing', from: '', to: '' },
    { broken: 'a reference', from: '#/channels/queue"', to: '#/channels/nowhere"' },
    { broken: 'an action', from: '"action":"send"', to: '"action":"shout"' },
  ])('finds $broken broken in a document of one channel', async ({ broken, from, to }) => {
    const errors = await errorsIn(queueAlone().replace(from, to));
    expect(errors.length > 0).toBe(broken !== 'nothing');
  });

  /** The parser takes seconds for all channels and their schemas. */
  function queueAlone(): string {
    const { channels, operations, components: _, ...document } = JSON.parse(asyncApi());
    return JSON.stringify({
      ...document,
      channels: { queue: channels.queue },
      operations: { 'queue.send': operations['queue.send'] },
    });
  }

  it('says who may subscribe', () => {
    const { channels } = JSON.parse(asyncApi());
    expect(channels.account['x-audience']).toBe('login: the account itself');
    expect(channels.match['x-audience']).toBe('public');
  });
});

it('a recursive schema appears once among the components', () => {
  const text = openApi();
  expect(text).not.toContain('$defs');
  expect(text).toContain('#/components/schemas/Json');
});

it('a name with two shapes gets two components', () => {
  const schemas = new ComponentSchemas();
  const named = z.object({ size: z.int().default(1) }).meta({ id: 'Sized' });
  const list = z.array(named);
  expect(schemas.describe(list, 'output')).toEqual({
    type: 'array',
    items: { $ref: '#/components/schemas/Sized' },
  });
  expect(schemas.describe(list, 'output')).toMatchObject({
    items: { $ref: '#/components/schemas/Sized' },
  });
  expect(schemas.describe(list, 'input')).toMatchObject({
    items: { $ref: '#/components/schemas/SizedInput' },
  });
  expect(Object.keys(schemas.all)).toEqual(['Sized', 'SizedInput']);
});
