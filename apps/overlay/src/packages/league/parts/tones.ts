/** The colours of teams: each brings one, and all tones of its columns and portraits follow from it. */
import { contrast, mix } from '@mes/domain/colours/contrast';
import { emblemParts } from '@mes/ui/art/emblem';
import type { CSSProperties } from 'react';

export const NIGHT = '#060b1e';
const INK = '#04070f';
const WHITE = '#ffffff';
/** For a team that is not known yet. */
export const NOBODY = '#24357a';
/** The colour of the league, for names that belong to no team. */
export const BLUE = '#3f68dc';

/**
 * By the rim of the emblem that a team has without a logo, so that both go together. White text on each
 * of them has a contrast of 4.5, and each stays a colour where it is mixed with night.
 */
const COLOURS: Readonly<Record<string, string>> = {
  '#2f7fb5': '#1470d8',
  '#b8452b': '#cf3524',
  '#2f8f63': '#1b7f4b',
  '#a87a16': '#bf4a08',
  '#7450c2': '#7446cc',
  '#b53a6b': '#b3268f',
  '#248a90': '#0a7c86',
  '#777d80': '#5b6985',
  '#7d1a16': '#d0214e',
  '#8a5f0c': '#c9400f',
  '#12307d': '#2f5be0',
  '#0a4f3a': '#0b7d63',
};

export const TEAM_COLOURS: readonly string[] = Object.values(COLOURS);
export const EDGES: readonly string[] = Object.keys(COLOURS);

/** How far apart two hues are that nobody takes for each other, in degrees. */
const CLEAR_OF = 40;

export function teamColour(name: string): string {
  return COLOURS[emblemParts(name).ink.edge] ?? BLUE;
}

/** Two teams that meet: the first keeps its colour, the second takes the next one that differs. */
export function duelColours(A: string | null, B: string | null): { A: string; B: string } {
  const [one, other] = [teamColour(A ?? ''), teamColour(B ?? '')];
  if (isApart(one, other)) return { A: one, B: other };
  const start = TEAM_COLOURS.indexOf(other);
  const turned = [...TEAM_COLOURS.slice(start), ...TEAM_COLOURS.slice(0, start)];
  return { A: one, B: turned.find((colour) => isApart(one, colour)) ?? other };
}

function isApart(one: string, other: string): boolean {
  const distance = Math.abs(hueOf(one) - hueOf(other));
  return Math.min(distance, 360 - distance) >= CLEAR_OF;
}

function hueOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    Number.parseInt(colour.slice(at, at + 2), 16),
  );
  const most = Math.max(red, green, blue);
  const range = Math.max(1, most - Math.min(red, green, blue));
  if (most === red) return (60 * ((green - blue) / range) + 360) % 360;
  return most === green ? 60 * ((blue - red) / range + 2) : 60 * ((red - green) / range + 4);
}

/** As much of the colour as that, in per cent, and night for the rest. */
export function tone(colour: string, share: number): string {
  return mix(NIGHT, colour, Math.min(100, Math.max(0, share)) / 100);
}

/** Darker until white text on it is legible. */
export function flood(colour: string): string {
  let shown = colour;
  for (let step = 0; step < 20 && contrast(WHITE, shown) < 4.5; step++)
    shown = mix(shown, NIGHT, 0.1);
  return shown;
}

const SHARES = [20, 30, 40, 50, 60, 70, 80, 90];

/**
 * Computed here and not by `color-mix`, which browser sources of older studios do not know.
 * `--team-40` is a column with 40 per cent of the colour; `--p-…` are the tones of portraits.
 */
export function teamStyle(colour: string): CSSProperties {
  const shown = flood(colour);
  const variables: Record<`--${string}`, string> = {
    '--team': shown,
    '--team-edge': mix(shown, WHITE, 0.45),
    '--p-shadow': mix(shown, INK, 0.82),
    '--p-cloth': mix(shown, NIGHT, 0.52),
    '--p-gear': mix(shown, NIGHT, 0.14),
    '--p-skin': mix(shown, WHITE, 0.34),
    '--p-shine': mix(shown, WHITE, 0.72),
    '--photo-coalition': shown,
    '--photo-breach': shown,
  };
  for (const share of SHARES) variables[`--team-${share}`] = tone(shown, share);
  return variables;
}
