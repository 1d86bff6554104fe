import type { ShowProgram } from '@mes/contract/show-schemas';
import { emptyCue } from '@mes/domain/show/cue';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NO_TAKES, reduceTakes, type Takes, type TakesEvent, takeKey } from './takes';

const OUT = { score_bug: null, lower_third: null, sponsor: null, info_card: null };

function program(scene: string | null, takenAt: number): ShowProgram {
  return {
    cue: scene === null ? null : emptyCue(scene, 'house'),
    takenAt: scene === null ? null : takenAt,
    series: null,
    transition: null,
    channels: OUT,
    rehearsal: false,
    revision: takenAt,
    changedAt: takenAt,
  };
}

const taken = (scene: string, takenAt: number, ageMs: number | null = 0): TakesEvent => ({
  type: 'program',
  program: program(scene, takenAt),
  ageMs,
});
const keyOf = (scene: string, takenAt: number) => takeKey(program(scene, takenAt));
const play = (...events: TakesEvent[]) => events.reduce(reduceTakes, NO_TAKES);

/** What the page would report next, until nothing moves any more. */
function settle(start: Takes): Takes {
  let takes = start;
  for (let step = 0; step < 20; step++) {
    const [event] = dueEvents(takes);
    if (!event) return takes;
    takes = reduceTakes(takes, event);
  }
  throw new Error('It does not come to rest.');
}

function dueEvents({ coming, leaving, stinger }: Takes): TakesEvent[] {
  return [
    ...(coming && !coming.isReady ? [{ type: 'ready', key: coming.key } as const] : []),
    ...(stinger?.state === 'closing' ? [{ type: 'covered', key: stinger.key } as const] : []),
    ...(stinger?.state === 'covered' ? [{ type: 'expired', key: stinger.key } as const] : []),
    ...(stinger?.state === 'opening' ? [{ type: 'opened', key: stinger.key } as const] : []),
    ...(leaving ? [{ type: 'left', key: leaving.key } as const] : []),
  ];
}

describe('a take', () => {
  const onAir = settle(play(taken('versus', 1)));
  const versus = keyOf('versus', 1);
  const bracket = keyOf('bracket', 2);

  it('with a stinger swaps the scenes while it covers them', () => {
    let takes = reduceTakes(onAir, taken('bracket', 2));
    expect(takes).toMatchObject({ current: { key: versus }, stinger: { state: 'closing' } });
    takes = reduceTakes(takes, { type: 'ready', key: bracket });
    expect(takes.current?.key).toBe(versus);
    takes = reduceTakes(takes, { type: 'covered', key: bracket });
    expect(takes).toMatchObject({ current: { key: bracket }, stinger: { state: 'opening' } });
    expect(takes.leaving).toBeNull();
  });

  it('whose scene loads slowly holds the stinger', () => {
    const covered = [taken('bracket', 2), { type: 'covered', key: bracket } as const];
    let takes = covered.reduce(reduceTakes, onAir);
    expect(takes).toMatchObject({ current: { key: versus }, stinger: { state: 'covered' } });
    takes = reduceTakes(takes, { type: 'ready', key: bracket });
    expect(takes).toMatchObject({ current: { key: bracket }, stinger: { state: 'opening' } });
  });

  it('whose scene cannot be loaded opens the stinger again, and is a cut once it can', () => {
    const lost = [
      taken('bracket', 2),
      { type: 'covered', key: bracket },
      { type: 'expired', key: bracket },
    ] as const;
    let takes = lost.reduce(reduceTakes, onAir);
    expect(takes).toMatchObject({ current: { key: versus }, stinger: { state: 'opening' } });
    takes = reduceTakes(takes, { type: 'opened', key: bracket });
    expect(takes).toMatchObject({ current: { key: versus }, stinger: null });
    takes = reduceTakes(takes, { type: 'ready', key: bracket });
    expect(takes.current?.key).toBe(bracket);
  });

  it('as a cut shows the new scene when it is ready, and the old one leaves', () => {
    let takes = reduceTakes(onAir, taken('bracket', 2, null));
    expect(takes).toMatchObject({ current: { key: versus }, stinger: null });
    takes = reduceTakes(takes, { type: 'ready', key: bracket });
    expect(takes).toMatchObject({ current: { key: bracket }, leaving: { key: versus } });
  });

  it('that is undone before the swap opens the stinger on the scene that was there', () => {
    const events = [taken('bracket', 2), taken('versus', 1, null)];
    let takes = events.reduce(reduceTakes, onAir);
    expect(takes).toMatchObject({ current: { key: versus }, coming: null });
    takes = reduceTakes(takes, { type: 'covered', key: bracket });
    expect(takes).toMatchObject({ current: { key: versus }, stinger: { state: 'opening' } });
  });

  it('that follows a stinger waits until it is over and plays its own', () => {
    const events = [
      taken('bracket', 2),
      { type: 'ready', key: bracket },
      { type: 'covered', key: bracket },
      taken('break', 3),
    ] as const;
    let takes = events.reduce(reduceTakes, onAir);
    expect(takes).toMatchObject({ current: { key: bracket }, stinger: { key: bracket } });
    takes = reduceTakes(takes, { type: 'opened', key: bracket });
    expect(takes.stinger).toMatchObject({ key: keyOf('break', 3), state: 'closing' });
  });

  it('of the scene in standby swaps at once, in the layer that was prepared', () => {
    const cue = emptyCue('bracket', 'house');
    const standby = reduceTakes(onAir, { type: 'standby', standby: { layer: 'ahead', cue } });
    const ready = reduceTakes(standby, { type: 'prepared', layer: 'ahead' });
    expect(reduceTakes(ready, taken('bracket', 2, null))).toMatchObject({
      current: { key: bracket, layer: 'ahead' },
      leaving: { key: versus },
      standby: null,
    });
    // Another scene, or one that is not prepared yet, has a layer of its own.
    expect(reduceTakes(ready, taken('break', 2, null))).toMatchObject({
      coming: { isReady: false, layer: keyOf('break', 2) },
      standby: { layer: 'ahead' },
    });
    expect(reduceTakes(standby, taken('bracket', 2, null))).toMatchObject({
      coming: { isReady: false, layer: bracket },
      standby: null,
    });
  });

  it('with a stinger that cannot be played is a cut', () => {
    const events = [
      taken('bracket', 2),
      { type: 'opened', key: bracket },
      { type: 'ready', key: bracket },
    ] as const;
    const takes = events.reduce(reduceTakes, onAir);
    expect(takes).toMatchObject({ current: { key: bracket }, stinger: null });
  });

  it('the safe card does not wait for the end of a stinger', () => {
    const events = [
      taken('bracket', 2),
      taken('safe-card', 3, null),
      { type: 'ready', key: keyOf('safe-card', 3) },
    ] as const;
    const takes = events.reduce(reduceTakes, onAir);
    expect(takes).toMatchObject({ current: { cue: { scene: 'safe-card' } }, stinger: null });
  });
});

