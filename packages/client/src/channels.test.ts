import { channels as declared } from '@mes/contract/channels';
import { expect, expectTypeOf, it } from 'vitest';
import { channels } from './channels';

it('browsers name channels as the server does', () => {
  expectTypeOf(channels).toEqualTypeOf<typeof declared>();
  expect(Object.keys(channels)).toEqual(Object.keys(declared));
  expect(channels.match('12')).toEqual(declared.match('12'));
});
