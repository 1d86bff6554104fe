/** Which key does what on the capture board. */
import type { CaptureToggle, WeaponClass } from '@mes/domain/capture/events';
import type { TeamSlot } from '@mes/domain/series/team-slots';
import type { Press } from './chords';
import * as texts from './texts';

/** The keys of the players, in the order of the line-up. */
export const PLAYER_KEYS: Readonly<Record<TeamSlot, readonly string[]>> = {
  A: ['1', '2', '3', '4', '5'],
  B: ['6', '7', '8', '9', '0'],
};

export interface ActionKey {
  readonly key: string;
  readonly label: string;
  readonly press: Press;
  /** The key has no effect while this is not captured. */
  readonly toggle?: CaptureToggle;
}

const weapon = (key: string, label: string, weaponClass: WeaponClass): ActionKey => ({
  key,
  label,
  press: { kind: 'weapon', weapon: weaponClass },
  toggle: 'weapon',
});

export const ACTION_KEYS: readonly ActionKey[] = [
  { key: 'H', label: texts.headshot, press: { kind: 'headshot' }, toggle: 'headshot' },
  { key: 'A', label: texts.assist, press: { kind: 'assist' }, toggle: 'assist' },
  weapon('G', texts.grenade, 'grenade'),
  weapon('N', texts.knife, 'melee'),
  { key: 'P', label: texts.plant, press: { kind: 'plant' }, toggle: 'plant' },
  { key: 'D', label: texts.defuse, press: { kind: 'defuse' }, toggle: 'defuse' },
  { key: 'X', label: texts.exploded, press: { kind: 'explosion' }, toggle: 'explosion' },
  { key: 'T', label: texts.timeOver, press: { kind: 'time_over' }, toggle: 'time_over' },
];

export const WEAPON_KEYS: readonly ActionKey[] = [
  weapon('R', texts.rifle, 'assault_rifle'),
  weapon('M', texts.smg, 'smg'),
  weapon('B', texts.shotgun, 'shotgun'),
  weapon('L', texts.sniper, 'sniper'),
  weapon('C', texts.pistol, 'pistol'),
  { key: 'F', label: texts.fell, press: { kind: 'fall' }, toggle: 'elimination' },
];

export const ROUND_KEYS = {
  coalition: { key: 'Q', label: texts.coalition, press: { kind: 'round_end', side: 'coalition' } },
  breach: { key: 'W', label: texts.breach, press: { kind: 'round_end', side: 'breach' } },
} as const satisfies Record<string, ActionKey>;

export const SWAP_KEY: ActionKey = {
  key: 'S',
  label: texts.swapSides,
  press: { kind: 'side_swap' },
  toggle: 'side_swap',
};

/** Keys that are not part of an event. */
export type KeyCommand = 'undo' | 'remove' | 'close' | 'find' | 'help' | 'earlier' | 'later';

const COMMANDS: Readonly<Record<string, KeyCommand>> = {
  Z: 'undo',
  Delete: 'remove',
  Backspace: 'remove',
  'Shift M': 'close',
  '/': 'find',
  '?': 'help',
  ArrowDown: 'earlier',
  ArrowUp: 'later',
};

export type KeyMeaning =
  | { readonly kind: 'player'; readonly slot: TeamSlot; readonly index: number }
  | { readonly kind: 'press'; readonly press: Press }
  | { readonly kind: 'command'; readonly command: KeyCommand };

interface KeyInput {
  readonly key: string;
  /** The physical key: on some layouts digits need Shift. */
  readonly code: string;
  readonly shiftKey: boolean;
}

export function parseKey({ key, code, shiftKey }: KeyInput): KeyMeaning | null {
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1];
  if (digit !== undefined) return playerAt(digit);
  if (key === 'Escape') return { kind: 'press', press: { kind: 'clear' } };
  const letter = key.length === 1 ? key.toUpperCase() : key;
  const command = COMMANDS[shiftKey && /^[A-Z]$/.test(letter) ? `Shift ${letter}` : letter];
  if (command) return { kind: 'command', command };
  if (shiftKey) return null;
  const found = ALL_ACTIONS.find((action) => action.key === letter);
  return found ? { kind: 'press', press: found.press } : null;
}

function playerAt(digit: string): KeyMeaning {
  const slot = PLAYER_KEYS.A.includes(digit) ? 'A' : 'B';
  return { kind: 'player', slot, index: PLAYER_KEYS[slot].indexOf(digit) };
}

const ALL_ACTIONS: readonly ActionKey[] = [
  ...ACTION_KEYS,
  ...WEAPON_KEYS,
  ROUND_KEYS.coalition,
  ROUND_KEYS.breach,
  SWAP_KEY,
];
