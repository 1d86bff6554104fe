declare const drawn: unique symbol;

/**
 * Markup made by `element`, and by nothing else. Components put it into the page as it is, so a
 * plain string must never pass for it.
 */
export type Svg = string & { readonly [drawn]: true };

type Attributes = Record<string, string | number | undefined>;

/** Every attribute value is escaped here, so drawings can be given names that people typed. */
export function element(tag: string, attributes: Attributes, ...children: readonly Svg[]): Svg {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${escapeAttribute(value!)}"`)
    .join('');
  const inside = children.join('');
  return (inside ? `<${tag}${written}>${inside}</${tag}>` : `<${tag}${written}/>`) as Svg;
}

export interface Paint {
  fill?: string;
  stroke?: string;
  'stroke-width'?: number;
  'fill-rule'?: 'evenodd';
  opacity?: number;
  transform?: string;
}

export const path = (d: string, paint: Paint): Svg => element('path', { d, ...paint });

export const circle = (at: { cx: number; cy: number; r: number }, paint: Paint): Svg =>
  element('circle', { ...at, ...paint });

export const rect = (
  box: { x: number; y: number; width: number; height: number },
  paint: Paint,
): Svg => element('rect', { ...box, ...paint });

export const group = (attributes: Attributes, ...children: readonly Svg[]): Svg =>
  element('g', attributes, ...children);

export const repeat = (count: number, draw: (index: number) => Svg): Svg[] =>
  Array.from({ length: count }, (_, index) => draw(index));

export interface DrawingOptions {
  /** Prefix of the ids inside: one per drawing on a page, or two drawings share a gradient. */
  id?: string;
  /** What the picture means. Without it the picture is decoration and hidden from readers. */
  label?: string;
}

/** The outermost element of a drawing, valid inline in a page and as a file of its own. */
export function drawing(
  attributes: { viewBox: string; preserveAspectRatio?: string },
  label: string | undefined,
  ...children: readonly Svg[]
): Svg {
  const meaning =
    label === undefined ? { 'aria-hidden': 'true' } : { role: 'img', 'aria-label': label };
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', ...attributes, ...meaning },
    ...children,
  );
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

// Control characters and lone surrogates are left out: XML knows no way to write them.
function escapeAttribute(value: string | number): string {
  const text = typeof value === 'number' ? String(Math.round(value * 1000) / 1000) : value;
  return text
    .replace(/\p{Cc}|\p{Cs}|[\ufffe\uffff]/gu, '')
    .replace(/[&<>"']/g, (character) => ENTITIES[character]!);
}
