/** Drawn logos of teams: a badge, an animal or an object, and two colours. */
import { pick, type Random } from '@mes/domain/random/random';
import type { Colours } from './photo';

const BADGES = [
  // Shield, roundel, pennant, diamond, arch.
  'M128 10 232 44v82c0 62-44 98-104 122C68 224 24 188 24 126V44Z',
  'M128 8a120 120 0 1 1 0 240 120 120 0 0 1 0-240Z',
  'M20 18h216v150l-108 80L20 168Z',
  'M128 4 248 128 128 252 8 128Z',
  'M28 248V112C28 52 74 10 128 10s100 42 100 102v136l-100-40Z',
  'M76 10h104l68 72v92l-68 72H76L8 174V82Z',
];

/** In the middle of 256, about 130 wide; the second shape is in the colour of the ground. */
const CHARGES: readonly (readonly [shape: string, details: string])[] = [
  // Fox.
  [
    'M62 62l40 34h52l40-34 4 66-34 40-36 32-36-32-34-40Z',
    'M86 116l26 10-6 12-22-8Zm84 0-26 10 6 12 22-8Zm-42 66-12-14h24Z',
  ],
  // Owl.
  [
    'M66 62l34 20h56l34-20v64c0 44-26 70-62 74-36-4-62-30-62-74Z',
    'M102 108a18 18 0 1 1 0 36 18 18 0 0 1 0-36Zm52 0a18 18 0 1 1 0 36 18 18 0 0 1 0-36Zm-26 34 12 20-12 12-12-12Z',
  ],
  // Bull.
  [
    'M50 66c6 28 22 36 42 36h72c20 0 36-8 42-36 14 40-2 62-26 68l-16 50-36 20-36-20-16-50c-24-6-40-28-26-68Z',
    'M104 132l16 6-4 10-14-4Zm48 0-16 6 4 10 14-4Zm-36 42h8v8h-8Zm16 0h8v8h-8Z',
  ],
  // Snake.
  [
    'M128 56c40 0 58 22 52 44-8 26-72 20-72 40 0 14 40 12 62 4l8 22c-50 24-106 10-104-28 2-36 62-34 66-46 2-8-20-10-40-2l-26 12-10-22c18-14 40-24 64-24Z',
    'M150 76a7 7 0 1 1 0 14 7 7 0 0 1 0-14Z',
  ],
  // Bear.
  [
    'M84 62a24 24 0 0 1 22 14h44a24 24 0 1 1 36 34c6 20 6 36 0 52-10 26-32 38-58 38s-48-12-58-38c-6-16-6-32 0-52a24 24 0 0 1 14-48Z',
    'M102 122a8 8 0 1 1 0 16 8 8 0 0 1 0-16Zm52 0a8 8 0 1 1 0 16 8 8 0 0 1 0-16Zm-26 22c16 0 22 8 22 20s-8 22-22 22-22-10-22-22 6-20 22-20Zm0 8c-8 0-10 3-10 7s6 8 10 8 10-4 10-8-2-7-10-7Z',
  ],
  // Shark.
  [
    'M40 150c34-10 54-34 62-78 26 20 44 40 52 58 26 4 46 16 62 38-30 10-58 14-84 12l-26 22-6-26c-26-4-46-14-60-26Z',
    'M168 148a6 6 0 1 1 0 12 6 6 0 0 1 0-12Zm-40-6h6v24h-6Zm-14 0h6v22h-6Z',
  ],
  // Raven.
  [
    'M58 176c0-74 44-108 100-98l50 34-44 12c0 46-34 72-88 72 16-14 20-20 20-28-12 8-24 12-38 8Z',
    'M152 96a9 9 0 1 1 0 18 9 9 0 0 1 0-18Z',
  ],
  // Stag.
  [
    'M70 48c0 24 10 36 28 40V62h10v30h40V62h10v26c18-4 28-16 28-40h10c2 38-12 56-36 62l6 34-18 46-20 14-20-14-18-46 6-34c-24-6-38-24-36-62Z',
    'M108 130l14 6-2 10-12-4Zm40 0-14 6 2 10 12-4Z',
  ],
  // Anchor.
  [
    'M128 48a22 22 0 0 1 12 40v14h32v20h-32v60c22-4 36-18 40-36l-14 4 22-36 22 36-12-4c-6 40-34 62-70 62s-64-22-70-62l-12 4 22-36 22 36-14-4c4 18 18 32 40 36v-60H84v-20h32V88a22 22 0 0 1 12-40Z',
    'M128 62a9 9 0 1 1 0 18 9 9 0 0 1 0-18Z',
  ],
  // Flame.
  [
    'M134 46c8 40 52 58 48 104-4 34-26 54-54 54s-52-20-50-54c2-28 24-38 28-66 14 12 18 28 18 42 14-24 14-52 10-80Z',
    'M128 144c-14 14-18 22-18 32a18 18 0 0 0 36 0c0-10-4-18-18-32Z',
  ],
  // Crown.
  ['M56 176 48 92l44 36 36-60 36 60 44-36-8 84Zm0 12h144v18H56Z', 'M116 152l12-16 12 16-12 16Z'],
  // Swords.
  [
    'M60 56l26 6 84 92 14-14 10 10-18 18 22 24-12 12-24-22-18 18-10-10 14-14-92-84Zm136 0-26 6-30 34 20 22 34-36Zm-80 82-22 24 14 14-10 10-18-18-24 22-12-12 22-24-18-18 10-10 14 14 24-26Z',
    '',
  ],
  // Tower.
  [
    'M78 56h20v18h20V56h20v18h20V56h20v44l-12 12v88H90v-88L78 100Z',
    'M116 200v-34a12 12 0 0 1 24 0v34Zm6-74h12v20h-12Z',
  ],
];

