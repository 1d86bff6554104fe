/** Drawn pictures of the items of the store, 16 by 9 as their cards. */
import sharp from 'sharp';
import { preparePicture } from '../../platform/files/pictures';
import type { FileStore } from '../../platform/files/store';

const WIDTH = 1_280;
const HEIGHT = 720;
const INK = '#f0efe7';

export type StorePicture = keyof typeof THINGS;

/** The ground of a picture, and the thing on it; drawn on 320 by 180, in its middle. */
const THINGS = {
  stickers: {
    field: '#0f3b3c',
    glow: '#0cc2bd',
    drawing: `<g transform="rotate(-6 160 90)"><rect x="96" y="26" width="128" height="128" rx="6" fill="${INK}"/>
      ${[0, 1, 2].flatMap((row) => [0, 1, 2].map((column) => sticker(row, column))).join('')}
      <path d="M224 126v28h-28Z" fill="#c9c8bf"/></g>`,
  },
  stream: {
    field: '#2a1033',
    glow: '#fd6cc6',
    drawing: `<rect x="78" y="30" width="164" height="98" rx="8" fill="#120c18" stroke="${INK}" stroke-width="5"/>
      <path d="M140 58v42l40-21Z" fill="#d92638"/><path d="M132 146h56M160 130v16" stroke="${INK}" stroke-width="6"/>
      <path d="M92 106h84v12H92Z" fill="#fd6cc6"/><path d="M98 112h52" stroke="#120c18" stroke-width="4"/>`,
  },
  coach: {
    field: '#12213f',
    glow: '#608ffe',
    drawing: `<rect x="88" y="24" width="144" height="104" rx="4" fill="#1d2f25" stroke="${INK}" stroke-width="5"/>
      <path d="m108 46 14 14m0-14-14 14m74 40 14 14m0-14-14 14" stroke="#fd7c7b" stroke-width="5"/>
      <circle cx="196" cy="54" r="9" fill="none" stroke="#3cc771" stroke-width="5"/>
      <path d="M128 96c10-30 30-36 52-38m-9-9 10 9-9 9" fill="none" stroke="${INK}" stroke-width="4" stroke-dasharray="9 6"/>
      <path d="m120 128-16 28m96-28 16 28" stroke="${INK}" stroke-width="5"/>`,
  },
  mousePad: {
    field: '#3a1206',
    glow: '#ef650b',
    drawing: `<path d="m70 66 150-30 34 82-160 34Z" fill="#161311" stroke="#ef650b" stroke-width="3"/>
      <path d="M108 116c12-24 22-26 20-8s8 4 18-10 10 14 20 4 22-14 34-12" fill="none" stroke="${INK}" stroke-width="4" stroke-linecap="round"/>
      <g transform="rotate(14 206 76)"><rect x="190" y="50" width="36" height="56" rx="18" fill="#e7e5dc"/>
      <path d="M208 50v20" stroke="#3a1206" stroke-width="3"/><rect x="205" y="60" width="6" height="14" rx="3" fill="#ef650b"/></g>`,
  },
  jersey: {
    field: '#1c2413',
    glow: '#e3b83a',
    drawing: `<path d="m126 24-52 24 14 40 22-8v78h100V80l22 8 14-40-52-24c-8 16-60 16-68 0Z" fill="#17191b" stroke="${INK}" stroke-width="3"/>
      <path d="M110 112h100v14H110Z" fill="#e3b83a"/><path d="M126 24c8 16 60 16 68 0" fill="none" stroke="#e3b83a" stroke-width="6"/>
      <path d="m144 66 10-8v36m18-36h20l-14 16c14 0 14 20-2 20-6 0-10-2-12-6" fill="none" stroke="${INK}" stroke-width="6"/>`,
  },
  ticket: {
    field: '#33270a',
    glow: '#e3b83a',
    drawing: `<g transform="rotate(-8 160 90)"><path d="M66 52h188v22a16 16 0 0 0 0 32v22H66v-22a16 16 0 0 0 0-32Z" fill="#e3b83a"/>
      <path d="M206 56v68" stroke="#33270a" stroke-width="4" stroke-dasharray="8 6"/>
      <path d="M118 66h38v14c0 14-8 22-19 22s-19-8-19-22Zm0 6h-12c0 14 6 20 14 20m36-20h12c0 14-6 20-14 20m-17 10v10m-14 4h28" fill="none" stroke="#33270a" stroke-width="5"/>
      <path d="M222 74v32m10-32v32m8-32v32" stroke="#33270a" stroke-width="4"/></g>`,
  },
} as const;

function sticker(row: number, column: number): string {
  const colours = ['#ef650b', '#0cc2bd', '#608ffe', '#e3b83a', '#fd6cc6', '#3cc771'];
  const shapes = [
    'M-13-8 0-15 13-8V6L0 15-13 6Z',
    'M0-14 4-4 14-4 6 3 9 14 0 7-9 14-6 3-14-4-4-4Z',
    'M-13-12H13V2L0 14-13 2Z',
    'M0-14 14 0 0 14-14 0Z',
  ];
  const [x, y] = [122 + column * 38, 52 + row * 38];
  const index = row * 3 + column;
  return `<path d="${shapes[index % 4]}" fill="${colours[index % 6]}" transform="translate(${x} ${y})"/>`;
}

/** Returns the name that the picture is stored under. */
export async function saveStorePicture(
  thing: StorePicture,
  files: Pick<FileStore, 'savePicture'>,
): Promise<string> {
  const { field, glow, drawing } = THINGS[thing];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 320 180">
    <defs><radialGradient id="g" cx=".5" cy=".45" r=".75"><stop offset="0" stop-color="${glow}" stop-opacity=".55"/>
    <stop offset="1" stop-color="${field}" stop-opacity="0"/></radialGradient></defs>
    <rect width="320" height="180" fill="${field}"/><rect width="320" height="180" fill="url(#g)"/>
    <path d="M-20 180 90 0h36L16 180Zm210 0L300 0h24L214 180Z" fill="#fff" opacity=".05"/>
    ${drawing}</svg>`;
  const upload = await sharp(Buffer.from(svg)).png().toBuffer();
  return files.savePicture(await preparePicture(upload, { maxWidth: WIDTH, maxHeight: HEIGHT }));
}
