import type { Svg } from '../svg';

/** Five tones and the light. Scenes use few other colours, so that all maps look alike. */
export interface Palette {
  skyTop: string;
  skyLow: string;
  far: string;
  middle: string;
  near: string;
  light: string;
}

/**
 * The picture of a map, 320 by 320. Its subject is within the central 180 by 180, so that every crop
 * shows it.
 */
export interface Scene {
  palette: Palette;
  /** Back to front, over the sky. */
  layers: (palette: Palette) => readonly Svg[];
}
