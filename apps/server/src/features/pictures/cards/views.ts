/** Cards, as SVG, where no browser draws scenes: pure, so the same card is the same picture. */
import type { StreamCover } from '@mes/contract/stream';

export interface CardTeam {
  readonly name: string;
  readonly tag: string;
  /** A PNG, or null for a drawn mark. */
  readonly logo: Buffer | null;
}

export interface MatchCard {
  readonly kind: 'match';
  readonly head: string;
  readonly foot: string;
  readonly teams: readonly [CardTeam, CardTeam];
  /** Null before the first map is won, and where it is not to be told. */
  readonly score: readonly [number, number] | null;
}

type CoverCard = { readonly kind: 'cover' } & Pick<StreamCover, 'kicker' | 'title' | 'lines'>;

export type Card = MatchCard | CoverCard;

/** Of all pictures: what videos are shown with, and large enough for every link. */
export const PICTURE_WIDTH = 1280;
export const PICTURE_HEIGHT = 720;

const INK = '#f0efe7';
const DIM = '#b7bdb5';
const SOLID = '#ef650b';

export function drawCard(card: Card, brand: string): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 675" width="${PICTURE_WIDTH}" height="${PICTURE_HEIGHT}" font-family="Archivo Variable, DejaVu Sans Condensed, sans-serif">`,
    '<rect width="1200" height="675" fill="#0b0e0d"/>',
    '<path d="M760 0h440v675H592Z" fill="#121615"/>',
    brandOf(brand),
    ...(card.kind === 'match' ? drawMatch(card) : drawCover(card)),
    '</svg>',
  ].join('');
}

function drawMatch({ teams, score, head, foot }: MatchCard): string[] {
  return [
    text(head, { x: 1136, y: 92, size: 30, fill: DIM, anchor: 'end' }),
    drawTeam(teams[0], 300),
    drawTeam(teams[1], 900),
    `<path d="M634 205h20l-88 250h-20Z" fill="${SOLID}"/>`,
    ...(score
      ? [
          text(String(score[0]), { x: 520, y: 360, size: 120, weight: 840, anchor: 'middle' }),
          text(String(score[1]), { x: 680, y: 360, size: 120, weight: 840, anchor: 'middle' }),
        ]
      : []),
    text(foot, { x: 600, y: 606, size: 30, fill: DIM, anchor: 'middle' }),
  ];
}

function drawTeam({ name, tag, logo }: CardTeam, x: number): string {
  const mark = logo
    ? `<image x="${x - 100}" y="185" width="200" height="200" href="data:image/png;base64,${logo.toString('base64')}"/>`
    : `<path d="M${x - 90} 195h180v110c0 46-40 70-90 84c-50-14-90-38-90-84Z" fill="#222826" stroke="${SOLID}" stroke-width="6"/>${text(tag, { x, y: 305, size: fitted(tag, 150, 64), weight: 800, anchor: 'middle' })}`;
  const size = fitted(name, 500, 60);
  return mark + text(name, { x, y: 480, size, weight: 800, anchor: 'middle' });
}

function drawCover({ kicker, title, lines }: CoverCard): string[] {
  return [
    text(kicker, { x: 64, y: 250, size: 36, fill: SOLID, weight: 700 }),
    text(title, { x: 64, y: 352, size: fitted(title, 1072, 104), weight: 800 }),
    `<path d="M64 394h220l-10 14H64Z" fill="${SOLID}"/>`,
    ...lines.map((line, index) => text(line, { x: 64, y: 472 + index * 52, size: 36, fill: DIM })),
  ];
}

function brandOf(brand: string): string {
  return `<path d="M86 58h30l-14 44H72Z" fill="${INK}"/><path d="M122 58h26l-14 44h-26Z" fill="${SOLID}"/>${text(brand, { x: 162, y: 95, size: 42, weight: 800 })}`;
}

interface Writing {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly weight?: number;
  readonly fill?: string;
  readonly anchor?: 'start' | 'middle' | 'end';
}

function text(
  words: string,
  { x, y, size, weight = 500, fill = INK, anchor = 'start' }: Writing,
): string {
  return `<text x="${x}" y="${y}" font-size="${size}" font-weight="${weight}" font-stretch="condensed" fill="${fill}" text-anchor="${anchor}">${escaped(words)}</text>`;
}

/** Letters of the widest font that may draw it are about this wide. */
const WIDEST_LETTER = 0.68;

function fitted(words: string, width: number, largest: number): number {
  return Math.floor(Math.min(largest, width / (Math.max(1, words.length) * WIDEST_LETTER)));
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escaped(words: string): string {
  return words.replace(/[&<>"]/g, (character) => ESCAPES[character]!);
}
