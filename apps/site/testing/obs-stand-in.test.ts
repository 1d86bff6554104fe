/**
 * A client that others wrote, so that the stand-in is true to the protocol and not only to our own
 * client, and an independent witness of what our client asks OBS for.
 */
import { OBSWebSocket } from 'obs-websocket-js/json';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { eventually, openRoom, type TestRoom } from './obs-room';
import { type ObsStandIn, startObsStandIn } from './obs-stand-in';

const PASSWORD = 'secret';
const ADDRESSES = {
  program: 'https://mes.example/program',
  overlay: 'https://mes.example/overlay',
};

let obs: ObsStandIn;
let witness: OBSWebSocket;
const rooms: TestRoom[] = [];

beforeEach(async () => {
  obs = await startObsStandIn({ password: PASSWORD, scenes: ['Cameras'] });
  witness = new OBSWebSocket();
});

afterEach(async () => {
  for (const room of rooms.splice(0)) room.leave();
  await witness.disconnect();
  await obs.close();
});

async function enter(): Promise<TestRoom> {
  const room = openRoom();
  rooms.push(room);
  room.obs.connect({ address: obs.address, password: PASSWORD });
  await eventually(() => expect(room.state.status).toBe('connected'));
  return room;
}

it('lets a foreign client in with the password only', async () => {
  await expect(witness.connect(obs.address, 'wrong')).rejects.toMatchObject({ code: 4009 });
  await expect(witness.connect(obs.address)).rejects.toMatchObject({ code: 4009 });
  const { negotiatedRpcVersion } = await witness.connect(obs.address, PASSWORD);
  expect(negotiatedRpcVersion).toBe(1);
});

it('refuses what OBS refuses', async () => {
  await witness.connect(obs.address, PASSWORD);
  await expect(witness.call('SetCurrentProgramScene', { sceneName: 'Gone' })).rejects.toMatchObject(
    { code: 600 },
  );
  await expect(witness.call('SetCurrentProgramScene')).rejects.toMatchObject({ code: 300 });
  await expect(witness.call('CreateScene', { sceneName: 'Cameras' })).rejects.toMatchObject({
    code: 601,
  });
  await expect(witness.call('StartVirtualCam')).rejects.toMatchObject({ code: 204 });
});

it('shows a foreign client what our client has set up', async () => {
  await witness.connect(obs.address, PASSWORD);
  const events: string[] = [];
  witness.on('SceneCreated', ({ sceneName }) => void events.push(`scene ${sceneName}`));
  witness.on(
    'InputCreated',
    ({ inputName, inputKind }) => void events.push(`${inputKind} ${inputName}`),
  );
  witness.on('CurrentProgramSceneChanged', ({ sceneName }) => void events.push(`on ${sceneName}`));
  const room = await enter();
  await room.obs.setUpSources(ADDRESSES);

  const { sceneItems } = await witness.call('GetSceneItemList', { sceneName: 'MES' });
  expect(sceneItems.map(({ sourceName }) => sourceName)).toEqual(['MES program', 'MES overlay']);
  const { inputSettings } = await witness.call('GetInputSettings', { inputName: 'MES overlay' });
  expect(inputSettings).toMatchObject({ url: ADDRESSES.overlay, width: 1920, height: 1080 });
  expect(events).toEqual([
    'scene MES',
    'browser_source MES program',
    'browser_source MES overlay',
    'scene MES holding',
    'color_source_v3 MES holding background',
    'text_ft2_source_v2 MES holding name',
    'on MES',
  ]);
});

it('a foreign client sees exactly the changes that the room makes', async () => {
  await witness.connect(obs.address, PASSWORD);
  const seen: unknown[] = [];
  witness.on('VendorEvent', ({ eventData }) => {
    const { requestType, requestData } = eventData as { requestType: string; requestData: object };
    if (!requestType.startsWith('Get')) seen.push([requestType, requestData]);
  });
  const room = await enter();
  await room.obs.setUpSources(ADDRESSES);
  await witness.call('GetVersion');
  expect(seen).toEqual(obs.changes.map(({ type, fields }) => [type, fields]));

  seen.length = 0;
  const overlay = obs.model.itemsOf('MES').find((item) => item.sourceName === 'MES overlay');
  await room.obs.clearOverlays();
  await room.obs.showSafeCard();
  await room.obs.putBack();
  await witness.call('GetVersion');
  const item = { sceneName: 'MES', sceneItemId: overlay?.id };
  expect(seen).toEqual([
    ['SetSceneItemEnabled', { ...item, sceneItemEnabled: false }],
    ['SetCurrentProgramScene', { sceneName: 'MES holding' }],
    ['SetSceneItemEnabled', { ...item, sceneItemEnabled: true }],
    ['SetCurrentProgramScene', { sceneName: 'MES' }],
  ]);
});

it('our client follows what a foreign client does', async () => {
  await witness.connect(obs.address, PASSWORD);
  const room = await enter();
  await room.obs.setUpSources(ADDRESSES);
  await eventually(() => expect(room.state.isProgramShown).toBe(true));
  await witness.call('SetCurrentProgramScene', { sceneName: 'Cameras' });
  await eventually(() =>
    expect(room.state).toMatchObject({ sceneName: 'Cameras', isProgramShown: false }),
  );
});
