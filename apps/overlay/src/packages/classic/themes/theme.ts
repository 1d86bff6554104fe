import type { Svg } from '@mes/ui/art/svg';

/** What makes a group of scenes a broadcast of its own. Colours come from the skin, these are the rest. */
export interface Theme {
  /** As in the address. */
  readonly group: string;
  /** The sign beside the event's name: the outline of a shape of 64 by 64. */
  readonly sign: string;
  /** The picture on the field, 1920 by 1080, drawn with `currentColor` in the accent. */
  readonly scenery: () => Svg;
  readonly shape: ThemeShape;
}

/** Outlines as CSS values, so that one stylesheet draws all themes. */
export interface ThemeShape {
  /** Of panels and cards. */
  readonly panel: string;
  /** Of the cell with a place or a number at the start of a row. */
  readonly badge: string;
  /** An accent along an edge of panels, as an inset shadow. */
  readonly edge: string;
}

export const PLAIN: ThemeShape = { panel: 'none', badge: 'none', edge: 'none' };
