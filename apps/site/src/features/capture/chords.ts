/** What keys mean on the capture board: each is one action, or a part of a chord. Pure. */
import type {
  CaptureEvent,
  CaptureToggle,
  Elimination,
  WeaponClass,
} from '@mes/domain/capture/events';
import { type Side, sideOf, type TeamSlot } from '@mes/domain/series/team-slots';

/** The keys pressed so far for an incomplete event. */
export interface Chord {
  /** The role of the next player whose key is pressed. */
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
/** An event without id and time. */
export type NewEvent = Without<CaptureEvent, 'id' | 'at'>;

/** The current state of the round. */
export interface RoundState {
  readonly teamOf: (playerId: string) => TeamSlot | undefined;
  readonly isAlive: (playerId: string) => boolean;
  readonly sideA: Side;
  readonly isCaptured: (toggle: CaptureToggle) => boolean;
}

export interface PressResult {
  readonly chord: Chord;
  readonly event?: NewEvent;
  /** Why a press had no effect. */
  readonly refusal?: 'already_out' | 'not_captured' | 'other_team';
}

/** The weapon of a chord without a weapon key. */
const DEFAULT_WEAPON: WeaponClass = 'assault_rifle';

export function applyPress(chord: Chord, press: Press, roundState: RoundState): PressResult {
  switch (press.kind) {
    case 'clear':
      return { chord: NO_CHORD };
    case 'player':
      return pressPlayer(chord, press.player, roundState);
    case 'headshot':
      return ifCaptured(roundState, 'headshot', chord, {
        chord: { ...chord, headshot: !chord.headshot },
      });
    case 'weapon': {
      const weapon = chord.weapon === press.weapon ? null : press.weapon;
      return ifCaptured(roundState, 'weapon', chord, { chord: { ...chord, weapon } });
    }
    case 'assist':
      return pressAssist(chord, roundState);
    case 'fall': {
      const waitsFor = chord.waitsFor === 'fallen' ? 'actor' : 'fallen';
      return ifCaptured(roundState, 'elimination', chord, { chord: { ...NO_CHORD, waitsFor } });
    }
    case 'plant':
      return pressBomb(chord, roundState, { kind: 'plant', waitsFor: 'planter' });
    case 'defuse':
      return pressBomb(chord, roundState, { kind: 'defuse', waitsFor: 'defuser' });
    case 'explosion':
    case 'time_over':
    case 'side_swap':
      return ifCaptured(roundState, press.kind, chord, {
        chord: NO_CHORD,
        event: { kind: press.kind },
      });
    case 'round_end':
      return {
        chord: NO_CHORD,
        event: { kind: 'round_end', winner: roundState.sideA === press.side ? 'A' : 'B' },
      };
  }
}

/** Whether the key of this player would continue the chord. */
export function isExpected(chord: Chord, playerId: string, roundState: RoundState): boolean {
  if (chord.waitsFor === 'victim')
    return roundState.isAlive(playerId) && !isTeammate(chord, playerId, roundState);
  if (chord.waitsFor === 'assist')
    return playerId !== chord.actor && isTeammate(chord, playerId, roundState);
  if (chord.waitsFor === 'fallen') return roundState.isAlive(playerId);
  if (chord.waitsFor === 'planter') return sideOfPlayer(playerId, roundState) === 'breach';
  if (chord.waitsFor === 'defuser') return sideOfPlayer(playerId, roundState) === 'coalition';
  return false;
}

function pressPlayer(chord: Chord, playerId: string, roundState: RoundState): PressResult {
  switch (chord.waitsFor) {
    case 'actor':
      return { chord: { ...chord, actor: playerId, waitsFor: 'victim' } };
    case 'victim':
      if (playerId === chord.actor) return { chord: { ...chord, actor: null, waitsFor: 'actor' } };
      return eliminate(chord, playerId, roundState);
    case 'assist':
      if (playerId === chord.actor || !isTeammate(chord, playerId, roundState))
        return { chord, refusal: 'other_team' };
      return { chord: { ...chord, assist: playerId, waitsFor: 'victim' } };
    case 'fallen':
      return eliminate(chord, playerId, roundState);
    case 'planter':
      return { chord: NO_CHORD, event: { kind: 'plant', player: playerId, site: null } };
    case 'defuser':
      return { chord: NO_CHORD, event: { kind: 'defuse', player: playerId } };
  }
}

function eliminate(chord: Chord, victimId: string, roundState: RoundState): PressResult {
  if (!roundState.isCaptured('elimination')) return { chord: NO_CHORD, refusal: 'not_captured' };
  if (!roundState.isAlive(victimId)) return { chord, refusal: 'already_out' };
  const byNobody = chord.actor === null;
  const weapon = chord.weapon ?? (byNobody ? null : DEFAULT_WEAPON);
  const event: Omit<Elimination, 'id' | 'at'> = {
    kind: 'elimination',
    killer: chord.actor,
    victim: victimId,
    assist: chord.assist,
    weapon: roundState.isCaptured('weapon') ? weapon : null,
    headshot: chord.headshot,
  };
  return { chord: NO_CHORD, event };
}

function pressAssist(chord: Chord, roundState: RoundState): PressResult {
  if (chord.waitsFor === 'assist') return { chord: { ...chord, waitsFor: 'victim' } };
  if (chord.actor === null) return { chord };
  const next: Chord = { ...chord, assist: null, waitsFor: chord.assist ? 'victim' : 'assist' };
  return ifCaptured(roundState, 'assist', chord, { chord: next });
}

/** Uses the player of the chord, or else the next player whose key is pressed. */
function pressBomb(
  chord: Chord,
  roundState: RoundState,
  { kind, waitsFor }: { kind: 'plant' | 'defuse'; waitsFor: 'planter' | 'defuser' },
): PressResult {
  if (chord.waitsFor === waitsFor) return { chord: NO_CHORD };
  const { actor: player } = chord;
  if (player === null) {
    return ifCaptured(roundState, kind, chord, { chord: { ...NO_CHORD, waitsFor } });
  }
  const event: NewEvent =
    kind === 'plant' ? { kind, player, site: null } : { kind: 'defuse', player };
  return ifCaptured(roundState, kind, chord, { chord: NO_CHORD, event });
}

function ifCaptured(
  roundState: RoundState,
  toggle: CaptureToggle,
  chord: Chord,
  result: PressResult,
): PressResult {
  return roundState.isCaptured(toggle) ? result : { chord, refusal: 'not_captured' };
}

function isTeammate({ actor }: Chord, playerId: string, { teamOf }: RoundState): boolean {
  return actor !== null && teamOf(actor) === teamOf(playerId);
}

function sideOfPlayer(playerId: string, { teamOf, sideA }: RoundState): Side | null {
  const team = teamOf(playerId);
  return team === undefined ? null : sideOf(team, sideA);
}
