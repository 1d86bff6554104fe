import { escapeAttribute, type Svg } from './svg';

const HEX = /#(?:[\da-f]{6}|[\da-f]{3})(?=")/gi;

/** The same picture in other colours. */
export function recolour(svg: Svg, colourOf: (hex: string) => string): Svg {
  return svg.replace(HEX, (hex) => escapeAttribute(colourOf(hex))) as Svg;
}
