import { describe, expect, it } from 'vitest';
import { applyShowAct, type ShowAct } from './acts';
import { emptyCue } from './cue';
import { orderedRun } from './run';
import { EMPTY_SHOW, type ShowState } from './state';
import { commitPending } from './take';
import { templateItems } from './templates';

const NOW = 1_000_000;
const STINGER_MS = 1_100;
const cue = (scene: string) => emptyCue(scene, 'embers-s3');
const item = (scene: string) => ({ cue: cue(scene), plannedAt: null, seconds: 60, notes: '' });
const caster = { name: 'Mira', detail: 'Caster', player: null };

/** Each act with its time after the start. */
function after(
  acts: readonly (ShowAct | [number, ShowAct])[],
  start = EMPTY_SHOW,
  series: number | null = 1,
): ShowState {
  let made = 0;
  const newId = () => `n${++made}`;
  return acts.reduce((state, entry, index) => {
    const [ms, act] = 'act' in entry ? [index * 10_000, entry] : entry;
    const result = applyShowAct(state, act, { now: NOW + ms, newId, series });
    if (!result.ok) throw new Error(result.problem);
    return result.state;
  }, start);
}
const run = (...scenes: string[]): ShowAct => ({ act: 'replace_run', items: scenes.map(item) });
const first: ShowAct = { act: 'step_preview', by: 1 };
const take: ShowAct = { act: 'take', transition: 'stinger' };
const cut: ShowAct = { act: 'take', transition: 'cut' };
const scenes = (state: ShowState) => orderedRun(state).map((each) => each.cue.scene);
const onAir = ({ program, preview, pending }: ShowState) => ({
  program: program?.cue.scene,
  preview: preview?.cue.scene,
  pending: pending?.cue.scene,
});

describe('taking', () => {
  const day = [run('countdown', 'versus', 'map-veto', 'game'), first] as const;
  it.each<[string, readonly (ShowAct | [number, ShowAct])[], object]>([
    [
      'commits the preview and prepares the next cue',
      [...day, take],
      { program: 'countdown', preview: 'versus' },
    ],
    [
      'during a stinger waits',
      [...day, [0, take], [500, take]],
      { program: 'countdown', preview: 'versus', pending: 'versus' },
    ],
    [
      'a third time replaces the one that waits',
      [
        ...day,
        [0, take],
        [500, take],
        [600, { act: 'preview', cue: cue('breaktime') }],
        [700, take],
      ],
      { program: 'countdown', preview: 'breaktime', pending: 'breaktime' },
    ],
    ['by a cut does not wait', [...day, [0, take], [500, cut]], { program: 'versus' }],
    [
      'after the stinger does not wait',
      [...day, [0, take], [STINGER_MS, take]],
      { program: 'versus' },
    ],
    [
      'leaves out what is skipped',
      [...day, { act: 'skip_items', ids: ['n2', 'n3'], isSkipped: true }, take],
      { preview: 'game' },
    ],
    [
      'of a cue outside the run goes on after the last one of the run',
      [...day, take, { act: 'preview', cue: cue('breaktime') }, take],
      { program: 'breaktime', preview: 'versus' },
    ],
    [
      'goes on in a run from which the cue on air was deleted',
      [...day, take, { act: 'delete_items', ids: ['n1'] }, take],
      { program: 'versus', preview: 'map-veto' },
    ],
    ['of the last cue leaves it in preview', [run('versus'), first, take], { preview: 'versus' }],
    [
      'the safe card leaves the preview and what waits is over',
      [...day, [0, take], [500, take], [600, { act: 'safe_card' }]],
      { program: 'safe-card', preview: 'versus', pending: undefined },
    ],
  ])('%s', (_, acts, expected) => {
    expect(onAir(after(acts))).toMatchObject(expected);
  });

  it('that waited is committed with its own stinger, once', () => {
    const waiting = after([...day, [0, take], [500, take]]);
    const early = { id: 'x', now: NOW + STINGER_MS - 1 };
    expect(commitPending(waiting, early)).toBe(waiting);
    const state = commitPending(waiting, { id: 'x', now: NOW + STINGER_MS });
    expect(onAir(state)).toEqual({ program: 'versus', preview: 'map-veto', pending: undefined });
    expect(state.program?.transition?.endsAt).toBe(NOW + 2 * STINGER_MS);
    expect(commitPending(state, { id: 'x', now: NOW + 60_000 })).toBe(state);
  });

  it('that waited leaves a preview that was prepared meanwhile', () => {
    const prepared = after([
      ...day,
      [0, take],
      [500, take],
      [600, { act: 'preview', cue: cue('bracket') }],
    ]);
    const state = commitPending(prepared, { id: 'x', now: NOW + 5_000 });
    expect(onAir(state)).toMatchObject({ program: 'versus', preview: 'bracket' });
  });

  it('holds the series on stream at the press, whatever is linked before it is committed', () => {
    const waiting = after([[500, take]], after([...day, [0, take]], EMPTY_SHOW, 1), 2);
    expect(waiting.program?.series).toBe(1);
    const state = commitPending(waiting, { id: 'x', now: NOW + 60_000 });
    expect(state.program).toMatchObject({ cue: cue('versus'), series: 2 });
    expect(after([{ act: 'safe_card' }], state, 3).program?.series).toBe(3);
  });

  it('never changes the air by editing the preview', () => {
    const live = after([...day, take]);
    const edited = after(
      [{ act: 'edit_preview', change: { match: 'B', texts: { title: 'Next' } } }],
      live,
    );
    expect(edited.program).toBe(live.program);
    expect(edited.preview?.cue).toMatchObject({ match: 'B', texts: { title: 'Next', text: '' } });
  });
});

