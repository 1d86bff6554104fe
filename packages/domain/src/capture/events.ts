import type { TeamSlot } from '../series/team-slots';

export const CAPTURE_KINDS = [
  'elimination',
  'plant',
  'defuse',
  'explosion',
  'time_over',
  'round_end',
  'side_swap',
] as const;
export type CaptureKind = (typeof CAPTURE_KINDS)[number];

/** What may be left uncaptured. The end of a round may not: the score is made of it. */
export const CAPTURE_TOGGLES = [
  'elimination',
  'headshot',
  'assist',
  'weapon',
  'plant',
  'defuse',
  'explosion',
  'time_over',
  'side_swap',
] as const;
export type CaptureToggle = (typeof CAPTURE_TOGGLES)[number];

export const WEAPON_CLASSES = [
  'assault_rifle',
  'smg',
  'shotgun',
  'sniper',
  'pistol',
  'melee',
  'grenade',
  'other',
] as const;
export type WeaponClass = (typeof WEAPON_CLASSES)[number];

export const ROUND_ENDINGS = ['elimination', 'explosion', 'defuse', 'time_over'] as const;
export type RoundEnding = (typeof ROUND_ENDINGS)[number];

interface Happened {
  /** Made by the sender: the same event twice counts once. */
  readonly id: string;
  /** When it happened, which may be long before it was recorded. */
  readonly at: number;
}

export interface Elimination extends Happened {
  readonly kind: 'elimination';
  /** Null for a fall or the bomb. */
  readonly killer: string | null;
  readonly victim: string;
  readonly assist: string | null;
  readonly weapon: WeaponClass | null;
  readonly headshot: boolean;
}

export interface Plant extends Happened {
  readonly kind: 'plant';
  readonly player: string;
  readonly site: 'A' | 'B' | null;
}

export interface Defuse extends Happened {
  readonly kind: 'defuse';
  readonly player: string;
}

export interface Explosion extends Happened {
  readonly kind: 'explosion';
}

export interface TimeOver extends Happened {
  readonly kind: 'time_over';
}

export interface RoundEnd extends Happened {
  readonly kind: 'round_end';
  readonly winner: TeamSlot;
}

export interface SideSwap extends Happened {
  readonly kind: 'side_swap';
}

export type CaptureEvent =
  | Elimination
  | Plant
  | Defuse
  | Explosion
  | TimeOver
  | RoundEnd
  | SideSwap;

/** The players that an event names, in no particular order. */
export function playersIn(event: CaptureEvent): string[] {
  switch (event.kind) {
    case 'elimination':
      return [event.killer, event.victim, event.assist].filter((player) => player !== null);
    case 'plant':
    case 'defuse':
      return [event.player];
    case 'explosion':
    case 'time_over':
    case 'round_end':
    case 'side_swap':
      return [];
  }
}
