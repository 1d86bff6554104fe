import { expect, test } from 'vitest';
import { matchOptions } from './match-options';

const options = ['Night Harbor', 'Harbor Lights', 'São Tomé', 'Kestrel'].map((label) => ({
  label,
}));
const found = (typed: string) => matchOptions(options, typed).map(({ label }) => label);

test.each([
  ['', ['Night Harbor', 'Harbor Lights', 'São Tomé', 'Kestrel']],
  ['  ', ['Night Harbor', 'Harbor Lights', 'São Tomé', 'Kestrel']],
  ['kest', ['Kestrel']],
  ['harbor', ['Harbor Lights', 'Night Harbor']],
  ['har nig', ['Night Harbor']],
  ['sao tome', ['São Tomé']],
  ['TOMÉ', ['São Tomé']],
  ['zzz', []],
])('%j finds %j', (typed, labels) => {
  expect(found(typed)).toEqual(labels);
});
