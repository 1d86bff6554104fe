import { describe, expect, it } from 'vitest';
import {
  applyPress,
  type Chord,
  type NewEvent,
  NO_CHORD,
  type Press,
  type RoundState,
} from './chords';

const roundState: RoundState = {
  teamOf: (player) => (player.startsWith('a') ? 'A' : player.startsWith('b') ? 'B' : undefined),
  isAlive: (player) => player !== 'b5',
  sideA: 'coalition',
  isCaptured: () => true,
};

const player = (id: string): Press => ({ kind: 'player', player: id });

function pressAll(presses: readonly Press[], on: RoundState = roundState) {
  const events: NewEvent[] = [];
  let chord: Chord = NO_CHORD;
  let refusal: string | undefined;
  for (const each of presses) {
    const result = applyPress(chord, each, on);
    ({ chord, refusal } = result);
    if (result.event) events.push(result.event);
  }
  return { chord, events, refusal };
}

const kill = (change: object = {}) => ({
  kind: 'elimination',
  killer: 'a1',
  victim: 'b1',
  assist: null,
  weapon: 'assault_rifle',
  headshot: false,
  ...change,
});

describe('keys make events', () => {
  it.each<[string, Press[], object]>([
    ['killer, victim', [player('a1'), player('b1')], kill()],
    [
      'headshot before the killer',
      [{ kind: 'headshot' }, player('a1'), player('b1')],
      kill({ headshot: true }),
    ],
    [
      'a weapon between them',
      [player('a1'), { kind: 'weapon', weapon: 'sniper' }, player('b1')],
      kill({ weapon: 'sniper' }),
    ],
    [
      'an assist',
      [player('a1'), { kind: 'assist' }, player('a2'), player('b1')],
      kill({ assist: 'a2' }),
    ],
    [
      'a modifier pressed twice is off again',
      [{ kind: 'headshot' }, { kind: 'headshot' }, player('a1'), player('b1')],
      kill(),
    ],
    ['a team kill', [player('a1'), player('a2')], kill({ victim: 'a2' })],
    [
      'a fall, without a killer and a weapon',
      [{ kind: 'fall' }, player('b1')],
      kill({ killer: null, weapon: null }),
    ],
    [
      'plant, then who',
      [{ kind: 'plant' }, player('b1')],
      { kind: 'plant', player: 'b1', site: null },
    ],
    [
      'who, then plant',
      [player('b1'), { kind: 'plant' }],
      { kind: 'plant', player: 'b1', site: null },
    ],
    ['a defuse', [{ kind: 'defuse' }, player('a1')], { kind: 'defuse', player: 'a1' }],
    ['the bomb', [{ kind: 'explosion' }], { kind: 'explosion' }],
    [
      'the coalition',
      [{ kind: 'round_end', side: 'coalition' }],
      { kind: 'round_end', winner: 'A' },
    ],
    ['breach', [{ kind: 'round_end', side: 'breach' }], { kind: 'round_end', winner: 'B' }],
  ])('%s', (_, presses, event) => {
    const { chord, events } = pressAll(presses);
    expect(events).toEqual([event]);
    expect(chord).toEqual(NO_CHORD);
  });

  it('the winner follows the sides', () => {
    const swapped = pressAll([{ kind: 'round_end', side: 'coalition' }], {
      ...roundState,
      sideA: 'breach',
    });
    expect(swapped.events).toEqual([{ kind: 'round_end', winner: 'B' }]);
  });
});

describe('keys that make nothing', () => {
  it.each<[string, Press[]]>([
    ['the killer again', [player('a1'), player('a1')]],
    ['escape', [player('a1'), { kind: 'headshot' }, { kind: 'clear' }]],
    ['plant twice', [{ kind: 'plant' }, { kind: 'plant' }]],
  ])('%s clears the chord', (_, presses) => {
    expect(pressAll(presses)).toEqual({ chord: NO_CHORD, events: [], refusal: undefined });
  });

  it('a player who is out cannot be eliminated again, and the chord stays', () => {
    const { chord, events, refusal } = pressAll([player('a1'), player('b5')]);
    expect(events).toEqual([]);
    expect(refusal).toBe('already_out');
    expect(chord).toMatchObject({ actor: 'a1', waitsFor: 'victim' });
  });

  it('an enemy cannot assist', () => {
    expect(pressAll([player('a1'), { kind: 'assist' }, player('b1')]).refusal).toBe('other_team');
  });

  it.each<Press>([
    { kind: 'headshot' },
    { kind: 'weapon', weapon: 'smg' },
    { kind: 'plant' },
    { kind: 'explosion' },
    { kind: 'side_swap' },
  ])('$kind is refused where it is not captured', (pressed) => {
    const { events, refusal } = pressAll([pressed], { ...roundState, isCaptured: () => false });
    expect(events).toEqual([]);
    expect(refusal).toBe('not_captured');
  });

  it('no weapon is recorded where weapons are not captured', () => {
    const isCaptured: RoundState['isCaptured'] = (toggle) => toggle !== 'weapon';
    const { events } = pressAll([player('a1'), player('b1')], { ...roundState, isCaptured });
    expect(events).toEqual([kill({ weapon: null })]);
  });
});
