import { describe, expect, it } from 'vitest';
import { textParts } from './text-parts';

const ORIGIN = 'https://mes.example';
const linksIn = (message: string) =>
  textParts(message, ORIGIN).flatMap((part) => (part.kind === 'link' ? [part.to] : []));

describe('links in a message', () => {
  it.each([
    { message: 'no link at all', links: [] },
    { message: 'see https://a.example/x', links: ['https://a.example/x'] },
    {
      message: 'twice http://a.example, https://b.example!',
      links: ['http://a.example/', 'https://b.example/'],
    },
    { message: '(https://a.example/x)', links: ['https://a.example/x'] },
    { message: 'https://a.example/x_(y)', links: ['https://a.example/x_(y)'] },
    { message: 'HTTPS://A.example/Q?x=1&y=2#z.', links: ['https://a.example/Q?x=1&y=2#z'] },
    { message: 'javascript:alert(1)', links: [] },
    { message: 'data:text/html,<script>', links: [] },
    { message: 'xhttps://a.example', links: [] },
    { message: 'https://good.example@bad.example', links: [] },
    { message: 'https://', links: [] },
    { message: 'https://mes.example/app/match/12', links: ['/match/12'] },
    { message: 'https://mes.example/app', links: ['/'] },
    { message: 'https://mes.example/application', links: ['https://mes.example/application'] },
    { message: '<a href="https://a.example">', links: ['https://a.example/'] },
  ])('of "$message" are $links', ({ message, links }) => {
    expect(linksIn(message)).toEqual(links);
  });

  it('leave the text of the message unchanged', () => {
    for (const message of [
      'a https://a.example. b',
      'https://x.example',
      'https://u@x.example y',
      '',
    ])
      expect(
        textParts(message, ORIGIN)
          .map(({ text }) => text)
          .join(''),
      ).toBe(message);
  });
});
