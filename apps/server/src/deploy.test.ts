/** The files in deploy/ and the README fit the server. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { validate } from 'dockerfile-utils';
import { expect, it } from 'vitest';
import { root } from '../testing/settings';
import { ENVIRONMENT_VARIABLES } from './platform/config';

const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** Of PostgreSQL in its container, of the allocator of glibc and of Node.js. */
const FOREIGN = /^(POSTGRES_\w+|MALLOC_\w+|NODE_OPTIONS)$/;

it('is a Dockerfile without complaints of the linter, that runs as an unprivileged user', () => {
  const dockerfile = read('deploy/Dockerfile');
  expect(validate(dockerfile).map(({ message }) => message)).toEqual([]);
  expect(dockerfile).toMatch(/^USER node$/m);
});

it.each([
  ['deploy/Dockerfile', /(?<=^(?:ENV)? +)[A-Z\d_]+(?==)/gm],
  ['deploy/compose.yaml', /(?<=^ {4,6})[A-Z\d_]+(?=: )|(?<=\$\{)[A-Z\d_]+/gm],
  ['deploy/.env.example', /^[A-Z\d_]+(?==)/gm],
  ['deploy/mes@.service', /(?<=^Environment=)[A-Z\d_]+/gm],
])('%s names only variables that exist', (file, pattern) => {
  const names = read(file).match(pattern) ?? [];
  expect(names.length).toBeGreaterThan(3);
  expect(
    names.filter((name) => !ENVIRONMENT_VARIABLES.includes(name) && !FOREIGN.test(name)),
  ).toEqual([]);
});

it('lets compose take from .env whatever is secret', () => {
  const compose = read('deploy/compose.yaml');
  const wanted = compose.match(/(?<=\$\{)[A-Z\d_]+/g) ?? [];
  for (const name of wanted) expect(read('deploy/.env.example')).toContain(`\n${name}=`);
  expect(compose).not.toMatch(/(PASSWORD|SECRET|TOKEN|KEY): (?!\$\{)/);
  expect(compose.match(/(?<=image: ).*/g)).not.toContainEqual(expect.stringMatching(/:latest$/));
  expect(read('deploy/.env.example')).not.toMatch(/(PASSWORD|SECRET|TOKEN|KEY)=./);
});

it('explains every variable in the README or in the guide for operators', () => {
  const documents = read('README.md') + read('docs/operations.md');
  expect(ENVIRONMENT_VARIABLES.filter((name) => !documents.includes(`\`${name}`))).toEqual([]);
});
