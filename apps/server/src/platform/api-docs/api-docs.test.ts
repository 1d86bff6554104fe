import SwaggerParser from '@apidevtools/swagger-parser';
import { contract } from '@mes/contract';
import type { Call } from '@mes/contract/define';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { describeApi } from './openapi';
import { ComponentSchemas } from './schemas';

const calls: Call[] = Object.values(contract).flatMap((feature) => Object.values(feature));
const openApi = () => JSON.stringify(describeApi(calls, 'Test'));

it('openapi.json is valid to a foreign tool', async () => {
  const { paths } = await SwaggerParser.validate(JSON.parse(openApi()));
  expect(Object.keys(paths ?? {}).length).toBeGreaterThan(50);
});

it.each([
  { broken: 'a reference', from: '#/components/schemas/Json', to: '#/$defs/__schema0' },
  { broken: 'a parameter', from: '"in":"path"', to: '"in":"nowhere"' },
])('the tool rejects a document with $broken broken', async ({ from, to }) => {
  const document = openApi().replace(from, to);
  await expect(SwaggerParser.validate(JSON.parse(document))).rejects.toThrow();
});

it('a recursive schema stands once among the components', () => {
  const text = openApi();
  expect(text).not.toContain('$defs');
  expect(text).toContain('#/components/schemas/Json');
});

it('a name that means two shapes gets two components', () => {
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