const COLOURS: readonly Colours[] = [
  { field: '#c2372c', deep: '#3a0d0c', bright: '#ffd9a8' },
  { field: '#1f6fb2', deep: '#0b2440', bright: '#cfeaff' },
  { field: '#148a66', deep: '#07322a', bright: '#d3ffe6' },
  { field: '#d99a1f', deep: '#3d2506', bright: '#fff3cf' },
  { field: '#6a46c0', deep: '#1d1140', bright: '#e9dcff' },
  { field: '#c23a78', deep: '#3c0c26', bright: '#ffd8ea' },
  { field: '#2f3a48', deep: '#10151c', bright: '#f3c64b' },
  { field: '#e06a25', deep: '#40190a', bright: '#ffe7d1' },
  { field: '#178c96', deep: '#06303a', bright: '#d2fbff' },
  { field: '#5b7a2a', deep: '#1c280c', bright: '#f2ffc8' },
  { field: '#8c2337', deep: '#2a0812', bright: '#f7d9b0' },
  { field: '#24408e', deep: '#0b1533', bright: '#ff9d5c' },
];

/** Neighbours in the list of teams have other colours, badges and animals. */
export function coloursOf(index: number): Colours {
  return COLOURS[(index * 5) % COLOURS.length]!;
}

/** A square of 256 with a transparent ground. */
export function drawLogo(random: Random, index: number): string {
  const { field, deep, bright } = coloursOf(index);
  const badge = BADGES[(index * 5 + Math.floor(index / 6)) % BADGES.length]!;
  const [shape, details] = CHARGES[(index * 3 + Math.floor(index / 13)) % CHARGES.length]!;
  const division = pick(random, [
    'M128 0h128v256H128Z',
    'M0 256 256 0v256Z',
    'M0 150l128-44 128 44v106H0Z',
    'M88 0h80v256H88Z',
    'M0 176h256v80H0Z',
  ]);
  const place = 'translate(128 128) scale(.94) translate(-128 -130)';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256" viewBox="0 0 256 256">
<clipPath id="c"><path d="${badge}"/></clipPath>
<g clip-path="url(#c)"><path d="${badge}" fill="${field}"/><path d="${division}" fill="${deep}" opacity=".38"/>
<path d="${badge}" fill="none" stroke="${deep}" stroke-width="30"/><path d="${badge}" fill="none" stroke="${bright}" stroke-width="10"/></g>
<g transform="${place}"><path d="${shape}" fill="${deep}" stroke="${deep}" stroke-width="12" stroke-linejoin="round"/>
<path d="${shape}" fill="${bright}" fill-rule="evenodd"/><path d="${details}" fill="${deep}" fill-rule="evenodd"/></g></svg>`;
}
