/** Drawn photos of players: a bust in the colours of the team, unlike any other. */
import { between, pick, type Random } from '@mes/domain/random/random';

export interface Colours {
  readonly field: string;
  readonly deep: string;
  readonly bright: string;
}

const SKINS = ['#f3cfb3', '#e9b995', '#d79f78', '#bd8258', '#97623f', '#6f452c', '#f0c3a2'];
const HAIRS = ['#1d1714', '#3a261a', '#5c3a22', '#8a5a2e', '#c9974f', '#a63d22', '#6d6f78'];
const EYES = ['#3b2a1e', '#2f4a63', '#3c5a3a', '#4a3b2a'];

/** Drawn on 320 by 320, in the size at which lists and heads of pages show it. */
export function drawPhoto(random: Random, colours: Colours): string {
  const skin = pick(random, SKINS);
  const hair = pick(random, HAIRS);
  const isLong = random() < 0.3;
  const width = between(random, 56, 64);
  const face = { skin, hair, width, isLong };
  return `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256" viewBox="0 0 320 320">
<defs><radialGradient id="b" cx=".5" cy=".38" r=".8"><stop offset="0" stop-color="${colours.field}"/>
<stop offset="1" stop-color="${colours.deep}"/></radialGradient></defs>
<rect width="320" height="320" fill="url(#b)"/>
<path d="M${between(random, -40, 60)} 320 190 0h${between(random, 30, 70)}L60 320Z" fill="#fff" opacity=".06"/>
${isLong ? drawLongHair(random, face) : ''}${drawBody(random, colours)}${drawHead(random, face)}
${isLong ? drawFringe(random, face) : drawShortHair(random, face)}${drawExtras(random, face, colours)}</svg>`;
}

interface Face {
  readonly skin: string;
  readonly hair: string;
  /** Half of the head. */
  readonly width: number;
  readonly isLong: boolean;
}

function drawBody(random: Random, { field, deep, bright }: Colours): string {
  const stripe = pick(random, [
    'M0 300 96 232l16 10L14 320H0Z M320 300 224 232l-16 10 98 78h14Z',
    'M60 320V252l22-10v78Z M260 320V252l-22-10v78Z',
    'M148 268h24v52h-24Z',
    'M20 320 150 250h20l130 70h-40l-100-54-100 54Z',
  ]);
  return `<path d="M6 320c4-56 48-76 112-88h84c64 12 108 32 112 88Z" fill="${deep}"/>
<path d="M6 320c4-56 48-76 112-88h84c64 12 108 32 112 88Z" fill="${field}" opacity=".55"/>
<path d="${stripe}" fill="${bright}" opacity=".9"/>
<path d="M112 234c14 26 82 26 96 0l10 4c-16 38-100 38-116 0Z" fill="${bright}" opacity=".75"/>`;
}

function drawHead(random: Random, { skin, width }: Face): string {
  const left = 160 - width;
  const right = 160 + width;
  const eye = pick(random, EYES);
  const brow = between(random, -4, 4);
  const smile = between(random, 2, 12);
  return `<path d="M132 190h56v44c-12 18-44 18-56 0Z" fill="${skin}"/>
<path d="M132 204c16 18 40 18 56 0v14c-16 18-40 18-56 0Z" fill="#000" opacity=".16"/>
<ellipse cx="${left}" cy="152" rx="10" ry="16" fill="${skin}"/><ellipse cx="${right}" cy="152" rx="10" ry="16" fill="${skin}"/>
<path d="M${left} 134c0-54 26-76 60-76s60 22 60 76c0 52-26 88-60 88s-60-36-60-88Z" transform="translate(${160 - 160 * (width / 60)} 0) scale(${width / 60} 1)" fill="${skin}"/>
<path d="M160 58c34 0 ${width} 22 ${width} 76 0 52-26 88-${width} 88 22-24 34-52 34-88s-12-62-34-76Z" fill="#000" opacity=".07"/>
<ellipse cx="136" cy="148" rx="7" ry="6" fill="#fff"/><ellipse cx="184" cy="148" rx="7" ry="6" fill="#fff"/>
<circle cx="136" cy="148" r="4.4" fill="${eye}"/><circle cx="184" cy="148" r="4.4" fill="${eye}"/>
<path d="M122 ${134 + brow}q14-8 28 0M170 ${134}q14-8 28 ${brow}" stroke="#2a1d16" stroke-width="5" stroke-linecap="round" fill="none" opacity=".85"/>
<path d="M160 150c-2 12-8 20-6 24 3 4 9 4 13 1" stroke="#000" stroke-opacity=".28" stroke-width="3.500" stroke-linecap="round" fill="none"/>
<path d="M140 194q20 ${smile} 40 0" stroke="#7c3b34" stroke-width="4.500" stroke-linecap="round" fill="none"/>`;
}

