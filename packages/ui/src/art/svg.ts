declare const svgBrand: unique symbol;

/**
 * Markup created by `element` only. Components insert it into the page unescaped, so a plain string
 * must not be assignable to it.
 */
export type Svg = string & { readonly [svgBrand]: true };

type Attributes = Record<string, string | number | undefined>;

/** Escapes every attribute value, so that user input is safe in SVGs. */
export function element(tag: string, attributes: Attributes, ...children: readonly Svg[]): Svg {
  const attributeText = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${escapeAttribute(value!)}"`)
    .join('');
  const content = children.join('');
  return (
    content ? `<${tag}${attributeText}>${content}</${tag}>` : `<${tag}${attributeText}/>`
  ) as Svg;
}

export interface Paint {
  fill?: string;
  stroke?: string;
  'stroke-width'?: number;
  'stroke-dasharray'?: string;
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

export const repeat = (count: number, create: (index: number) => Svg): Svg[] =>
  Array.from({ length: count }, (_, index) => create(index));

export interface SvgOptions {
  /** Prefix of the ids inside. Must be unique on the page, or two SVGs share a gradient. */
  id?: string;
  /** The accessible name. Without it the picture is decorative and hidden from screen readers. */
  label?: string;
}

/** The root element of an SVG, valid inline in a page and as a file. */
export function svgRoot(
  attributes: { viewBox: string; preserveAspectRatio?: string },
  label: string | undefined,
  ...children: readonly Svg[]
): Svg {
  const ariaAttributes =
    label === undefined ? { 'aria-hidden': 'true' } : { role: 'img', 'aria-label': label };
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', ...attributes, ...ariaAttributes },
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

// Removes control characters and unpaired surrogates, which XML cannot represent.
export function escapeAttribute(value: string | number): string {
  const text = typeof value === 'number' ? String(Math.round(value * 1000) / 1000) : value;
  return text
    .replace(/\p{Cc}|\p{Cs}|[\ufffe\uffff]/gu, '')
    .replace(/[&<>"']/g, (character) => ENTITIES[character]!);
}
