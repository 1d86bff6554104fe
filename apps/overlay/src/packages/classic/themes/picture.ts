import { type Svg, svgRoot } from '@mes/ui/art/svg';

export const WIDTH = 1920;
export const HEIGHT = 1080;

/** A picture that fills the stage. */
export function picture(...children: readonly Svg[]): Svg {
  return svgRoot(
    { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, preserveAspectRatio: 'xMidYMid slice' },
    undefined,
    ...children,
  );
}

export const line = (width: number, opacity: number) => ({
  fill: 'none',
  stroke: 'currentColor',
  'stroke-width': width,
  opacity,
});

export const filled = (opacity: number) => ({ fill: 'currentColor', opacity });
