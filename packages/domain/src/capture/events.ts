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

/** What operators may leave out. The end of a round is required for the score. */
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

interface EventBase {
  /** Created by the client: a repeated event is counted once. */
  readonly id: string;
  /** When it happened, which may be long before it was recorded. */
  readonly at: number;
}

export interface Elimination extends EventBase {
  readonly kind: 'elimination';
  /** Null for a fall or the bomb. */
  readonly killer: string | null;
  readonly victim: string;
  readonly assist: string | null;
  readonly weapon: WeaponClass | null;
  readonly headshot: boolean;
}

export interface Plant extends EventBase {
  readonly kind: 'plant';
  readonly player: string;
  readonly site: 'A' | 'B' | null;
}

export interface Defuse extends EventBase {
  readonly kind: 'defuse';
  readonly player: string;
}

export interface Explosion extends EventBase {
  readonly kind: 'explosion';
}

export interface TimeOver extends EventBase {
  readonly kind: 'time_over';
}

export interface RoundEnd extends EventBase {
  readonly kind: 'round_end';
  readonly winner: TeamSlot;
}

export interface SideSwap extends EventBase {
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

/** The ids of the players in an event, in no particular order. */
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
