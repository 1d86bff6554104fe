import { expect, it } from 'vitest';
import { sharedDomain } from './cookies';

it.each([
  ['https://mes.example', 'https://mes.example', undefined],
  ['https://mes.example', 'https://mes.example:4001', undefined],
  ['https://mes.example', 'https://play.mes.example', 'mes.example'],
  ['https://www.mes.example', 'https://play.mes.example', 'mes.example'],
  ['https://mes.example', 'https://play.example', undefined],
  ['http://localhost:3000', 'http://127.0.0.1:4001', undefined],
])('cookies of %s reach %s through %s', (site, play, domain) => {
  expect(sharedDomain(site, play)).toBe(domain);
});
