import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyShowAct, changesOf, type ShowAct } from './acts';
import { emptyCue } from './cue';
import { orderedRun } from './run';
import { isSameValue, readSlot, writeSlot } from './slots';
import { CHANNEL_NAMES, EMPTY_SHOW, type ShowState, TRANSITIONS } from './state';
import { commitPending } from './take';
import { type ActRecord, dependentsOf, redoChanges, undoAct, withoutMotion } from './undo';

const cue = (scene: string) => emptyCue(scene, 'embers-s3');
const item = (scene: string) => ({ cue: cue(scene), plannedAt: null, seconds: 60, notes: '' });

/** A show with its log, as the server keeps it. */
class Show {
  state: ShowState = EMPTY_SHOW;
  log: ActRecord[] = [];
  now = 1_000_000;
  #made = 0;

  act(act: ShowAct): boolean {
    const before = this.state;
    const newId = () => `n${++this.#made}`;
    const result = applyShowAct(before, act, { now: this.now, newId, series: 1 });
    if (!result.ok) return false;
    const changes = changesOf(act, { before, after: result.state });
    this.state = result.state;
    if (Object.keys(changes).length > 0) this.log.push({ id: ++this.#made, changes });
    return true;
  }

  undo(id: number): void {
    const { undone, writes, rebased } = undoAct(this.log, id);
    this.log = this.log
      .filter((record) => !undone.includes(record.id))
      .map((record) => rebased.find((other) => other.id === record.id) ?? record);
    for (const [slot, value] of Object.entries(writes)) {
      if (!isSameValue(readSlot(this.state, slot), value))
        this.state = writeSlot(this.state, slot, withoutMotion(value));
    }
  }
}

const SCENES = ['versus', 'game', 'map-veto', 'breaktime'];
const scene = fc.constantFrom(...SCENES);
const channel = fc.constantFrom(...CHANNEL_NAMES);
/** Of the items that there are. */
const place = fc.nat(20);

type Draft = (state: ShowState) => ShowAct;
const itemAt = (state: ShowState, index: number) => {
  const items = orderedRun(state);
  return items[index % Math.max(1, items.length)]?.id ?? 'none';
};
const drafts: fc.Arbitrary<Draft> = fc.oneof(
  scene.map(
    (name): Draft =>
      () => ({ act: 'preview', cue: cue(name) }),
  ),
  place.map(
    (at): Draft =>
      (state) => ({ act: 'preview_item', id: itemAt(state, at) }),
  ),
  fc.string().map(
    (title): Draft =>
      () => ({ act: 'edit_preview', change: { texts: { title } } }),
  ),
  fc.constantFrom(...TRANSITIONS).map(
    (transition): Draft =>
      () => ({ act: 'take', transition }),
  ),
  fc.constant<Draft>(() => ({ act: 'safe_card' })),
  fc.constant<Draft>(() => ({ act: 'clear_overlays' })),
  channel.map(
    (name): Draft =>
      () => ({ act: 'channel_in', channel: name, seconds: null }),
  ),
  channel.map(
    (name): Draft =>
      () => ({ act: 'channel_out', channel: name }),
  ),
  channel.map(
    (name): Draft =>
      () => ({ act: 'channel_next', channel: name }),
  ),
  fc.uuid().map(
    (id): Draft =>
      () => ({ act: 'set_next', item: { id, channel: 'sponsor', sponsor: id } }),
  ),
  fc.tuple(scene, place).map(
    ([name, at]): Draft =>
      (state) => ({
        act: 'add_items',
        items: [item(name), item('versus')],
        after: state.run[itemAt(state, at)] ? itemAt(state, at) : null,
      }),
  ),
  fc.tuple(place, place).map(
    ([from, to]): Draft =>
      (state) => ({
        act: 'move_items',
        ids: [itemAt(state, from)],
        after: itemAt(state, to),
      }),
  ),
  place.map(
    (at): Draft =>
      (state) => ({ act: 'delete_items', ids: [itemAt(state, at)] }),
  ),
  place.map(
    (at): Draft =>
      (state) => ({ act: 'skip_items', ids: [itemAt(state, at)], isSkipped: true }),
  ),
);
const acts = fc.array(fc.tuple(drafts, fc.nat(1_500)), { maxLength: 30 });

function play(given: readonly [Draft, number][]): Show {
  const show = new Show();
  for (const [draft, ms] of given) {
    show.now += ms;
    show.act(draft(show.state));
  }
  return show;
}

describe('undo', () => {
  it('of all acts, in any order, gives the state before them', () => {
    fc.assert(
      fc.property(acts, fc.infiniteStream(fc.nat()), (given, choices) => {
        const show = play(given);
        while (show.log.length > 0) {
          const index = choices.next().value % show.log.length;
          show.undo(show.log[index]!.id);
        }
        expect(show.state).toEqual(EMPTY_SHOW);
      }),
      { numRuns: 100 },
    );
  });

  it('names exactly the later acts that go with it', () => {
    fc.assert(
      fc.property(acts, fc.nat(), (given, choice) => {
        const show = play(given);
        if (show.log.length === 0) return;
        const { id } = show.log[choice % show.log.length]!;
        const gone = [id, ...dependentsOf(show.log, id)];
        const left = show.log.filter((record) => !gone.includes(record.id)).map((each) => each.id);
        show.undo(id);
        expect(show.log.map((each) => each.id)).toEqual(left);
      }),
      { numRuns: 100 },
    );
  });

  it('of a take cuts back and leaves what was prepared or brought in since', () => {
    const show = new Show();
    show.act({ act: 'preview', cue: cue('versus') });
    show.act({ act: 'take', transition: 'stinger' });
    show.now += 5_000;
    show.act({ act: 'preview', cue: cue('game') });
    show.act({ act: 'take', transition: 'stinger' });
    const takeId = show.log.at(-1)!.id;
    show.act({ act: 'preview', cue: cue('bracket') });
    expect(dependentsOf(show.log, takeId)).toEqual([]);
    show.undo(takeId);
    expect(show.state.program).toMatchObject({ cue: { scene: 'versus' }, transition: null });
    expect(show.state.preview?.cue.scene).toBe('bracket');
    expect(show.state.channels.score_bug.air).toBeNull();
  });

  it('of a take also removes the one that waits for its stinger', () => {
    const show = new Show();
    show.act({ act: 'preview', cue: cue('versus') });
    show.act({ act: 'take', transition: 'stinger' });
    const takeId = show.log.at(-1)!.id;
    show.act({ act: 'take', transition: 'stinger' });
    const waiting = show.log.at(-1)!.id;
    expect(dependentsOf(show.log, takeId)).toEqual([waiting]);
    const { transition } = show.state.program!;
    show.undo(waiting);
    expect(show.state).toMatchObject({ pending: null, program: { transition } });
  });

  it('can be redone while nobody has changed the same', () => {
    const show = new Show();
    show.act({ act: 'preview', cue: cue('versus') });
    show.act({ act: 'take', transition: 'cut' });
    const record = show.log.at(-1)!;
    show.undo(record.id);
    const current = (slot: string) => readSlot(show.state, slot);
    expect(redoChanges([record], current)?.program?.after).toMatchObject({
      cue: { scene: 'versus' },
    });
    show.act({ act: 'safe_card' });
    expect(redoChanges([record], current)).toBeNull();
  });
});

it('no take is lost: each goes on air, waits, or is replaced by a later one', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(scene, fc.nat(2_500)), { minLength: 1, maxLength: 20 }),
      (presses) => {
        const show = new Show();
        let shown = 0;
        let replaced = 0;
        const settle = (now: number) => {
          const before = show.state;
          show.state = commitPending(before, { id: 'x', now });
          if (show.state !== before) shown++;
        };
        for (const [name, ms] of presses) {
          show.now += ms;
          settle(show.now);
          show.act({ act: 'preview', cue: cue(name) });
          const { program, pending } = show.state;
          show.act({ act: 'take', transition: 'stinger' });
          if (show.state.program !== program) shown++;
          else if (pending) replaced++;
        }
        settle(show.now + 10_000);
        expect(show.state.pending).toBeNull();
        expect(shown + replaced).toBe(presses.length);
        expect(show.state.program?.cue.scene).toBe(presses.at(-1)![0]);
      },
    ),
    { numRuns: 100 },
  );
});
