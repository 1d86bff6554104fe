export type TextPart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly to: string };

const ADDRESS = /\bhttps?:\/\/[^\s<>"'`]+/gi;
const AFTER = /[.,!?:;)\]}*_~]+$/;

/**
 * A message as text and the addresses in it. Only http and https become links, never one with a
 * user name, which could pass itself off as another host: `https://good.example@bad.example`.
 */
export function textParts(message: string, origin: string): TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  for (const { 0: found, index } of message.matchAll(ADDRESS)) {
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

/** The full stop after an address is the sentence's; a closing bracket may be the address's own. */
function withoutPunctuation(address: string): string {
  let text = address;
  for (;;) {
    const after = AFTER.exec(text)?.[0];
    if (!after) return text;
    if (text.endsWith(')') && count(text, '(') >= count(text, ')')) return text;
    text = text.slice(0, -1);
  }
}

function count(text: string, letter: string): number {
  return text.split(letter).length - 1;
}

/** A page of this site as a path in the app, so that it opens without leaving it. */
function targetOf(address: string, origin: string): string | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  if (url.username !== '' || url.password !== '') return null;
  const inApp = url.origin === origin && /^\/app(\/|$)/.test(url.pathname);
  return inApp ? url.pathname.slice(4) + url.search + url.hash || '/' : url.href;
}