const programs = fc.record({
  kind: fc.constant('program' as const),
  scene: fc.option(fc.constantFrom('versus', 'game', 'bracket'), { nil: null }),
  takenAt: fc.integer({ min: 1, max: 4 }),
  ageMs: fc.option(fc.integer({ min: 0, max: 900 }), { nil: null }),
});
const standbys = fc.record({
  kind: fc.constant('standby' as const),
  scene: fc.constantFrom('versus', 'bracket'),
  isReady: fc.boolean(),
});
/** Which of the events that are due comes next. */
const reports = fc.record({ kind: fc.constant('report' as const), place: fc.nat(5) });

it('any sequence ends with the newest cue at rest, and is never blank in between', () => {
  fc.assert(
    fc.property(
      fc.array(fc.oneof(programs, reports, standbys), { maxLength: 60 }),
      programs,
      (given, last) => {
        let takes = NO_TAKES;
        const apply = (event: TakesEvent) => {
          const before = takes;
          takes = reduceTakes(before, event);
          if (before.current) expect(takes.current).not.toBeNull();
          if (takes.coming) expect(takes.coming.key).not.toBe(takes.current?.key);
          if (takes.leaving) expect(takes.leaving.key).not.toBe(takes.current?.key);
          if (takes.leaving) expect(takes.leaving.key).not.toBe(takes.coming?.key);
          const layers = [takes.current, takes.coming, takes.leaving, takes.standby].flatMap(
            (each) => each?.layer ?? [],
          );
          expect(new Set(layers).size).toBe(layers.length);
          const isSwapped = takes.current?.key !== before.current?.key;
          // Nobody sees two scenes change while slashes are half across them.
          if (isSwapped && before.coming?.stinger === 'played' && before.stinger && takes.stinger)
            expect(takes.stinger.state).toBe('opening');
        };
        for (const [index, each] of [...given, last].entries()) {
          if (each.kind === 'standby') {
            const layer = `standby ${index}`;
            const cue = emptyCue(each.scene, 'house');
            apply({ type: 'standby', standby: { layer, cue } });
            if (each.isReady) apply({ type: 'prepared', layer });
          } else if (each.kind === 'program') {
            const { scene, takenAt, ageMs } = each;
            apply({ type: 'program', program: program(scene, takenAt), ageMs });
          } else {
            const due = dueEvents(takes);
            if (due.length > 0) apply(due[each.place % due.length]!);
          }
        }
        const { scene, takenAt } = last;
        expect(settle(takes)).toMatchObject({
          current: { key: takeKey(program(scene, takenAt)) },
          coming: null,
          leaving: null,
          stinger: null,
        });
      },
    ),
    { numRuns: 500 },
  );
});
