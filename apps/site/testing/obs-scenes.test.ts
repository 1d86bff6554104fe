import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { eventually, openRoom, type TestRoom } from './obs-room';
import { type ObsStandIn, startObsStandIn } from './obs-stand-in';

const ADDRESSES = {
  program: 'https://mes.example/app/streaming/program?key=1',
  overlay: 'https://mes.example/app/streaming/overlay?key=1',
};

let obs: ObsStandIn;
let room: TestRoom;

beforeEach(async () => {
  obs = await startObsStandIn({ password: 'secret', scenes: ['Cameras', 'Pause'] });
  room = openRoom();
  room.obs.connect({ address: obs.address, password: 'secret' });
  await eventually(() => expect(room.state.status).toBe('connected'));
});

afterEach(async () => {
  room.leave();
  await obs.close();
});

function itemsOf(sceneName: string) {
  return obs.model.itemsOf(sceneName).map(({ sourceName, isEnabled }) => [sourceName, isEnabled]);
}

async function expectShown(isProgramShown: boolean): Promise<void> {
  await eventually(() => expect(room.state.isProgramShown).toBe(isProgramShown));
}

describe('setting up the sources', () => {
  it('makes scene, sources and holding scene, and shows them', async () => {
    await room.obs.setUpSources(ADDRESSES);
    expect([...obs.model.scenes.keys()]).toEqual(['Cameras', 'Pause', 'MES', 'MES holding']);
    expect(itemsOf('MES')).toEqual([
      ['MES program', true],
      ['MES overlay', true],
    ]);
    expect(obs.model.inputs.get('MES program')).toEqual({
      name: 'MES program',
      kind: 'browser_source',
      settings: {
        is_local_file: false,
        url: ADDRESSES.program,
        width: 1920,
        height: 1080,
        shutdown: false,
        restart_when_active: false,
      },
    });
    expect(obs.model.inputs.get('MES overlay')?.settings.url).toBe(ADDRESSES.overlay);
    expect(obs.model.liveScene).toBe('MES');
    await expectShown(true);
    expect(room.state.sceneName).toBe('MES');
  });

  it('tells sources that are not made from sources that are not shown', async () => {
    expect(room.state).toMatchObject({ isProgramShown: false, hasProgram: false });
    await room.obs.setUpSources(ADDRESSES);
    await eventually(() => expect(room.state.hasProgram).toBe(true));
    obs.setScene('Pause');
    await eventually(() =>
      expect(room.state).toMatchObject({ isProgramShown: false, hasProgram: true }),
    );
  });

  it('makes a holding scene of sources that OBS draws itself', async () => {
    await room.obs.setUpSources(ADDRESSES);
    const kinds = obs.model
      .itemsOf('MES holding')
      .map(({ sourceName }) => obs.model.inputs.get(sourceName)?.kind);
    expect(kinds).toEqual(['color_source_v3', 'text_ft2_source_v2']);
    expect(obs.model.inputs.get('MES holding name')?.settings.text).toBe('Test community');
  });

  it.each([
    {
      system: 'Windows',
      kinds: ['color_source_v3', 'text_gdiplus_v2', 'text_gdiplus_v3'],
      used: ['color_source_v3', 'text_gdiplus_v3'],
    },
    { system: 'an OBS without texts', kinds: ['color_source_v2'], used: ['color_source_v2'] },
  ])('makes it of what $system has', async ({ kinds, used }) => {
    obs.model.inputKinds = ['browser_source', ...kinds];
    await room.obs.showSafeCard();
    const items = obs.model.itemsOf('MES holding');
    expect(items.map(({ sourceName }) => obs.model.inputs.get(sourceName)?.kind)).toEqual(used);
    expect(obs.model.liveScene).toBe('MES holding');
  });

  it('fills a canvas of another size', async () => {
    obs.model.canvas = { width: 1280, height: 720 };
    await room.obs.setUpSources(ADDRESSES);
    for (const { transform } of obs.model.itemsOf('MES'))
      expect(transform).toMatchObject({
        positionX: 0,
        positionY: 0,
        boundsType: 'OBS_BOUNDS_SCALE_INNER',
        boundsWidth: 1280,
        boundsHeight: 720,
      });
  });

  it('changes addresses and nothing else when it is done again', async () => {
    await room.obs.setUpSources(ADDRESSES);
    const before = [...obs.model.scenes.keys()].map((name) => [name, itemsOf(name)]);
    const done = obs.changes.length;
    await room.obs.setUpSources({ ...ADDRESSES, program: 'https://mes.example/new' });
    expect([...obs.model.scenes.keys()].map((name) => [name, itemsOf(name)])).toEqual(before);
    expect(obs.model.inputs.get('MES program')?.settings).toMatchObject({
      url: 'https://mes.example/new',
      width: 1920,
    });
    const again = obs.changes.slice(done).map(({ type }) => type);
    expect(new Set(again)).toEqual(new Set(['SetInputSettings', 'SetSceneItemTransform']));
  });

  it('repairs order, visibility and missing items, and keeps what others added', async () => {
    const { model } = obs;
    model.addScene('MES');
    model.addInput({ name: 'Game capture', kind: 'image_source', settings: {} });
    for (const name of ['MES program', 'MES overlay'])
      model.addInput({ name, kind: 'browser_source', settings: { css: 'mine' } });
    model.addItem('Cameras', 'MES program');
    model.addItem('MES', 'MES overlay', false);
    model.addItem('MES', 'Game capture');
    await room.obs.setUpSources(ADDRESSES);
    expect(itemsOf('MES')).toEqual([
      ['Game capture', true],
      ['MES program', true],
      ['MES overlay', true],
    ]);
    expect(itemsOf('Cameras')).toEqual([['MES program', true]]);
    expect(model.liveScene).toBe('MES');
    expect(model.inputs.get('MES program')?.settings.css).toBe('mine');
  });

  it('leaves a holding scene that somebody has made alone', async () => {
    obs.model.addScene('MES holding');
    await room.obs.setUpSources(ADDRESSES);
    expect(itemsOf('MES holding')).toEqual([]);
  });

  it('does not touch a source of another kind with our name', async () => {
    obs.model.addInput({ name: 'MES program', kind: 'image_source', settings: { file: 'a.png' } });
    await expect(room.obs.setUpSources(ADDRESSES)).rejects.toThrow(/Rename that one/);
    expect(obs.model.inputs.get('MES program')?.settings).toEqual({ file: 'a.png' });
    expect(obs.model.liveScene).toBe('Cameras');
  });
});

