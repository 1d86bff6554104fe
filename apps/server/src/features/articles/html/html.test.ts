import { describe, expect, it } from 'vitest';
import { sanitizeHtml } from './service';

const PICTURE = `/files/${'0a'.repeat(16)}.webp`;

describe('what an article may hold', () => {
  it.each([
    '<h2>Final</h2><p>Night Harbor <strong>won</strong>, <em>late</em>.</p>',
    '<ul><li><p>Raid</p></li></ul><ol><li><p>Port</p></li></ol><hr />',
    '<blockquote><p>We held longer.</p></blockquote><pre><code>a &lt; b</code></pre>',
    '<p><a href="/app/tournament/EmbersS4EU?part=bracket">bracket</a></p>',
    '<p><a href="https://clips.example/x?a=1&amp;b=2" rel="noopener nofollow ugc">clip</a></p>',
    `<figure><img src="${PICTURE}" alt="The final" width="800" height="450" loading="lazy" /><figcaption>Final</figcaption></figure>`,
    '<p>a</p><mes-embed kind="match" subject="m-1"></mes-embed><p>b</p>',
  ])('stays as it is: %s', async (html) => {
    expect(await sanitizeHtml(html)).toBe(html);
  });

  it.each([
    ['<h1>Title</h1>', '<h2>Title</h2>'],
    ['<p><b>a</b><i>b</i><strike>c</strike></p>', '<p><strong>a</strong><em>b</em><s>c</s></p>'],
    ['<p style="color:red" class="x" id="y">a</p>', '<p>a</p>'],
    [
      '<p><a href="/app/teams/Größe">a</a></p>',
      '<p><a href="/app/teams/Gr%C3%B6%C3%9Fe">a</a></p>',
    ],
    ['<table><tr><td>cell</td></tr></table>', 'cell'],
    [
      `<figure><img src="${PICTURE}"><figcaption> </figcaption></figure>`,
      `<figure><img src="${PICTURE}" alt="" loading="lazy" /></figure>`,
    ],
  ])('is written anew where it has another name: %s', async (given, expected) => {
    expect(await sanitizeHtml(given)).toBe(expected);
  });
});

describe('hostile markup', () => {
  it.each([
    ['a script', '<script>alert(1)</script><p>a</p>', '<p>a</p>'],
    ['a handler', '<p onclick="alert(1)" onmouseover=alert(1)>a</p>', '<p>a</p>'],
    ['a style', '<style>*{display:none}</style><p>a</p>', '<p>a</p>'],
    ['a frame', '<iframe src="https://x.example"></iframe><p>a</p>', '<p>a</p>'],
    ['a drawing', '<svg><script>alert(1)</script><a href="javascript:1">b</a></svg>', '<a>b</a>'],
    ['a form', '<form action="/x"><input name="p"><button>b</button></form>', 'b'],
    ['a script address', '<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
    ['a hidden script address', '<a href=" java&#10;script:alert(1)">a</a>', '<a>a</a>'],
    ['a data address', '<a href="data:text/html,<script>1</script>">a</a>', '<a>a</a>'],
    ['an address without scheme', '<a href="//x.example/a">a</a>', '<a>a</a>'],
    ['a path with backslash', '<a href="/app\\..\\..\\x">a</a>', '<a>a</a>'],
    ['a path that leads out of the site', '<a href="/app/../api/request">a</a>', '<a>a</a>'],
    ['a path of the interface', '<a href="/api/request">a</a>', '<a>a</a>'],
    [
      'a new window',
      '<a href="https://x.example/" target="_blank">a</a>',
      '<a href="https://x.example/" rel="noopener nofollow ugc">a</a>',
    ],
    ['a foreign picture', '<img src="https://x.example/pixel.gif">', ''],
    ['an embedded picture', '<img src="data:image/svg+xml,<svg/>">', ''],
    ['a picture beside ours', '<img src="/files/../api/x">', ''],
    [
      'a handler of a picture',
      `<img src="${PICTURE}" onerror="alert(1)">`,
      `<img src="${PICTURE}" alt="" loading="lazy" />`,
    ],
    [
      'a picture of a huge size',
      `<img src="${PICTURE}" width="99999" height="1e9">`,
      `<img src="${PICTURE}" alt="" loading="lazy" />`,
    ],
    ['a figure without picture', '<figure><figcaption>a</figcaption></figure>', ''],
    ['an embed of an unknown kind', '<mes-embed kind="video" subject="1"></mes-embed>a', 'a'],
    ['an embed without a subject', '<mes-embed kind="match"></mes-embed>a', 'a'],
    [
      'an embed within another element',
      '<ul><li><mes-embed kind="match" subject="1"></mes-embed>a</li></ul>',
      '<ul><li>a</li></ul>',
    ],
    [
      'an attribute or content of an embed',
      '<mes-embed kind="team" subject="t1" onclick="x()" style="a"><p>b</p><mes-embed kind="team" subject="t2"></mes-embed></mes-embed><p>c</p>',
      '<mes-embed kind="team" subject="t1"></mes-embed><p>c</p>',
    ],
    [
      'a subject that leaves its attribute',
      `<mes-embed kind="team" subject='x"><img src=1 onerror=alert(1)>'></mes-embed>`,
      '',
    ],
    [
      'an embed that is not closed',
      '<mes-embed kind="match" subject="1"><p>a</p>',
      '<mes-embed kind="match" subject="1"></mes-embed>',
    ],
    ['broken markup', '<p><strong>a<', '<p><strong>a&lt;</strong></p>'],
    ['a comment', '<!--[if IE]><script>1</script><![endif]--><p>a</p>', '<p>a</p>'],
  ])('%s is taken out', async (_what, given, expected) => {
    expect(await sanitizeHtml(given)).toBe(expected);
  });

  it('is clean after one pass: a second changes nothing', async () => {
    const nested = '<scr<script>ipt>alert(1)</scr</script>ipt><p>&lt;script&gt;</p><<p>a';
    const once = await sanitizeHtml(nested);
    expect(once).not.toContain('<script');
    expect(await sanitizeHtml(once)).toBe(once);
  });
});
