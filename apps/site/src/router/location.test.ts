import { expect, it } from 'vitest';
import { readHref, resolvePath, toHref } from './location';

const FROM = { pathname: '/blog', search: '?page=2', hash: '#top' };

it.each([
  ['/teams', '/app/teams'],
  ['/', '/app'],
  ['/?code=1', '/app?code=1'],
  ['?page=3', '/app/blog?page=3'],
  ['?', '/app/blog'],
  ['#rules', '/app/blog?page=2#rules'],
  ['#', '/app/blog?page=2'],
  ['/a?b=1#c', '/app/a?b=1#c'],
  ['/a#c?d', '/app/a#c?d'],
])('%s leads to %s', (to, href) => {
  expect(toHref(resolvePath(to, FROM))).toBe(href);
});

it.each(['/app', '/app/teams/N%C3%B6va?x=1#y', '/app?queue=skip'])('reads %s back', (href) => {
  expect(toHref(readHref(href)!)).toBe(href);
});

it('takes nothing for an address of the site that only begins like one', () => {
  expect(readHref('/apple')).toBeNull();
});
