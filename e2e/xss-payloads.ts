/**
 * Texts that run or inject something where they are not escaped. Each calls `__xss` or leaves an element
 * or attribute with `xss` in the page, which `stored-xss.spec.ts` looks for.
 */
const PAYLOADS: readonly string[] = [
  '<script>__xss()</script>',
  '<img src=x onerror=__xss() class=xss>',
  '<svg onload=__xss() class=xss>',
  '"><img src=x onerror=__xss() class=xss>',
  "'><svg/onload=__xss() class=xss>",
  '</script><script>__xss()</script>',
  '</title></textarea></style><img src=x onerror=__xss() class=xss>',
  // Mutations: markup that another parser reads in another way.
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=__xss() class=xss&gt;">',
  '<svg></p><style><a id="</style><img src=1 onerror=__xss() class=xss>">',
  '<noscript><p title="</noscript><img src=x onerror=__xss() class=xss>">',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=__xss() class=xss>',
  '<template><img src=x onerror=__xss() class=xss></template>',
  '<iframe srcdoc="<script>parent.__xss()</script>" class=xss></iframe>',
  '<object data="javascript:__xss()" class=xss></object>',
  '<embed src="javascript:__xss()" class=xss>',
  '<base href="//x.invalid/" class=xss>',
  '<meta http-equiv=refresh content="0;url=javascript:__xss()" class=xss>',
  '<details open ontoggle=__xss() class=xss>',
  '<input autofocus onfocus=__xss() class=xss>',
  '<video><source onerror=__xss() class=xss></video>',
  '<body onload=__xss() class=xss>',
  '<mes-embed kind="match" subject=\'1"><img src=x onerror=__xss() class=xss>\'></mes-embed>',
  // Addresses.
  '<a href="javascript:__xss()" class=xss>a</a>',
  '<a href=" java&#10;script:__xss()" class=xss>a</a>',
  '<a href="&#x6a;avascript:__xss()" class=xss>a</a>',
  '<a href="data:text/html,<script>opener.__xss()</script>" class=xss>a</a>',
  '<a href="vbscript:__xss()" class=xss>a</a>',
  '<svg><a xlink:href="javascript:__xss()" class=xss><text>a</text></a></svg>',
  '<form action="javascript:__xss()" class=xss><button formaction="javascript:__xss()">a</button></form>',
  'javascript:__xss()//',
  'JaVaScRiPt:__xss()',
  // Styles.
  '<style>*{background:url("javascript:__xss()")}.xss{}</style>',
  '<div style="background:url(javascript:__xss());position:fixed;inset:0" class=xss>',
  // Markdown and templates.
  '[a](javascript:__xss())',
  '![a](x" onerror="__xss())',
  '<javascript:__xss()>',
  '`<img src=x onerror=__xss() class=xss>`',
  '{{constructor.constructor("__xss()")()}}',
  // Attribute breakouts.
  '" autofocus onfocus=__xss() class="xss',
  "' onmouseover=__xss() class='xss",
  '` onmouseover=__xss() class=`xss',
  // Encodings, nesting, Unicode.
  '&lt;img src=x onerror=__xss() class=xss&gt;',
  '&amp;lt;img src=x onerror=__xss() class=xss&amp;gt;',
  '%3Cimg%20src=x%20onerror=__xss()%20class=xss%3E',
  '\\u003cimg src=x onerror=__xss() class=xss\\u003e',
  '＜img src=x onerror=__xss() class=xss＞',
  '<<img src=x onerror=__xss() class=xss>',
  '<scr<script>ipt>__xss()</scr</script>ipt>',
  '<img/src=x/onerror=__xss()/class=xss>',
  '<\u202eimg src=x onerror=__xss() class=xss>',
  // Feeds and other XML.
  ']]><script>__xss()</script>',
  '<x:script xmlns:x="http://www.w3.org/1999/xhtml">__xss()</x:script>',
  '<!--><img src=x onerror=__xss() class=xss>-->',
  // For short fields.
  '<b class=xss>',
  '<i xss>',
  '"xss=1',
];

/** Of this length on, a text holds all of them. */
const ROOM_FOR_ALL = 4_000;

/** Names a text, so that pages can be asked which ones they show. */
export const MARK = /zq[0-9a-z]{2}/g;
/** Counts only at the start of a text. */
const ADDRESS = /^(?:javascript|<javascript)/i;

/** Gives each field others, one after the other, with a mark of its own. */
export function createTexts(): (max: number) => string {
  const all = PAYLOADS.join(' ');
  let next = 0;
  let texts = 0;
  return (max) => {
    const mark = `zq${(texts++).toString(36).padStart(2, '0')}`;
    if (max >= Math.max(ROOM_FOR_ALL, all.length + 5)) return `${mark} ${all}`;
    let text = '';
    const room = max - mark.length - 1;
    for (let tried = 0; tried < PAYLOADS.length && text.length < room - 8; tried++) {
      const payload = PAYLOADS[next++ % PAYLOADS.length]!;
      const longer = text === '' ? payload : `${text} ${payload}`;
      if (longer.length <= room) text = longer;
    }
    return ADDRESS.test(text) ? `${text} ${mark}` : `${mark} ${text}`;
  };
}

/** Whether a text holds a payload. */
export function isPayload(text: string): boolean {
  return text.includes('xss');
}

const TAG = /<[a-z!/](?:"[^"]*"|'[^']*'|[^<>"'])*>?/gi;

/** Tags of a payload in what the server sent: its texts must be escaped or within quotes. */
export function servedTags(markup: string): string[] {
  return (markup.match(TAG) ?? []).filter((tag) =>
    /xss/.test(tag.replace(/"[^"]*"|'[^']*'/g, '').replace(/^<[\w-]+/, '')),
  );
}

/** All of them as markup, to see that they are noticed. */
export const AS_MARKUP = PAYLOADS.join('\n');

export const UPLOADS: readonly {
  readonly name: string;
  readonly type: string;
  readonly content: string;
}[] = [
  {
    name: 'page.html',
    type: 'text/html',
    content: '<!doctype html><script>window.__xss?.();opener?.__xss()</script>',
  },
  {
    name: 'drawing.svg',
    type: 'image/svg+xml',
    content:
      '<svg xmlns="http://www.w3.org/2000/svg" onload="__xss()"><script>__xss()</script></svg>',
  },
  {
    name: 'feed.xml',
    type: 'text/xml',
    content: '<x:script xmlns:x="http://www.w3.org/1999/xhtml">__xss()</x:script>',
  },
];
