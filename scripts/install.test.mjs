import { describe, expect, it } from 'vitest';
import { isSameOrForAnotherPlatform } from './install.mjs';

const LOCK = {
  '': { name: 'mes' },
  'node_modules/tool': { version: '1.0.0', optionalDependencies: { 'tool-mac': '1.0.0' } },
  'node_modules/tool-linux': { version: '1.0.0', optional: true, os: ['linux'] },
};
const MAC = { version: '1.0.0', optional: true, os: ['darwin'] };
const { 'node_modules/tool-linux': _linux, ...withoutLinux } = LOCK;

describe('a lock file after the installation', () => {
  it.each([
    { what: 'the same', packages: LOCK, fits: true },
    { what: 'one platform more', packages: { ...LOCK, 'node_modules/tool-mac': MAC }, fits: true },
    {
      what: 'a package more',
      packages: { ...LOCK, 'node_modules/new': { version: '1.0.0' } },
      fits: false,
    },
    {
      what: 'another version',
      packages: {
        ...LOCK,
        'node_modules/tool': { ...LOCK['node_modules/tool'], version: '1.1.0' },
      },
      fits: false,
    },
    { what: 'a platform less', packages: withoutLinux, fits: false },
  ])('with $what fits: $fits', ({ packages, fits }) => {
    const [before, after] = [LOCK, packages].map((each) => JSON.stringify({ packages: each }));
    expect(isSameOrForAnotherPlatform(before, after)).toBe(fits);
  });
});