describe('acts of the room', () => {
  it('putting back shows the hidden program again', async () => {
    await room.obs.setUpSources(ADDRESSES);
    obs.setSourceEnabled('MES', 'MES program', false);
    obs.setScene('Cameras');
    await room.obs.putBack();
    expect(obs.model.liveScene).toBe('MES');
    expect(itemsOf('MES')).toEqual([
      ['MES program', true],
      ['MES overlay', true],
    ]);
  });

  it('putting back says when nothing was set up', async () => {
    await expect(room.obs.putBack()).rejects.toThrow(/Set up the sources first/);
    expect(obs.model.liveScene).toBe('Cameras');
  });

  it('clears the overlays wherever the live scene shows them, until they are put back', async () => {
    await room.obs.setUpSources(ADDRESSES);
    obs.model.addItem('Cameras', 'MES');
    obs.model.addGroup('Cameras', 'Boxes', ['MES overlay']);
    obs.setScene('Cameras');
    await room.obs.clearOverlays();
    expect(itemsOf('MES')).toEqual([
      ['MES program', true],
      ['MES overlay', false],
    ]);
    expect(obs.model.groups.get('Boxes')?.map(({ isEnabled }) => isEnabled)).toEqual([false]);
    await room.obs.putBack();
    expect(itemsOf('MES').every(([, isEnabled]) => isEnabled)).toBe(true);
    expect(obs.model.groups.get('Boxes')?.map(({ isEnabled }) => isEnabled)).toEqual([true]);
    // Their own scene shows the program too, so it stays.
    expect(obs.model.liveScene).toBe('Cameras');
  });

  it('the safe card works without any set-up', async () => {
    await room.obs.showSafeCard();
    expect(obs.model.liveScene).toBe('MES holding');
    expect(obs.model.inputs.get('MES holding name')?.settings.text).toBe('Test community');
    await expectShown(false);
  });

  it('the safe card is shown even where its sources cannot be made', async () => {
    const taken = { name: 'MES holding background', kind: 'image_source', settings: {} };
    obs.model.addInput(taken);
    await room.obs.showSafeCard();
    expect(obs.model.liveScene).toBe('MES holding');
  });

  it('putting back does not mind overlays that were removed meanwhile', async () => {
    await room.obs.setUpSources(ADDRESSES);
    obs.model.addItem('Pause', 'MES overlay');
    obs.setScene('Pause');
    await room.obs.clearOverlays();
    obs.model.itemsOf('Pause').length = 0;
    await room.obs.putBack();
    expect(obs.model.liveScene).toBe('MES');
  });

  it('are refused while OBS is lost', async () => {
    await obs.drop();
    await eventually(() => expect(room.state.status).toBe('lost'));
    const acts = [room.obs.putBack, room.obs.clearOverlays, room.obs.showSafeCard];
    for (const act of acts) await expect(act()).rejects.toThrow('OBS is not connected.');
    await obs.comeBack();
  });
});
