import { describe, expect, it } from 'vitest';
import { DEFUSE_MAPS } from '../maps/maps';
import { seeded } from '../random/random';
import { mapsInOrder, vetoSlots } from './slots';
import * as veto from './veto';

const NOW = 1_700_000_000_000;
const POOL = DEFUSE_MAPS.slice(0, 9);

const map = (name: (typeof DEFUSE_MAPS)[number]) => ({ kind: 'map', map: name }) as const;
const side = (name: 'coalition' | 'breach') => ({ kind: 'side', side: name }) as const;

function start(format: Parameters<typeof veto.openVeto>[0]['format'], first: 'A' | 'B' = 'A') {
  return veto.openVeto({ format, pool: POOL, nonce: 'n', now: NOW, first });
}

/** The team whose turn it is makes each choice in time. */
function play(opened: veto.Veto, choices: readonly veto.Choice[], seed = 1): veto.Veto {
  const random = seeded(seed);
  return choices.reduce((state, choice) => {
    const { by, token } = state.turn!;
    return accepted(veto.choose(state, { by, token, choice, now: NOW, random }));
  }, opened);
}

function accepted(result: veto.VetoResult): veto.Veto {
  if (!result.ok) throw new Error(`Refused: ${result.reason}`);
  return result.veto;
}

/** A BO3 up to the side on B's pick. */
const BO3_START = [
  map('Plaza'),
  map('Canals'),
  map('Legacy'),
  side('breach'),
  map('Grounded'),
  side('breach'),
];

describe('turns', () => {
  it.each([
    ['BO1', 'A map, B map, A map, B map, A map, B map'],
    ['BO2', 'A map, B map, A map, B side, B map, A side'],
    ['BO3', 'A map, B map, A map, B side, B map, A side, A map, B map'],
    ['BO3_', 'A map, B side, B map, A side'],
    ['BO5', 'A map, B map, A map, B side, B map, A side, A map, B side, B map, A side'],
    [
      'BO7',
      'A map, B side, B map, A side, A map, B side, B map, A side, A map, B side, B map, A side',
    ],
  ] as const)('of %s are %s', (format, expected) => {
    const turns: string[] = [];
    let state = start(format);
    while (state.turn) {
      turns.push(`${state.turn.by} ${state.turn.chooses}`);
      const choice =
        state.turn.chooses === 'map' ? map(veto.remainingMaps(state)[0]!) : side('coalition');
      state = play(state, [choice]);
    }
    expect(turns.join(', ')).toBe(expected);
  });

  it('start with team B if it is first', () => {
    const state = play(start('BO3', 'B'), [map('Plaza'), map('Canals')]);
    expect(vetoSlots(state).map(({ by }) => by)).toEqual(['B', 'A', ...Array(7).fill(null)]);
    expect(state.turn).toMatchObject({ slot: 2, by: 'B', chooses: 'map' });
  });

  it.each([
    { seeds: { A: 1, B: 8 }, coin: 0.9, first: 'A' },
    { seeds: { A: 8, B: 1 }, coin: 0.1, first: 'B' },
    { seeds: { A: 3, B: 3 }, coin: 0.1, first: 'A' },
    { seeds: { A: 3, B: 3 }, coin: 0.9, first: 'B' },
    { seeds: { A: null, B: 1 }, coin: 0.1, first: 'A' },
    { seeds: { A: 1, B: null }, coin: 0.9, first: 'B' },
  ])('go first to $first with seeds $seeds and coin $coin', ({ seeds, coin, first }) => {
    expect(veto.firstTurnBySeed(seeds, () => coin)).toBe(first);
  });

  it('last 60 seconds, counted from the choice before', () => {
    const opened = start('BO1');
    expect(opened.turn!.endsAt).toBe(NOW + 60_000);
    const { by, token } = opened.turn!;
    const later = { by, token, choice: map('Plaza'), now: NOW + 59_999, random: seeded(1) };
    expect(accepted(veto.choose(opened, later)).turn!.endsAt).toBe(NOW + 119_999);
  });
});

describe('a turn', () => {
  it('has the turn time of the veto, also after an undo in a pause', () => {
    const opened = veto.openVeto({
      format: 'BO1',
      pool: POOL,
      nonce: 'n',
      now: NOW,
      turnMs: 5_000,
    });
    expect(opened.turn!.endsAt).toBe(NOW + 5_000);
    const paused = accepted(veto.pause(play(opened, [map('Plaza')]), NOW + 1_000));
    const undone = accepted(veto.undo(paused, NOW + 2_000));
    expect(accepted(veto.resume(undone, NOW + 3_000)).turn!.endsAt).toBe(NOW + 8_000);
  });
});

