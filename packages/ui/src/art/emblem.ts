import { FRAMES, GLYPHS, INKS } from './emblem-parts';
import { hash } from './hash';
import { element, group, path, type Svg, type SvgOptions, svgRoot } from './svg';

/** The emblem of a team without a logo: 64 by 64, always the same for the same name. */
export function emblem(name: string, { id, label }: SvgOptions = {}): Svg {
  const { frame, glyph, ink } = emblemParts(name);
  const { x, y, scale } = frame.placement;
  const transform = `translate(${x} ${y}) scale(${scale})`;
  const clip = id ?? `emblem-${hash(name).toString(36)}`;
  return svgRoot(
    { viewBox: '0 0 64 64' },
    label,
    element('clipPath', { id: clip }, path(frame.outline, {})),
    group(
      { 'clip-path': `url(#${clip})` },
      path(frame.outline, { fill: ink.field }),
      path('M39 0h25v64H23Z', { fill: '#000', opacity: 0.2 }),
      path(frame.outline, { fill: 'none', stroke: ink.edge, 'stroke-width': 5 }),
    ),
    path(glyph, { fill: ink.glyph, 'fill-rule': 'evenodd', transform }),
  );
}

/** Each part uses other bits of the hash, so that teams with equal frames still differ. */
export function emblemParts(name: string) {
  const bits = hash(name);
  return {
    frame: pick(FRAMES, bits),
    glyph: pick(GLYPHS, bits >>> 5),
    ink: pick(INKS, bits >>> 11),
  };
}

function pick<Part>(parts: Readonly<Record<string, Part>>, bits: number): Part {
  const choices = Object.values(parts);
  return choices[bits % choices.length]!;
}
