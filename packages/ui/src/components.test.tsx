import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Emblem } from './Emblem';
import { FormDots } from './FormDots';
import { LiveMark } from './LiveMark';
import { MapArt } from './MapArt';
import { MapChip } from './MapChip';
import { Portrait } from './Portrait';
import { RankBadge } from './RankBadge';

const render = (element: ReactElement) => renderToStaticMarkup(element);

const textOf = (markup: string) => markup.replace(/<[^>]*>/g, '');

describe('Emblem', () => {
  test('shows the generated emblem of a team without a logo', () => {
    const markup = render(<Emblem name="Night Harbor" size={40} />);
    expect(markup).toContain('style="width:40px;height:40px"');
    expect(markup).toContain('<svg');
    expect(markup).toContain('aria-hidden="true"');
    expect(markup).not.toContain('<img');
  });

  test('shows the logo in the same box, over its placeholder', () => {
    const logo = { url: '/files/nhr.webp', placeholder: 'data:image/webp;base64,AAAA' };
    const markup = render(<Emblem name="Night Harbor" size={80} logo={logo} />);
    expect(markup).toContain('style="width:80px;height:80px"');
    expect(markup).toContain('src="/files/nhr.webp"');
    expect(markup).toContain('alt=""');
    expect(markup).toContain('data:image/webp;base64,AAAA');
    expect(markup).not.toContain('<svg');
  });

  test('asks for no placeholder of a small logo', () => {
    const logo = { url: '/files/nhr.webp', placeholder: '/files/small.webp' };
    const markup = render(<Emblem name="Night Harbor" size={40} logo={logo} />);
    expect(markup).not.toContain('small.webp');
  });

  test('shows the small version in lists of a page, and none on a stream', () => {
    const logo = { url: '/files/nhr.webp', placeholder: '/files/small.webp' };
    const listed = render(<Emblem name="Night Harbor" size={22} logo={logo} />);
    expect(listed).toContain('src="/files/small.webp"');
    expect(listed).not.toContain('nhr.webp');
    const onStream = render(<Emblem name="Night Harbor" size={22} logo={logo} loading="eager" />);
    expect(onStream).toContain('src="/files/nhr.webp"');
  });

  test('a placeholder cannot break out of its url()', () => {
    const logo = { url: '/a.webp', placeholder: 'x"), url("//evil.test/' };
    const markup = render(<Emblem name="Night Harbor" size={80} logo={logo} />);
    expect(markup).toContain('url(&quot;x\\&quot;), url(\\&quot;//evil.test/&quot;)');
  });

  test('has its label, whether generated or uploaded', () => {
    const generated = render(<Emblem name="Night Harbor" label="Night Harbor" />);
    const uploaded = render(
      <Emblem name="Night Harbor" label="Night Harbor" logo={{ url: '/a.webp' }} />,
    );
    expect(generated).toContain('role="img" aria-label="Night Harbor"');
    expect(uploaded).toContain('alt="Night Harbor"');
  });

  test('escapes a hostile name', () => {
    const hostile = '"><img src=x onerror=alert(1)>';
    expect(render(<Emblem name={hostile} label={hostile} />)).not.toContain('<img');
  });

  test('two of the same team on a page do not share ids', () => {
    const markup = render(
      <>
        <Emblem name="Night Harbor" />
        <Emblem name="Night Harbor" />
      </>,
    );
    const ids = [...markup.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(2);
  });
});

describe('Portrait', () => {
  test('is a default portrait without a photo, and the photo with one', () => {
    expect(render(<Portrait side="coalition" seed="sable" />)).toContain('<svg');
    const photo = render(<Portrait side="coalition" seed="sable" photo="/p.webp" label="sable" />);
    expect(photo).toContain('src="/p.webp"');
    expect(photo).toContain('alt="sable"');
    expect(photo).not.toContain('<svg');
  });

  test('loads eagerly on request', () => {
    const markup = render(<Portrait side="breach" seed="zaid" photo="/p.webp" loading="eager" />);
    expect(markup).toContain('loading="eager"');
  });
});

describe('maps', () => {
  test('a chip has the name once and the picture of the map', () => {
    const markup = render(<MapChip map="Canals" />);
    expect(textOf(markup)).toBe('Canals');
    expect(markup).toContain('aria-hidden="true"');
  });

  test('a picture alone can be labelled, whatever the map is called', () => {
    expect(render(<MapArt map="Canals" label="Canals" />)).toContain('aria-label="Canals"');
    expect(render(<MapArt map="<b>" label="<b>" />)).toContain('aria-label="&lt;b&gt;"');
  });
});

describe('RankBadge', () => {
  test.each([
    [{ rank: 1 }, '1st', 'gold'],
    [{ rank: 2 }, '2nd', 'silver'],
    [{ rank: 3 }, '3rd', 'bronze'],
    [{ rank: 16 }, '16th', null],
    [{ rank: 5, through: 8 }, '5–8th', null],
    [{ rank: 3, through: 4 }, '3–4th', null],
    [{ rank: 3, through: 3 }, '3rd', 'bronze'],
  ])('%o reads %s, metal %s', (props, text, metal) => {
    const markup = render(<RankBadge {...props} />);
    expect(textOf(markup)).toBe(text);
    expect(/gold|silver|bronze/.exec(markup)?.[0] ?? null).toBe(metal);
  });
});

describe('FormDots', () => {
  test('shows the newest results, the newest on the right', () => {
    const markup = render(<FormDots results={['L', 'L', 'W', 'W', 'W', 'L', 'W']} />);
    expect(textOf(markup)).toBe('WWWLW');
    expect(markup).toContain('aria-label="Form, newest last: win, win, win, loss, win"');
  });

  test('shows nothing for a team that has not played', () => {
    expect(render(<FormDots results={[]} />)).toBe('');
  });
});

describe('LiveMark', () => {
  test('always has text', () => {
    expect(textOf(render(<LiveMark />))).toBe('Live');
    expect(textOf(render(<LiveMark plate>Live, map 3</LiveMark>))).toBe('Live, map 3');
  });
});