function drawShortHair(random: Random, { hair, width }: Face): string {
  const left = 160 - width;
  const right = 160 + width;
  const shapes = [
    // Cropped.
    `M${left - 2} 128c-6-62 30-84 62-84s68 22 62 84c-6-26-16-36-30-40-20 6-46 6-64 0-14 4-24 14-30 40Z`,
    // Parted at the side.
    `M${left - 4} 132c-10-70 30-94 70-92 38 2 66 24 58 92-6-20-10-30-20-38-40 6-66-4-78-20 0 18-20 26-30 58Z`,
    // Swept up.
    `M${left} 126c-4-50 8-74 26-84 8-16 74-22 88 2 14 12 10 46 8 82-6-22-14-32-24-36-24-6-50-6-74 0-10 4-18 14-24 36Z`,
    // Very short.
    `M${left} 118c2-48 28-66 60-66s58 18 60 66c-8-18-20-26-30-28-18-4-42-4-60 0-10 2-22 10-30 28Z`,
  ];
  if (random() < 0.2)
    return Array.from({ length: 11 }, (_, index) => {
      const x = left + (index * (right - left)) / 10;
      const y = 84 - Math.sin((index / 10) * Math.PI) * 30;
      return `<circle cx="${x}" cy="${y}" r="${between(random, 17, 23)}" fill="${hair}"/>`;
    }).join('');
  return `<path d="${pick(random, shapes)}" fill="${hair}"/>`;
}

function drawLongHair(random: Random, { hair, width }: Face): string {
  const reach = between(random, 232, 286);
  const left = 160 - width - 18;
  const right = 160 + width + 18;
  return `<path d="M${left} ${reach}c-12-60-14-190 ${160 - left} -190s${right - 160 + 12} 130 ${right - 160} 190Z" fill="${hair}"/>`;
}

function drawFringe(random: Random, { hair, width }: Face): string {
  const left = 160 - width - 4;
  const right = 160 + width + 4;
  const fringes = [
    `M${left} 150c-8-80 34-104 ${160 - left} -104s${right - 160 + 8} 24 ${right - 160} 104c-8-34-22-56-40-62-30 22-70 26-104 62Z`,
    `M${left} 152c-8-82 34-106 ${160 - left} -106s${right - 160 + 8} 24 ${right - 160} 106c-6-24-12-34-16-40H${left + 16}c-6 8-12 18-16 40Z`,
    `M${left} 160c-10-90 36-114 ${160 - left} -114s${right - 160 + 10} 24 ${right - 160} 114c-10-40-34-66-64-82-30 16-54 42-64 82Z`,
  ];
  return `<path d="${pick(random, fringes)}" fill="${hair}"/>`;
}

function drawExtras(random: Random, { hair, width, isLong }: Face, { bright }: Colours): string {
  const parts: string[] = [];
  if (!isLong && random() < 0.4)
    parts.push(
      pick(random, [
        `<path d="M${160 - width} 160c4 44 28 66 60 66s56-22 60-66c-6 20-18 26-30 22-16-6-44-6-60 0-12 4-24-2-30-22Zm44 34q16-10 32 0l-4 12q-12 6-24 0Z" fill="${hair}" fill-rule="evenodd"/>`,
        `<path d="M134 188q26-18 52 0l-4-10q-22-12-44 0Z" fill="${hair}"/>`,
        `<path d="M144 206q16 10 32 0l-6 18q-10 6-20 0Z" fill="${hair}"/>`,
      ]),
    );
  if (random() < 0.25)
    parts.push(
      `<g fill="none" stroke="#22252b" stroke-width="5"><rect x="116" y="134" width="38" height="28" rx="10"/><rect x="166" y="134" width="38" height="28" rx="10"/><path d="M154 144h12M116 142l-${width - 46} -2M204 142l${width - 46} -2"/></g>`,
    );
  if (random() < 0.35)
    parts.push(
      `<path d="M${160 - width - 6} 140c-4-70 24-98 ${width + 6} -98s${width + 10} 28 ${width + 6} 98" fill="none" stroke="#1b1d22" stroke-width="11"/>
<rect x="${160 - width - 18}" y="128" width="24" height="46" rx="11" fill="#1b1d22"/><rect x="${160 + width - 6}" y="128" width="24" height="46" rx="11" fill="#1b1d22"/>
<rect x="${160 - width - 18}" y="142" width="7" height="18" rx="3" fill="${bright}"/><rect x="${160 + width + 11}" y="142" width="7" height="18" rx="3" fill="${bright}"/>
<path d="M${160 - width - 4} 172c4 26 18 34 40 34" fill="none" stroke="#1b1d22" stroke-width="5"/>`,
    );
  return parts.join('');
}
