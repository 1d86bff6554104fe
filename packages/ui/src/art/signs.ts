import type { Skin } from '@mes/domain/tournament/name/skin';

/** The sign of each series of tournaments: a path of 64 by 64 with the fill rule evenodd. */
export const SIGNS: Readonly<Record<Skin | 'house', string>> = {
  // Two strokes at the angle of the MES logo.
  house: 'M14 60 28 4h14L28 60ZM34 60 48 4h12L46 60Z',
  circuit:
    'M6 28h14a12 12 0 0 1 22-6h16v8H42a12 12 0 0 1-2 6l12 12v10h-8V50L35 41a12 12 0 0 1-15-5H6ZM32 24a6 6 0 1 0 0 12 6 6 0 0 0 0-12Z',
  embers:
    'M33 3c4 12 19 20 19 37a20 20 0 0 1-40 0c0-9 5-15 10-20 1 6 3 9 6 11C27 20 27 10 33 3ZM32 40c-5 4-7 7-7 11a7 7 0 0 0 14 0c0-4-2-7-7-11Z',
  league: 'M32 4 58 26v14L32 18 6 40V26ZM32 30l26 22v8H46L32 47 18 60H6v-8Z',
  worlds:
    'M32 4a28 28 0 1 1 0 56 28 28 0 0 1 0-56Zm-4 7c-5 3-9 9-10 17h10Zm8 0v17h10c-1-8-5-14-10-17ZM12 36c1 6 4 10 8 13-1-4-2-8-2-13Zm6-8c0-5 1-9 2-13-4 3-7 7-8 13Zm10 8H26c1 8 1 13 2 17Zm8 17c5-3 9-9 10-17H36Zm16-17h-6c0 5-1 9-2 13 4-3 7-7 8-13Zm0-8c-1-6-4-10-8-13 1 4 2 8 2 13Z',
  pistol:
    'M32 4a28 28 0 1 1 0 56 28 28 0 0 1 0-56Zm0 8a20 20 0 1 0 0 40 20 20 0 0 0 0-40Zm0 12a8 8 0 1 1 0 16 8 8 0 0 1 0-16ZM29 0h6v10h-6Zm0 54h6v10h-6ZM0 29h10v6H0Zm54 0h10v6H54Z',
};
