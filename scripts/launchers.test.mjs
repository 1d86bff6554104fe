import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './root.mjs';

const FLAGS = ['--max-semi-space-size=4', '--memory-reducer-single-gc'];
const read = (file) => readFileSync(join(root, file), 'utf8');

it.each([
  { what: 'npm start', commands: [JSON.parse(read('package.json')).scripts.start] },
  {
    what: 'the systemd unit',
    commands: linesWith(read('deploy/mes@.service'), /^(Exec|.*OPTIONS)/),
  },
  { what: 'the Docker image', commands: linesWith(read('deploy/Dockerfile'), /^(CMD|.*OPTIONS)/) },
  { what: 'the benches', commands: linesWith(read('bench/processes.ts'), /OPTIONS|FLAGS = /) },
])('$what starts the server with the flags of an installation', ({ commands }) => {
  const flags = commands.join(' ').match(/--[a-z-]+(=\d+)?/g);
  expect([...new Set(flags)].toSorted()).toEqual(FLAGS);
});

it('the running server sets no flag that V8 keeps state about', () => {
  const set = [...read('apps/server/src/main.ts').matchAll(/setFlagsFromString\('(--[a-z-]+)/g)];
  expect(set.map(([, flag]) => flag)).toEqual(['--heap-growing-percent']);
});

function linesWith(text, pattern) {
  return text.split('\n').filter((line) => pattern.test(line.trim()));
}
