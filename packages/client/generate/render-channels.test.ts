import { readFileSync } from 'node:fs';
import { channels as declared } from '@mes/contract/channels';
import { expect, expectTypeOf, it } from 'vitest';
import { channels } from '../src/channels';
import { renderChannels } from './render-channels';

it('the table of channels is up to date (npm run generate)', () => {
  const file = new URL('../src/generated/channels.ts', import.meta.url);
  expect(readFileSync(file, 'utf8')).toBe(renderChannels());
});

it('browsers name channels as the server does', () => {
  expectTypeOf(channels).toEqualTypeOf<typeof declared>();
  expect(channels.match('12')).toEqual(declared.match('12'));
  expect(channels.stream()).toEqual(declared.stream());
});
