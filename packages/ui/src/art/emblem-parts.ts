// Adding, removing or reordering a part changes the emblems of teams without a logo, which the
// community knows.
import type { Placement } from './place-path';

interface Frame {
  outline: string;
  /** Moves and scales a glyph, designed for the full 64 by 64, to fit into the frame. */
  placement: Placement;
}

export const FRAMES: Record<string, Frame> = {
  shield: {
    outline: 'M32 2 58 10v23c0 14-11 23-26 29C17 56 6 47 6 33V10Z',
    placement: { x: 6.4, y: 6, scale: 0.8 },
  },
  hexagon: {
    outline: 'M32 2 59 17v30L32 62 5 47V17Z',
    placement: { x: 6.4, y: 6.4, scale: 0.8 },
  },
  disc: {
    outline: 'M32 2a30 30 0 1 1 0 60 30 30 0 0 1 0-60Z',
    placement: { x: 6.4, y: 6.4, scale: 0.8 },
  },
  cutSquare: {
    outline: 'M15 3h46v46L49 61H3V15Z',
    placement: { x: 6.4, y: 6.4, scale: 0.8 },
  },
  gem: {
    outline: 'M19 4h26l15 22-28 36L4 26Z',
    placement: { x: 12.2, y: 7, scale: 0.62 },
  },
  pennant: {
    outline: 'M4 6h56v34L32 61 4 40Z',
    placement: { x: 8, y: 3.5, scale: 0.75 },
  },
};

export const GLYPHS: Record<string, string> = {
  wing: 'M11 26 34 15l21 4-12 8 8 2-12 7 5 4-15 9-4-13Z',
  bolt: 'M37 9 17 36h13l-4 19 21-29H34Z',
  claw: 'M16 15c9 11 9 25 3 35 12-9 13-26-3-35Zm14-3c9 13 9 29 2 41 13-11 14-30-2-41Zm14 3c8 11 8 25 2 35 11-9 13-26-2-35Z',
  chevrons: 'M14 27 32 14l18 13v8L32 22 14 35Zm0 16 18-13 18 13v8L32 38 14 51Z',
  crown: 'M13 43 11 21l12 11 9-17 9 17 12-11-2 22Zm0 4h38v5H13Z',
  star: 'M32 9l5 18 18 5-18 5-5 18-5-18-18-5 18-5Z',
  wolf: 'M15 11l11 11h12l11-11 2 23-10 10-9 11-9-11-10-10Zm6 20 1 5 7 3-1-4Zm22 0-1 5-7 3 1-4Z',
  wave: 'M9 30c8-12 15-12 23-4s14 6 23-6v10c-9 13-15 13-23 5s-15-7-23 4Zm0 15c8-12 15-12 23-4s14 6 23-6v9c-9 13-15 13-23 5s-15-7-23 4Z',
  scope:
    'M29 9h6v8a15 15 0 0 1 12 12h8v6h-8a15 15 0 0 1-12 12v8h-6v-8a15 15 0 0 1-12-12H9v-6h8a15 15 0 0 1 12-12Zm3 14a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm0 6a3 3 0 1 1 0 6 3 3 0 0 1 0-6Z',
  raven:
    'M12 43c0-20 13-29 29-26l15 9-12 4c0 13-10 21-26 21 5-4 6-6 6-9Zm26-20a2.6 2.6 0 1 0 0 5.2a2.6 2.6 0 0 0 0-5.2Z',
  flame:
    'M33 8c3 12 15 18 13 32-1 10-8 16-14 16-9 0-15-6-14-16 1-8 7-11 8-19 4 4 5 8 5 12 4-7 4-16 2-25Zm-1 30c-4 4-5 6-5 9s2 5 5 5 5-2 5-5-1-5-5-9Z',
  peak: 'M7 48 26 16l8 13 6-7 17 26Zm19-23-6 10 5-2 4 4 2-4Z',
  anchor:
    'M32 9a6 6 0 0 1 3 11v4h9v5h-9v19c6-1 10-5 11-10l-4 1 6-9 6 9-3-1c-1 10-9 17-19 17S14 48 13 38l-3 1 6-9 6 9-4-1c1 5 5 9 11 10V29h-9v-5h9v-4a6 6 0 0 1 3-11Z',
  prism: 'M32 9 55 49H9Zm0 13L20 43h24Z',
  blades:
    'M12 10l24 20-4 5L12 18Zm40 0v8L22 48l6 6-4 3-6-6-6 6-3-3 6-6-5-6 3-3 6 6Zm-12 28 8 7 5-5 3 3-5 6 6 6-3 3-6-6-6 6-4-3 6-6-8-7Z',
};

interface Ink {
  field: string;
  glyph: string;
  edge: string;
}

// High contrast of field and glyph, so that an emblem is legible at 20px in both themes.
export const INKS: Record<string, Ink> = {
  sky: { field: '#12324a', glyph: '#7fd0ff', edge: '#2f7fb5' },
  rust: { field: '#4a1410', glyph: '#ff8a5c', edge: '#b8452b' },
  moss: { field: '#143a2b', glyph: '#7fe3ad', edge: '#2f8f63' },
  brass: { field: '#3a2a08', glyph: '#ffcf5a', edge: '#a87a16' },
  violet: { field: '#2b1a4a', glyph: '#c2a2ff', edge: '#7450c2' },
  rose: { field: '#4a0f2a', glyph: '#ff86b3', edge: '#b53a6b' },
  lagoon: { field: '#0f3a40', glyph: '#6fe0e3', edge: '#248a90' },
  bone: { field: '#2c2f33', glyph: '#f2f1ea', edge: '#777d80' },
  scarlet: { field: '#c8352d', glyph: '#fff2e8', edge: '#7d1a16' },
  gold: { field: '#e2a72e', glyph: '#23180a', edge: '#8a5f0c' },
  cobalt: { field: '#2456c9', glyph: '#eaf1ff', edge: '#12307d' },
  jade: { field: '#18906a', glyph: '#eafff5', edge: '#0a4f3a' },
};
