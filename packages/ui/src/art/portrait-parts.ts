import type { Side } from '@mes/domain/series/team-slots';

interface Tones {
  shadow: string;
  cloth: string;
  gear: string;
  shine: string;
  skin: string;
}

export const TONES: Record<Side, Tones> = {
  coalition: {
    shadow: '#0d1c2a',
    cloth: '#1d3a52',
    gear: '#2d587a',
    shine: '#8fc9f5',
    skin: '#3b6d94',
  },
  breach: {
    shadow: '#251405',
    cloth: '#4a2d10',
    gear: '#74491c',
    shine: '#f0b25e',
    skin: '#936129',
  },
};

/** What a figure wears on its head, back to front. */
type HeadGear = readonly (readonly [tone: keyof Tones, outline: string])[];

const helmetAndGoggles: HeadGear = [
  ['gear', 'M56 92c-2-40 16-64 44-64s46 24 44 64l-8 4-4-14H68l-4 14Z'],
  ['shadow', 'M62 82h76v22c-14 8-62 8-76 0Z'],
  ['shine', 'M68 87h27v11c-9 3-20 3-27 0Zm37 0h27v11c-7 3-18 3-27 0Z'],
  ['gear', 'M70 128c14 12 46 12 60 0l-6 24c-10 10-38 10-48 0Z'],
];

const capAndHeadset: HeadGear = [
  ['gear', 'M60 74c0-28 16-44 40-44s40 16 40 44l22 6c-2 8-30 6-38 4H60Z'],
  ['shine', 'M58 78h10v30H58Zm74 0h10v30h-10Z'],
  ['shadow', 'M60 108c2 22 14 32 30 34v-7c-12-2-22-10-24-27Z'],
];

const beretAndScarf: HeadGear = [
  ['gear', 'M58 74c-6-30 26-50 54-42 24 6 34 22 30 36-26-8-58-6-84 6Z'],
  ['shine', 'M113 48a7 7 0 1 0 14 0 7 7 0 1 0-14 0Z'],
  ['shadow', 'M64 116c18 10 54 10 72 0-2 24-16 42-36 42s-34-18-36-42Z'],
];

const fullHelmet: HeadGear = [
  ['gear', 'M54 96c-4-44 18-70 46-70s50 26 46 70l-6 30H60Z'],
  ['shadow', 'M66 76h68v18H66Z'],
  ['shine', 'M66 80h68v8H66Z'],
  ['shadow', 'M82 126h36v26H82Z'],
];

const hood: HeadGear = [
  ['gear', 'M44 172c-6-70-2-146 56-146s62 76 56 146l-22 6c8-30 6-96-34-96s-42 66-34 96Z'],
  ['shadow', 'M70 116c16 8 44 8 60 0 0 26-14 42-30 42s-30-16-30-42Z'],
];

const balaclava: HeadGear = [
  ['gear', 'M62 86c-2-34 14-52 38-52s40 18 38 52c0 40-14 72-38 72S62 126 62 86Z'],
  ['shine', 'M70 80h60v14H70Z'],
  ['shadow', 'M98 80h4v14h-4Z'],
  ['shadow', 'M58 66c2-24 20-38 42-38s40 14 42 38l-42-8Z'],
];

const bandana: HeadGear = [
  ['gear', 'M60 68c8-28 26-40 46-38s34 16 34 40c-20-10-60-10-80-2Z'],
  ['shadow', 'M62 102c22 6 54 6 76 0l-4 32-34 30-34-30Z'],
  ['shine', 'M62 70h76v7H62Z'],
];

const topknotAndShades: HeadGear = [
  ['gear', 'M90 18c8-4 14-4 20 0l8 34H82Z'],
  ['gear', 'M62 74c4-24 18-36 38-36s34 12 38 36l-14-12H76Z'],
  ['shine', 'M64 80h33v14c-10 6-28 6-33-4Zm39 0h33v10c-5 10-23 10-33 4Z'],
  ['shadow', 'M74 128c16 8 36 8 52 0-4 20-14 30-26 30s-22-10-26-30Z'],
];

/** A player wears the same on both sides: a face belongs to a person, only its colours to a side. */
export const GEAR: readonly HeadGear[] = [
  helmetAndGoggles,
  capAndHeadset,
  beretAndScarf,
  fullHelmet,
  hood,
  balaclava,
  bandana,
  topknotAndShades,
];

/** What is on the chest. */
export const CHESTS: readonly (readonly [tone: keyof Tones, outline: string])[] = [
  ['gear', 'M40 186l18-7 102 61h-40Z'],
  ['shadow', 'M52 180h14v60H52Zm82 0h14v60h-14ZM66 206h68v12H66Z'],
  ['shine', 'M130 204l16 10 16-10v7l-16 10-16-10Zm0 13l16 10 16-10v7l-16 10-16-10Z'],
  ['gear', 'M62 176l38 40 38-40 14 6-52 54-52-54Z'],
  ['shine', 'M48 208h24v5H48Zm0 10h24v5H48Zm0 10h24v5H48Z'],
  ['shine', 'M146 202l4 9 10 1-8 6 3 10-9-5-9 5 3-10-8-6 10-1Z'],
];

/** What is around the neck. */
export const COLLARS: readonly (readonly [tone: keyof Tones, outline: string])[] = [
  ['gear', 'M72 172l28 26 28-26 4 12-32 30-32-30Z'],
  ['shadow', 'M74 160h52l6 22c-18 10-46 10-64 0Z'],
  ['shine', 'M76 166c14 12 34 12 48 0l4 8c-16 16-40 16-56 0Zm34 18 12 34-10 2-10-34Z'],
];
