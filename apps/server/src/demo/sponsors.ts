/** Sponsors of the demo's stream. Their logos are drawn stroke by stroke: no font is needed. */
import sharp from 'sharp';
import { preparePicture } from '../platform/files/pictures';
import type { FileStore } from '../platform/files/store';

interface DemoSponsor {
  readonly name: string;
  readonly ground: string;
  readonly ink: string;
  /** A drawing of 100 by 100. */
  readonly mark: string;
}

export const DEMO_SPONSORS: readonly DemoSponsor[] = [
  {
    name: 'Kite',
    ground: '#123c69',
    ink: '#f6f1e4',
    mark: '<path d="M50 6 88 44 50 94 12 44Z" fill="#f2a93b"/><path d="M50 6V94M12 44H88" stroke="#123c69" stroke-width="6"/>',
  },
  {
    name: 'Oren',
    ground: '#1f3d2b',
    ink: '#f4ead2',
    mark: '<path d="M50 4 84 52H66L92 88H8L34 52H16Z" fill="#7fc08a"/><path d="M44 84H56V98H44Z" fill="#c99355"/>',
  },
  {
    name: 'Volt',
    ground: '#231a3d',
    ink: '#f7f3ff',
    mark: '<path d="M58 2 18 58H46L38 98 82 38H54Z" fill="#ffd84d"/>',
  },
  {
    name: 'Runa',
    ground: '#5a1f26',
    ink: '#fbeee2',
    mark: '<circle cx="50" cy="50" r="42" fill="none" stroke="#f08a6c" stroke-width="9"/><path d="M50 22V78M30 42 50 22 70 42" fill="none" stroke="#f08a6c" stroke-width="9"/>',
  },
];

/** Of 60 by 100. */
const LETTERS: Readonly<Record<string, string>> = {
  A: 'M4 96 30 6 56 96M14 64H46',
  E: 'M54 6H8V94H54M8 50H46',
  I: 'M30 6V94',
  K: 'M8 6V94M54 6 10 54M24 40 56 94',
  L: 'M8 6V94H54',
  N: 'M6 94V6L54 94V6',
  O: 'M8 30 24 6H36L52 30V70L36 94H24L8 70Z',
  R: 'M8 94V6H40L52 18V40L40 52H8M32 52 54 94',
  T: 'M4 6H56M30 6V94',
  U: 'M8 6V74L22 94H38L52 74V6',
  V: 'M4 6 30 94 56 6',
};

const LETTER_STEP = 80;
const WIDTH = 620;

/** Returns the name that the picture is stored under. */
export async function saveLogo(
  sponsor: DemoSponsor,
  files: Pick<FileStore, 'savePicture'>,
): Promise<string> {
  const upload = await sharp(Buffer.from(drawLogo(sponsor)))
    .png()
    .toBuffer();
  return files.savePicture(await preparePicture(upload, { maxWidth: WIDTH, maxHeight: WIDTH }));
}

/** With a ground of its own: packages show it on light and on dark plates. */
function drawLogo({ name, ground, ink, mark }: DemoSponsor): string {
  const letters = Array.from(
    name.toUpperCase(),
    (letter, place) =>
      `<path d="${LETTERS[letter]}" transform="translate(${place * LETTER_STEP} 0)"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="160" viewBox="0 0 620 160">
    <rect width="620" height="160" fill="${ground}"/>
    <g transform="translate(44 30)">${mark}</g>
    <g transform="translate(226 30)" fill="none" stroke="${ink}" stroke-width="15">${letters.join('')}</g>
  </svg>`;
}
