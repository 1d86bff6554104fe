import type { CaptureWarning } from '@mes/contract/capture';
import type { CaptureToggle, RoundEnding, WeaponClass } from '@mes/domain/capture/events';
import type { WarningKind } from '@mes/domain/capture/warnings';
import type { Side } from '@mes/domain/series/opponents';

export const SIDE_LABELS: Readonly<Record<Side, string>> = {
  coalition: 'Coalition',
  breach: 'Breach',
};

export const WEAPON_LABELS: Readonly<Record<WeaponClass, string>> = {
  assault_rifle: 'Rifle',
  smg: 'SMG',
  shotgun: 'Shotgun',
  sniper: 'Sniper',
  pistol: 'Pistol',
  melee: 'Knife',
  grenade: 'Grenade',
  other: 'Other',
};

export const ENDING_LABELS: Readonly<Record<RoundEnding, string>> = {
  elimination: 'everyone eliminated',
  explosion: 'bomb exploded',
  defuse: 'bomb defused',
  time_over: 'time over',
};

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

const WARNING_LABELS: Readonly<Record<WarningKind, (name: string) => string>> = {
  unknown_player: (name) => `${name} is not in the line-up.`,
  already_dead: (name) => `${name} fell twice; the second does not count.`,
  acted_dead: (name) => `${name} acted after falling.`,
  team_kill: (name) => `${name} eliminated a teammate.`,
  assist_not_counted: (name) => `The assist of ${name} does not count.`,
  wrong_side: () => 'Planted or defused by the wrong side. Are the sides swapped?',
  twice_in_round: () => 'A second plant or defuse, which does not count.',
  not_planted: () => 'Defused or exploded without a plant.',
  wrong_winner: () => 'That side cannot win this way.',
  unexplained_end: () => 'Nothing says how the round was won.',
  empty_round: () => 'Ended without any event. Was it ended twice?',
  kills_and_deaths_differ: () => 'Kills and deaths differ.',
  swap_missing: () => 'Sides should have swapped before this round.',
  swap_unexpected: () => 'Sides swapped where they do not.',
  after_the_end: () => 'The map was already decided.',
};

/** `Round 14: Kills and deaths differ.` */
export function warningText(warning: CaptureWarning, nameOf: (player: string) => string): string {
  const name = warning.player === null ? 'Somebody' : nameOf(warning.player);
  return `Round ${warning.round}: ${WARNING_LABELS[warning.kind](name)}`;
}

/** `1:04`: since something began. */
export function clockText(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1_000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
