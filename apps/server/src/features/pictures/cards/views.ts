/** Cards as SVG, for servers without a browser. Pure: the same card gives the same picture. */
import type { StreamCover } from '@mes/contract/stream';
import { broadcastAccent } from '@mes/domain/colours/accent';
import type { Skin } from '@mes/domain/tournament/name/skin';
import type { SceneLook } from '../../stream/service';

export interface CardTeam {
  readonly name: string;
  readonly tag: string;
  /** A PNG, or null for an emblem with the tag. */
  readonly logo: Buffer | null;
}

export interface MatchCard {
  readonly kind: 'match';
  readonly head: string;
  readonly foot: string;
  readonly teams: readonly [CardTeam, CardTeam];
  /** Null before the first map is won, and where the picture must not reveal it. */
  readonly score: readonly [number, number] | null;
}

type CoverCard = { readonly kind: 'cover' } & Pick<StreamCover, 'kicker' | 'title' | 'lines'>;

export type Card = MatchCard | CoverCard;

export interface CardBrand {
  readonly name: string;
  /** A PNG, or null for the strokes of the program. */
  readonly mark: Buffer | null;
  /** The accent, legible on dark. */
  readonly solid: string;
}

/** The size of video thumbnails, which is large enough for previews of links too. */
export const PICTURE_WIDTH = 1280;
export const PICTURE_HEIGHT = 720;

const INK = '#f0efe7';
const DIM = '#b7bdb5';
/** The accent of cards, where the community has none. */
export const PICTURE_SOLID = '#ef650b';

/** As in the skins of the design on dark; a test compares them. */
export const SKIN_SOLIDS: Readonly<Record<Skin, string>> = {
  circuit: '#0cc2bd',
  embers: '#ef650b',
  league: '#608ffe',
  worlds: '#e3b83a',
  pistol: '#fd6cc6',
};

/** The accent that was chosen for a tournament, else that of its skin; nothing for the house. */
export function cardColour({
  skin,
  accent,
}: Pick<SceneLook, 'skin' | 'accent'>): Partial<Pick<CardBrand, 'solid'>> {
  if (accent !== null) return { solid: broadcastAccent(accent) };
  return skin ? { solid: SKIN_SOLIDS[skin] } : {};
}

export function renderCard(card: Card, brand: CardBrand): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 675" width="${PICTURE_WIDTH}" height="${PICTURE_HEIGHT}" font-family="Archivo Variable, DejaVu Sans Condensed, sans-serif">`,
    '<rect width="1200" height="675" fill="#0b0e0d"/>',
    '<path d="M760 0h440v675H592Z" fill="#121615"/>',
    renderBrand(brand),
    ...(card.kind === 'match' ? renderMatch(card, brand) : renderCover(card, brand)),
    '</svg>',
  ].join('');
}

function renderMatch({ teams, score, head, foot }: MatchCard, { solid }: CardBrand): string[] {
  return [
    renderText(head, { x: 1136, y: 92, size: 30, fill: DIM, anchor: 'end' }),
    renderTeam(teams[0], { x: 300, solid }),
    renderTeam(teams[1], { x: 900, solid }),
    `<path d="M634 205h20l-88 250h-20Z" fill="${solid}"/>`,
    ...(score
      ? [
          renderText(String(score[0]), {
            x: 520,
            y: 360,
            size: 120,
            weight: 840,
            anchor: 'middle',
          }),
          renderText(String(score[1]), {
            x: 680,
            y: 360,
            size: 120,
            weight: 840,
            anchor: 'middle',
          }),
        ]
      : []),
    renderText(foot, { x: 600, y: 606, size: 30, fill: DIM, anchor: 'middle' }),
  ];
}

function renderTeam(
  { name, tag, logo }: CardTeam,
  { x, solid }: { x: number; solid: string },
): string {
  const mark = logo
    ? `<image x="${x - 100}" y="185" width="200" height="200" href="data:image/png;base64,${logo.toString('base64')}"/>`
    : `<path d="M${x - 90} 195h180v110c0 46-40 70-90 84c-50-14-90-38-90-84Z" fill="#222826" stroke="${solid}" stroke-width="6"/>${renderText(tag, { x, y: 305, size: fitFontSize(tag, { width: 150, largest: 64 }), weight: 800, anchor: 'middle' })}`;
  const size = fitFontSize(name, { width: 500, largest: 60 });
  return mark + renderText(name, { x, y: 480, size, weight: 800, anchor: 'middle' });
}

function renderCover({ kicker, title, lines }: CoverCard, { solid }: CardBrand): string[] {
  return [
    renderText(kicker, { x: 64, y: 250, size: 36, fill: solid, weight: 700 }),
    renderText(title, {
      x: 64,
      y: 352,
      size: fitFontSize(title, { width: 1072, largest: 104 }),
      weight: 800,
    }),
    `<path d="M64 394h220l-10 14H64Z" fill="${solid}"/>`,
    ...lines.map((line, index) =>
      renderText(line, { x: 64, y: 472 + index * 52, size: 36, fill: DIM }),
    ),
  ];
}

function renderBrand({ name, mark, solid }: CardBrand): string {
  const sign = mark
    ? `<image x="72" y="50" width="60" height="60" href="data:image/png;base64,${mark.toString('base64')}"/>`
    : `<path d="M86 58h30l-14 44H72Z" fill="${INK}"/><path d="M122 58h26l-14 44h-26Z" fill="${solid}"/>`;
  return `${sign}${renderText(name, { x: mark ? 150 : 162, y: 95, size: 42, weight: 800 })}`;
}

interface TextOptions {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly weight?: number;
  readonly fill?: string;
  readonly anchor?: 'start' | 'middle' | 'end';
}

function renderText(
  content: string,
  { x, y, size, weight = 500, fill = INK, anchor = 'start' }: TextOptions,
): string {
  return `<text x="${x}" y="${y}" font-size="${size}" font-weight="${weight}" font-stretch="condensed" fill="${fill}" text-anchor="${anchor}">${escapeMarkup(content)}</text>`;
}

/** Width of a letter in the widest of the fonts, relative to the font size. */
const WIDEST_LETTER = 0.68;

function fitFontSize(
  content: string,
  { width, largest }: { width: number; largest: number },
): number {
  return Math.floor(Math.min(largest, width / (Math.max(1, content.length) * WIDEST_LETTER)));
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escapeMarkup(content: string): string {
  return content.replace(/[&<>"]/g, (character) => ESCAPES[character]!);
}