describe('a choice', () => {
  const picked = play(start('BO3'), [map('Plaza'), map('Canals'), map('Legacy')]);
  const done = play(start('BO3_'), [map('Plaza'), side('breach'), map('Port'), side('breach')]);
  const paused = accepted(veto.pause(start('BO1'), NOW));
  const banned = play(start('BO1'), [map('Plaza')]);

  it.each([
    { label: 'of the other team', state: start('BO1'), by: 'B', reason: 'not_your_turn' },
    {
      label: 'with the token of the turn before',
      state: banned,
      token: 'n.0',
      reason: 'stale_token',
    },
    { label: 'with a token of another veto', state: banned, token: 'x.1', reason: 'stale_token' },
    { label: 'at the last instant', state: start('BO1'), now: NOW + 60_000, reason: 'too_late' },
    { label: 'while paused', state: paused, reason: 'paused' },
    { label: 'of a banned map', state: banned, choice: map('Plaza'), reason: 'map_taken' },
    {
      label: 'of a map outside the pool',
      state: banned,
      choice: map('Castello'),
      reason: 'map_not_in_pool',
    },
    {
      label: 'of a side instead of a map',
      state: banned,
      choice: side('breach'),
      reason: 'choose_a_map',
    },
    {
      label: 'of a map instead of a side',
      state: picked,
      choice: map('Port'),
      reason: 'choose_a_side',
    },
    { label: 'after the end', state: done, by: 'A', token: 'n.4', reason: 'finished' },
  ] as const)('$label is refused: $reason', ({ state, reason, ...given }) => {
    const action: veto.ChoiceInput = {
      by: state.turn?.by ?? 'A',
      token: state.turn?.token ?? '',
      choice: map('Raid'),
      now: NOW,
      random: seeded(1),
      ...given,
    };
    expect(veto.choose(state, action)).toEqual({ ok: false, reason });
  });

  it('of staff counts for the team whose turn it is', () => {
    const opened = start('BO1');
    const action = { by: 'staff', token: opened.turn!.token, choice: map('Raid') } as const;
    const next = accepted(veto.choose(opened, { ...action, now: NOW, random: seeded(1) }));
    expect(vetoSlots(next)[0]).toMatchObject({ map: 'Raid', by: 'A', automatic: false });
  });

  it('of a side is the starting side of the choosing team', () => {
    const state = play(start('BO3'), BO3_START);
    expect(mapsInOrder(state)).toEqual([
      { map: 'Legacy', pickedBy: 'A', startingSideA: 'coalition' },
      { map: 'Grounded', pickedBy: 'B', startingSideA: 'breach' },
    ]);
  });
});

describe('the end', () => {
  it('draws a decider from the three maps left and leaves out the others', () => {
    const state = play(start('BO3'), [...BO3_START, map('Bureau'), map('Raid')]);
    expect(state.turn).toBeNull();
    const all = vetoSlots(state);
    expect(all.slice(0, 6).map((slot) => slot.map)).toEqual([
      'Plaza',
      'Canals',
      'Legacy',
      'Grounded',
      'Bureau',
      'Raid',
    ]);
    expect(new Set(all.slice(6).map((slot) => slot.map))).toEqual(
      new Set(['Port', 'Soar', 'Village']),
    );
    expect(all[6]).toMatchObject({ code: 2, by: null, automatic: false, at: NOW });
    expect(mapsInOrder(state)).toHaveLength(3);
  });

  it('of a best of 2 has no decider', () => {
    const state = play(start('BO2'), BO3_START);
    expect(state.turn).toBeNull();
    expect(state.draw).toMatchObject({ decider: null, deciderSideA: null });
    expect(mapsInOrder(state).map((one) => one.map)).toEqual(['Legacy', 'Grounded']);
  });

  it('draws every map and either side about equally often', () => {
    const drawn = new Map<string, number>();
    for (let seed = 0; seed < 7_000; seed++) {
      const choices = [map('Plaza'), side('breach'), map('Canals'), side('breach')];
      const { decider, deciderSideA } = play(start('BO3_'), choices, seed).draw!;
      for (const one of [decider!, deciderSideA!]) drawn.set(one, (drawn.get(one) ?? 0) + 1);
    }
    expect(drawn.size).toBe(7 + 2);
    for (const one of POOL.slice(2)) expect(Math.abs(drawn.get(one)! - 1_000)).toBeLessThan(150);
    expect(Math.abs(drawn.get('breach')! - 3_500)).toBeLessThan(250);
  });
});