describe('overlay channels', () => {
  const lowerThird: ShowAct = {
    act: 'set_next',
    item: { id: 'l', channel: 'lower_third', speakers: [caster] },
  };
  const bring = (channel: 'lower_third' | 'score_bug' | 'sponsor'): ShowAct => ({
    act: 'channel_in',
    channel,
    seconds: null,
  });
  const airs = ({ channels }: ShowState) =>
    Object.entries(channels).flatMap(([name, { air }]) => (air ? [name] : []));

  it.each<[string, readonly ShowAct[], readonly string[]]>([
    ['come in', [lowerThird, bring('lower_third'), bring('sponsor')], ['lower_third', 'sponsor']],
    ['go out', [bring('sponsor'), { act: 'channel_out', channel: 'sponsor' }], []],
    ['the game has its score bug', [{ act: 'preview', cue: cue('game') }, cut], ['score_bug']],
    [
      'a scene that fills the screen takes score bug and lower third out',
      [
        lowerThird,
        bring('lower_third'),
        bring('score_bug'),
        bring('sponsor'),
        { act: 'preview', cue: cue('versus') },
        cut,
      ],
      ['sponsor'],
    ],
    ['are cleared', [bring('sponsor'), bring('score_bug'), { act: 'clear_overlays' }], []],
    ['are out under the safe card', [bring('sponsor'), { act: 'safe_card' }], []],
  ])('%s', (_, acts, expected) => {
    expect(airs(after(acts))).toEqual(expected);
  });

  it('change places with the next item', () => {
    const sponsor = (id: string): ShowAct => ({
      act: 'set_next',
      item: { id, channel: 'sponsor', sponsor: id },
    });
    const { sponsor: channel } = after([
      sponsor('one'),
      bring('sponsor'),
      sponsor('two'),
      { act: 'channel_next', channel: 'sponsor' },
    ]).channels;
    expect([channel.air?.item.id, channel.next?.id]).toEqual(['two', 'one']);
  });

  it.each([
    ['as long as the one before', 8, 2_000, 10_000],
    ['until it is taken out, as the one before', null, 2_000, null],
    ['until it is taken out where the one before is over', 8, 9_000, null],
  ])('that are changed stay %s', (_, seconds, ms, until) => {
    const { lower_third: channel } = after([
      lowerThird,
      [0, { act: 'channel_in', channel: 'lower_third', seconds }],
      [ms, { act: 'channel_next', channel: 'lower_third' }],
    ]).channels;
    expect(channel.air?.until).toBe(until === null ? null : NOW + until);
  });
});

