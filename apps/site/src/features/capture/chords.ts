/** What keys mean on the capture board: each is one action, or a part of a chord. Pure. */
import type {
  CaptureEvent,
  CaptureToggle,
  Elimination,
  WeaponClass,
} from '@mes/domain/capture/events';
import { type Side, sideOf, type TeamSlot } from '@mes/domain/series/team-slots';

/** What has been pressed of an event that is not whole yet. */
export interface Chord {
  /** What the next player who is pressed does. */
  readonly waitsFor: 'actor' | 'victim' | 'assist' | 'fallen' | 'planter' | 'defuser';
  readonly actor: string | null;
  readonly assist: string | null;
  readonly headshot: boolean;
  readonly weapon: WeaponClass | null;
}

export const NO_CHORD: Chord = {
  waitsFor: 'actor',
  actor: null,
  assist: null,
  headshot: false,
  weapon: null,
};

export type Press =
  | { readonly kind: 'player'; readonly player: string }
  | { readonly kind: 'weapon'; readonly weapon: WeaponClass }
  | { readonly kind: 'round_end'; readonly side: Side }
  | { readonly kind: 'headshot' | 'assist' | 'fall' | 'plant' | 'defuse' | 'clear' }
  | { readonly kind: 'explosion' | 'time_over' | 'side_swap' };

type Without<Event, Fields extends keyof CaptureEvent> = Event extends unknown
  ? Omit<Event, Fields>
  : never;
/** An event before it is known when it happened. */
export type NewEvent = Without<CaptureEvent, 'id' | 'at'>;

/** The round as it stands. */
export interface Field {
  readonly teamOf: (player: string) => TeamSlot | undefined;
  readonly isAlive: (player: string) => boolean;
  readonly sideA: Side;
  readonly captures: (toggle: CaptureToggle) => boolean;
}

export interface Pressed {
  readonly chord: Chord;
  readonly event?: NewEvent;
  /** Why a press did nothing. */
  readonly refusal?: 'already_out' | 'not_captured' | 'other_team';
}

/** The weapon of a chord that names none. */
const USUAL_WEAPON: WeaponClass = 'assault_rifle';

export function press(chord: Chord, pressed: Press, field: Field): Pressed {
  switch (pressed.kind) {
    case 'clear':
      return { chord: NO_CHORD };
    case 'player':
      return pressPlayer(chord, pressed.player, field);
    case 'headshot':
      return ifCaptured(field, 'headshot', chord, {
        chord: { ...chord, headshot: !chord.headshot },
      });
    case 'weapon': {
      const weapon = chord.weapon === pressed.weapon ? null : pressed.weapon;
      return ifCaptured(field, 'weapon', chord, { chord: { ...chord, weapon } });
    }
    case 'assist':
      return pressAssist(chord, field);
    case 'fall': {
      const waitsFor = chord.waitsFor === 'fallen' ? 'actor' : 'fallen';
      return ifCaptured(field, 'elimination', chord, { chord: { ...NO_CHORD, waitsFor } });
    }
    case 'plant':
      return pressBomb(chord, field, { kind: 'plant', waitsFor: 'planter' });
    case 'defuse':
      return pressBomb(chord, field, { kind: 'defuse', waitsFor: 'defuser' });
    case 'explosion':
    case 'time_over':
    case 'side_swap':
      return ifCaptured(field, pressed.kind, chord, {
        chord: NO_CHORD,
        event: { kind: pressed.kind },
      });
    case 'round_end':
      return {
        chord: NO_CHORD,
        event: { kind: 'round_end', winner: field.sideA === pressed.side ? 'A' : 'B' },
      };
  }
}

/** The players whose key would go on with the chord. */
export function isExpected(chord: Chord, player: string, field: Field): boolean {
  if (chord.waitsFor === 'victim') return field.isAlive(player) && !isOwn(chord, player, field);
  if (chord.waitsFor === 'assist') return player !== chord.actor && isOwn(chord, player, field);
  if (chord.waitsFor === 'fallen') return field.isAlive(player);
  if (chord.waitsFor === 'planter') return sideOfPlayer(player, field) === 'breach';
  if (chord.waitsFor === 'defuser') return sideOfPlayer(player, field) === 'coalition';
  return false;
}

function pressPlayer(chord: Chord, player: string, field: Field): Pressed {
  switch (chord.waitsFor) {
    case 'actor':
      return { chord: { ...chord, actor: player, waitsFor: 'victim' } };
    case 'victim':
      if (player === chord.actor) return { chord: { ...chord, actor: null, waitsFor: 'actor' } };
      return eliminate(chord, player, field);
    case 'assist':
      if (player === chord.actor || !isOwn(chord, player, field))
        return { chord, refusal: 'other_team' };
      return { chord: { ...chord, assist: player, waitsFor: 'victim' } };
    case 'fallen':
      return eliminate(chord, player, field);
    case 'planter':
      return { chord: NO_CHORD, event: { kind: 'plant', player, site: null } };
    case 'defuser':
      return { chord: NO_CHORD, event: { kind: 'defuse', player } };
  }
}

function eliminate(chord: Chord, victim: string, field: Field): Pressed {
  if (!field.captures('elimination')) return { chord: NO_CHORD, refusal: 'not_captured' };
  if (!field.isAlive(victim)) return { chord, refusal: 'already_out' };
  const byNobody = chord.actor === null;
  const named = chord.weapon ?? (byNobody ? null : USUAL_WEAPON);
  const event: Omit<Elimination, 'id' | 'at'> = {
    kind: 'elimination',
    killer: chord.actor,
    victim,
    assist: chord.assist,
    weapon: field.captures('weapon') ? named : null,
    headshot: chord.headshot,
  };
  return { chord: NO_CHORD, event };
}

function pressAssist(chord: Chord, field: Field): Pressed {
  if (chord.waitsFor === 'assist') return { chord: { ...chord, waitsFor: 'victim' } };
  if (chord.actor === null) return { chord };
  const next: Chord = { ...chord, assist: null, waitsFor: chord.assist ? 'victim' : 'assist' };
  return ifCaptured(field, 'assist', chord, { chord: next });
}

/** Whoever is chosen already has done it; otherwise the next who is pressed. */
function pressBomb(
  chord: Chord,
  field: Field,
  { kind, waitsFor }: { kind: 'plant' | 'defuse'; waitsFor: 'planter' | 'defuser' },
): Pressed {
  if (chord.waitsFor === waitsFor) return { chord: NO_CHORD };
  const { actor: player } = chord;
  if (player === null) {
    return ifCaptured(field, kind, chord, { chord: { ...NO_CHORD, waitsFor } });
  }
  const event: NewEvent =
    kind === 'plant' ? { kind, player, site: null } : { kind: 'defuse', player };
  return ifCaptured(field, kind, chord, { chord: NO_CHORD, event });
}

function ifCaptured(field: Field, toggle: CaptureToggle, chord: Chord, pressed: Pressed): Pressed {
  return field.captures(toggle) ? pressed : { chord, refusal: 'not_captured' };
}

function isOwn({ actor }: Chord, player: string, { teamOf }: Field): boolean {
  return actor !== null && teamOf(actor) === teamOf(player);
}

function sideOfPlayer(player: string, { teamOf, sideA }: Field): Side | null {
  const team = teamOf(player);
  return team === undefined ? null : sideOf(team, sideA);
}
