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

async function expectShown(isProgramShown: boolean): Promise<void> {
  await eventually(() => expect(room.state.isProgramShown).toBe(isProgramShown));
}

describe('whether viewers see the program', () => {
  beforeEach(async () => {
    await room.obs.setUpSources(ADDRESSES);
    await expectShown(true);
  });

  it('follows the scene that is live', async () => {
    obs.setScene('Pause');
    await expectShown(false);
    expect(room.state.sceneName).toBe('Pause');
    obs.setScene('MES');
    await expectShown(true);
  });

  it('follows the source being hidden and shown', async () => {
    obs.setSourceEnabled('MES', 'MES program', false);
    await expectShown(false);
    obs.setSourceEnabled('MES', 'MES program', true);
    await expectShown(true);
  });

  it('is not asked of the overlays alone', async () => {
    await eventually(() => expect(room.state.isOverlayShown).toBe(true));
    await room.obs.clearOverlays();
    await eventually(() => expect(room.state.isOverlayShown).toBe(false));
    expect(room.state.isProgramShown).toBe(true);
    await room.obs.putBack();
    await eventually(() => expect(room.state.isOverlayShown).toBe(true));
  });

  it('is unknown while OBS changes its collection, and read again after it', async () => {
    obs.model.startCollectionChange();
    obs.setScene('Pause');
    await eventually(() => expect(room.state.isProgramShown).toBeNull());
    expect(room.state).toMatchObject({ status: 'connected', sceneName: null });
    obs.model.endCollectionChange(['Other show']);
    await eventually(() => expect(room.state.sceneName).toBe('Other show'));
    expect(room.state.isProgramShown).toBe(false);
  });

  it('looks into scenes and groups, as deep as they go', async () => {
    const { model } = obs;
    model.addScene('Inner');
    model.addGroup('Inner', 'Boxes', ['MES program']);
    model.addItem('Pause', 'Inner');
    model.addItem('Inner', 'Pause');
    obs.setScene('Pause');
    await eventually(() => expect(room.state.sceneName).toBe('Pause'));
    expect(room.state.isProgramShown).toBe(true);
    obs.setSourceEnabled('Boxes', 'MES program', false);
    await expectShown(false);
    obs.setSourceEnabled('Boxes', 'MES program', true);
    await expectShown(true);
    obs.setSourceEnabled('Pause', 'Inner', false);
    await expectShown(false);
  });
});

describe('stream, recording and picture', () => {
  it('follows streaming and recording', async () => {
    obs.setStreaming(true);
    obs.setRecording(true);
    await eventually(() =>
      expect(room.state).toMatchObject({ isStreaming: true, isRecording: true, streamedMs: 0 }),
    );
    obs.model.streamedMs = 61_000;
    obs.model.lostFrames = 3;
    room.clock.advance(1_000);
    await eventually(() => expect(room.state).toMatchObject({ streamedMs: 61_000, lostFrames: 3 }));
    obs.setStreaming(false);
    await eventually(() =>
      expect(room.state).toMatchObject({ isStreaming: false, streamedMs: null }),
    );
  });

  it('shows the picture of the live scene, and the next one with the next scene', async () => {
    await eventually(() => expect(room.state.picture).toMatch(/^data:image\//));
    const first = room.state.picture;
    obs.setScene('Pause');
    await eventually(() => {
      expect(room.state.picture).toMatch(/^data:image\//);
      expect(room.state.picture).not.toBe(first);
    });
  });

  it('asks for one twice a second', async () => {
    await eventually(() => expect(room.state.picture).not.toBeNull());
    for (let expected = 2; expected <= 5; expected++) {
      room.clock.advance(499);
      await roundTrip();
      expect(pictures()).toBe(expected - 1);
      room.clock.advance(1);
      await roundTrip();
      expect(pictures()).toBe(expected);
      await room.clock.waitForTimer(500);
    }
    expect(obs.requests.find(({ type }) => type === 'GetSourceScreenshot')?.fields).toMatchObject({
      sourceName: 'Cameras',
      imageFormat: 'jpg',
      imageWidth: 640,
    });
  });

  it('rests while nobody sees the page', async () => {
    await eventually(() => expect(room.state.picture).not.toBeNull());
    room.setVisible(false);
    const before = pictures();
    for (let beats = 0; beats < 4; beats++) {
      room.clock.advance(500);
      await roundTrip();
    }
    expect(pictures()).toBe(before);
    room.setVisible(true);
    await eventually(() => expect(pictures()).toBe(before + 1));
  });

  function pictures(): number {
    return obs.requests.filter(({ type }) => type === 'GetSourceScreenshot').length;
  }

  /** OBS handles requests in order, so it has received all earlier ones as well. */
  async function roundTrip(): Promise<void> {
    await room.obs.clearOverlays();
  }
});
