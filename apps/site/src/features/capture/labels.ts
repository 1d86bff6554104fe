import type { CaptureToggle } from '@mes/domain/capture/events';

export const TOGGLE_LABELS: Readonly<Record<CaptureToggle, string>> = {
  elimination: 'Eliminations',
  headshot: 'Headshots',
  assist: 'Assists',
  weapon: 'Weapons',
  plant: 'Plants',
  defuse: 'Defuses',
  explosion: 'Explosions',
  time_over: 'Time over',
  side_swap: 'Swaps of sides',
};