describe('time', () => {
  const late = { now: NOW + 60_000, random: seeded(3) };

  it('up bans a random map for the team and marks it', () => {
    const state = accepted(veto.applyTimeout(start('BO1'), late));
    const [first] = vetoSlots(state);
    expect(POOL).toContain(first!.map);
    expect(first).toMatchObject({ by: 'A', automatic: true, at: late.now });
    expect(state.turn).toMatchObject({ by: 'B', endsAt: late.now + 60_000 });
  });

  it('up on a side marks the slot of its map', () => {
    const picked = play(start('BO3_'), [map('Plaza')]);
    const [first] = vetoSlots(accepted(veto.applyTimeout(picked, late)));
    expect(first).toMatchObject({ map: 'Plaza', by: 'A', automatic: true });
    expect(['coalition', 'breach']).toContain(first!.sideA);
  });

  it('up on a pick stays marked when the side is chosen by a captain', () => {
    const picked = accepted(veto.applyTimeout(start('BO3_'), late));
    const { by, token, endsAt } = picked.turn!;
    const action = { by, token, choice: side('breach'), now: endsAt! - 1, random: seeded(1) };
    const [first] = vetoSlots(accepted(veto.choose(picked, action)));
    expect(first).toMatchObject({ automatic: true, sideA: 'coalition' });
  });

  it.each([
    { label: 'before it is up', state: start('BO1'), now: NOW + 59_999, reason: 'not_due' },
    {
      label: 'while paused',
      state: accepted(veto.pause(start('BO1'), NOW)),
      now: NOW + 600_000,
      reason: 'paused',
    },
  ])('is not up $label', ({ state, now, reason }) => {
    expect(veto.applyTimeout(state, { now, random: seeded(1) })).toEqual({ ok: false, reason });
  });

  it('does not run during a pause', () => {
    const paused = accepted(veto.pause(start('BO1'), NOW + 45_000));
    expect(paused.turn!.endsAt).toBeNull();
    expect(veto.pause(paused, NOW)).toEqual({ ok: false, reason: 'paused' });
    const resumed = accepted(veto.resume(paused, NOW + 500_000));
    expect(resumed.turn!.endsAt).toBe(NOW + 515_000);
    expect(veto.resume(resumed, NOW)).toEqual({ ok: false, reason: 'not_paused' });
  });
});

describe('undo', () => {
  it('returns the side turn, then the pick, to their teams', () => {
    const state = play(start('BO3'), BO3_START.slice(0, 4));
    const sideAgain = accepted(veto.undo(state, NOW + 5_000));
    expect(sideAgain.turn).toMatchObject({ slot: 2, by: 'B', chooses: 'side' });
    expect(sideAgain.turn!.endsAt).toBe(NOW + 65_000);
    const pickAgain = accepted(veto.undo(sideAgain, NOW + 5_000));
    expect(pickAgain.turn).toMatchObject({ slot: 2, by: 'A', chooses: 'map' });
    expect(vetoSlots(pickAgain)[2]!.map).toBeNull();
  });

  it('of the last turn removes the draw', () => {
    const done = play(start('BO2'), BO3_START);
    const again = accepted(veto.undo(done, NOW));
    expect(again.draw).toBeNull();
    expect(again.turn).toMatchObject({ by: 'A', chooses: 'side' });
  });

  it('while paused stays paused, with the full time left', () => {
    const paused = accepted(veto.pause(play(start('BO1'), [map('Plaza')]), NOW + 50_000));
    const undone = accepted(veto.undo(paused, NOW + 55_000));
    expect(undone.turn!.endsAt).toBeNull();
    expect(accepted(veto.resume(undone, NOW + 70_000)).turn!.endsAt).toBe(NOW + 130_000);
  });

  it('is refused without a choice', () => {
    expect(veto.undo(start('BO1'), NOW)).toEqual({ ok: false, reason: 'nothing_to_undo' });
  });
});

describe('a pool', () => {
  it.each([
    { label: 'of eight maps', pool: DEFUSE_MAPS.slice(0, 8) },
    { label: 'of ten maps', pool: DEFUSE_MAPS },
    { label: 'with a map twice', pool: [...DEFUSE_MAPS.slice(0, 8), 'Plaza' as const] },
  ])('$label opens no veto', ({ pool }) => {
    expect(() => veto.openVeto({ format: 'BO1', pool, nonce: 'n', now: NOW })).toThrow(RangeError);
  });
});
