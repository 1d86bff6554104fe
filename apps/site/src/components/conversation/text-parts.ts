export type TextPart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly to: string };

const URL_PATTERN = /\bhttps?:\/\/[^\s<>"'`]+/gi;
const TRAILING_PUNCTUATION = /[.,!?:;)\]}*_~]+$/;

/**
 * Splits a message into text and links. Only http and https URLs become links, and none with a user
 * name, which could look like another host: `https://good.example@bad.example`.
 */
export function textParts(message: string, origin: string): TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  for (const { 0: found, index } of message.matchAll(URL_PATTERN)) {
    const text = withoutPunctuation(found);
    const to = targetOf(text, origin);
    if (to === null) continue;
    if (index > from) parts.push({ kind: 'text', text: message.slice(from, index) });
    parts.push({ kind: 'link', text, to });
    from = index + text.length;
  }
  if (from < message.length) parts.push({ kind: 'text', text: message.slice(from) });
  return parts;
}

/** Punctuation at the end belongs to the sentence; a closing bracket may belong to the URL. */
function withoutPunctuation(url: string): string {
  let text = url;
  for (;;) {
    const after = TRAILING_PUNCTUATION.exec(text)?.[0];
    if (!after) return text;
    if (text.endsWith(')') && count(text, '(') >= count(text, ')')) return text;
    text = text.slice(0, -1);
  }
}

function count(text: string, letter: string): number {
  return text.split(letter).length - 1;
}

/** For a page of this site the path in the app, so that it opens without a page load. */
function targetOf(address: string, origin: string): string | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  if (url.username !== '' || url.password !== '') return null;
  const inApp = url.origin === origin && /^\/app(\/|$)/.test(url.pathname);
  return inApp ? url.pathname.slice(4) + url.search + url.hash || '/' : url.href;
}
