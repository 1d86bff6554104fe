/** The accent of a community, made legible on the surfaces of both themes. */
import { contrast, isHexColour, mix } from './contrast';

/** As in the themes of packages/ui; its tests compare them. From the lightest to the darkest. */
export const THEME_SURFACES = {
  dark: ['#222826', '#191e1c', '#121615', '#0b0e0d'],
  light: ['#fbfbf8', '#f3f4ee', '#eeefe9', '#e5e7df'],
} as const;

export type ThemeName = keyof typeof THEME_SURFACES;

/** What is made of an accent in a theme. */
export interface AccentTones {
  /** For text and icons on every surface of the theme. */
  readonly text: string;
  /** For the fill of buttons and marks. */
  readonly solid: string;
  /** For labels on the fill. */
  readonly onSolid: string;
}

/** WCAG AA for text. */
const TEXT_CONTRAST = 4.5;
/** A fill carries a label that is legible by itself; it only has to differ from what is around it. */
const FILL_CONTRAST = 1.6;
const STEPS = 50;
const FARTHEST = { dark: '#ffffff', light: '#000000' } as const;
const LABELS = ['#0b0e0d', '#ffffff', '#000000'] as const;

/** Text has a contrast of at least 4.5 on every surface, and so have labels on the fill. */
export function accentTones(accent: string, theme: ThemeName): AccentTones {
  const solid = legible(accent, theme, FILL_CONTRAST);
  return {
    text: legible(accent, theme, TEXT_CONTRAST),
    solid,
    onSolid: LABELS.find((label) => contrast(label, solid) >= TEXT_CONTRAST) ?? '#000000',
  };
}

/** The colours of the house as CSS. Empty for what is no colour: it stands in a page as it is. */
export function accentStyle(accent: string | null): string {
  if (accent === null || !isHexColour(accent)) return '';
  const dark = accentTones(accent, 'dark');
  const light = accentTones(accent, 'light');
  return [
    `:root{--skin-text:${dark.text};--skin-text-on-light:${light.text};--skin-solid:${dark.solid};`,
    `--skin-on-solid:${dark.onSolid};--skin-wash:12%;${roles(dark)}}`,
    `[data-mantine-color-scheme="light"]{${roles(light)}}`,
  ].join('');
}

function roles({ text, solid, onSolid }: AccentTones): string {
  return `--t-text:${text};--t-solid:${solid};--t-on-solid:${onSolid}`;
}

/** The accent itself, or the nearest tone towards white or black that has the contrast. */
function legible(accent: string, theme: ThemeName, least: number): string {
  for (let step = 0; step < STEPS; step++) {
    const tone = mix(accent, FARTHEST[theme], step / STEPS);
    if (THEME_SURFACES[theme].every((surface) => contrast(tone, surface) >= least)) return tone;
  }
  return FARTHEST[theme];
}

/** The black of broadcast packages. */
const INK = '#0b0e0d';
/** WCAG AAA for text: overlays are seen small and compressed. */
const BROADCAST_CONTRAST = 7;

/** The accent of a broadcast: itself, or the nearest tone towards white with a contrast of 7 on black. */
export function broadcastAccent(accent: string): string {
  if (!isHexColour(accent)) return '#ffffff';
  for (let step = 0; step < STEPS; step++) {
    const tone = mix(accent, '#ffffff', step / STEPS);
    if (contrast(tone, INK) >= BROADCAST_CONTRAST) return tone;
  }
  return '#ffffff';
}