describe('the run of show', () => {
  it.each<[string, readonly ShowAct[], readonly string[]]>([
    [
      'adds after a cue',
      [
        run('versus', 'game'),
        { act: 'add_items', items: [item('format'), item('groups')], after: 'n1' },
      ],
      ['versus', 'format', 'groups', 'game'],
    ],
    [
      'adds at the start',
      [run('versus'), { act: 'add_items', items: [item('format')], after: null }],
      ['format', 'versus'],
    ],
    [
      'moves several in their order',
      [
        run('versus', 'game', 'format', 'groups'),
        { act: 'move_items', ids: ['n4', 'n1'], after: 'n2' },
      ],
      ['game', 'versus', 'groups', 'format'],
    ],
    [
      'moves after one that moves too',
      [run('versus', 'game', 'format'), { act: 'move_items', ids: ['n1', 'n2'], after: 'n2' }],
      ['versus', 'game', 'format'],
    ],
    [
      'duplicates',
      [run('versus', 'game'), { act: 'duplicate_item', id: 'n1' }],
      ['versus', 'versus', 'game'],
    ],
    [
      'deletes several',
      [run('versus', 'game', 'format'), { act: 'delete_items', ids: ['n1', 'n3'] }],
      ['game'],
    ],
    [
      'adds the preview after the cue on air',
      [
        run('versus', 'game'),
        first,
        take,
        { act: 'preview', cue: cue('format') },
        { act: 'add_preview', seconds: 30 },
      ],
      ['versus', 'format', 'game'],
    ],
  ])('%s', (_, acts, expected) => {
    expect(scenes(after(acts))).toEqual(expected);
  });

  it('keeps its order however often something is put into the same place', () => {
    const adds = Array.from(
      { length: 90 },
      (): ShowAct => ({ act: 'add_items', items: [item('format')], after: 'n1' }),
    );
    const state = after([run('versus', 'game'), ...adds]);
    expect(scenes(state)).toEqual(['versus', ...adds.map(() => 'format'), 'game']);
    expect(new Set(orderedRun(state).map(({ position }) => position)).size).toBe(92);
  });

  it.each<[string, ShowAct, string]>([
    ['a cue that is not there', { act: 'preview_item', id: 'x' }, 'no_such_item'],
    ['a take of nothing', take, 'no_preview'],
    ['an edit of nothing', { act: 'edit_preview', change: {} }, 'no_preview'],
    ['a step beyond the end', first, 'no_more_items'],
    [
      'a lower third without people',
      { act: 'channel_in', channel: 'lower_third', seconds: null },
      'no_next',
    ],
    ['too many cues', run(...Array.from({ length: 201 }, () => 'versus')), 'run_full'],
  ])('refuses %s', (_, act, problem) => {
    const result = applyShowAct(EMPTY_SHOW, act, { now: NOW, newId: () => 'n', series: 1 });
    expect(result).toEqual({ ok: false, problem });
  });

  it.each([
    ['best_of_1', ['a'], 1],
    ['best_of_5', ['a'], 5],
    ['tournament_day', ['a', 'b'], 6],
  ] as const)('the template %s has a cue for each map', (template, matches, games) => {
    const items = templateItems({ template, package: 'worlds-2023', matches, startsAt: NOW });
    expect(items.filter((each) => each.cue.scene === 'game')).toHaveLength(games);
    expect(items[0]).toMatchObject({ plannedAt: NOW, cue: { scene: 'countdown' } });
    expect(items.at(-1)?.cue.scene).toBe('stream-end');
  });
});
