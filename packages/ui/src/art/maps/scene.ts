import type { Svg } from '../svg';

/** Five depths of tone and the light; a scene uses few others, so that all maps look like one set. */
export interface Palette {
  skyTop: string;
  skyLow: string;
  far: string;
  middle: string;
  near: string;
  light: string;
}

/**
 * A place on a canvas of 320 by 320. Its subject stays within the central 180 by 180, so that any
 * crop of the picture shows it.
 */
export interface Scene {
  palette: Palette;
  /** Back to front, over the sky. */
  layers: (palette: Palette) => readonly Svg[];
}
