/** Keeps the state equal to what OBS shows and does, for as long as one session lasts. */
import type { Clock } from '@mes/client/clock';
import { type Fields, listIn, numberIn, textIn } from './fields';
import type { ObsState } from './obs-state';
import { repeat } from './repeat';
import { readShownItems } from './scene-items';
import type { RequestObs } from './session';
import { OVERLAY_SOURCE, PROGRAM_SOURCE } from './source-names';

export interface FollowedObs {
  /** Resolves when scene and outputs have been read once. */
  readonly ready: Promise<void>;
  handleEvent(type: string, fields: Fields): void;
  /** The page has become visible again. */
  resumePictures(): void;
  stop(): void;
}

export interface FollowOptions {
  readonly request: RequestObs;
  readonly clock: Clock;
  readonly isVisible: () => boolean;
  update(changes: Partial<ObsState>): void;
}

const STATUS_MS = 1_000;
const PICTURE_MS = 500;
/** As wide as the monitors of the room. */
const PICTURE = { imageFormat: 'jpg', imageWidth: 640, imageCompressionQuality: 60 };

/** After these another scene may be live, or the live one may show other sources. */
const SCENE_EVENTS = new Set([
  'CurrentProgramSceneChanged',
  'CurrentSceneCollectionChanged',
  'SceneCreated',
  'SceneRemoved',
  'SceneNameChanged',
  'InputCreated',
  'InputNameChanged',
  'InputRemoved',
  'SceneItemCreated',
  'SceneItemRemoved',
  'SceneItemEnableStateChanged',
]);

export function followObs({ request, clock, isVisible, ...options }: FollowOptions): FollowedObs {
  let sceneName: string | null = null;
  let isStopped = false;

  function update(changes: Partial<ObsState>): void {
    if (!isStopped) options.update(changes);
  }

  const scene = repeat({ clock }, async () => {
    const live = await readLiveScene(request).catch(() => UNKNOWN_SCENE);
    const isOther = live.sceneName !== sceneName;
    sceneName = live.sceneName;
    update(live);
    if (isOther) void pictures.run();
  });

  const status = repeat({ clock, everyMs: STATUS_MS }, async () => {
    const [stats, stream, record] = await Promise.all([
      request('GetStats'),
      request('GetStreamStatus'),
      request('GetRecordStatus'),
    ]);
    const isStreaming = stream.outputActive === true;
    update({
      isStreaming,
      isRecording: record.outputActive === true,
      streamedMs: isStreaming ? numberIn(stream, 'outputDuration') : null,
      fps: numberIn(stats, 'activeFps'),
      lostFrames: sum([
        numberIn(stats, 'renderSkippedFrames'),
        numberIn(stats, 'outputSkippedFrames'),
        isStreaming ? numberIn(stream, 'outputSkippedFrames') : 0,
      ]),
    });
    // A scene that could not be read, such as while OBS changes its collection.
    if (sceneName === null) void scene.run();
  });

  const pictures = repeat({ clock, everyMs: PICTURE_MS }, async () => {
    if (!isVisible() || sceneName === null) return;
    const answer = await request('GetSourceScreenshot', { sourceName: sceneName, ...PICTURE });
    const picture = textIn(answer, 'imageData');
    if (picture?.startsWith('data:image/')) update({ picture });
  });

  const ready = Promise.all([scene.run(), status.run()]).then(() => undefined);

  return {
    ready,
    handleEvent(type, fields) {
      if (type === 'StreamStateChanged') {
        const isStreaming = fields.outputActive === true;
        update({ isStreaming, streamedMs: isStreaming ? 0 : null });
      }
      if (type === 'RecordStateChanged') update({ isRecording: fields.outputActive === true });
      if (SCENE_EVENTS.has(type)) void scene.run();
    },
    resumePictures: () => void pictures.run(),
    stop() {
      isStopped = true;
      for (const each of [scene, status, pictures]) each.stop();
    },
  };
}

type LiveScene = Pick<ObsState, 'sceneName' | 'isProgramShown' | 'isOverlayShown' | 'hasProgram'>;

const UNKNOWN_SCENE: LiveScene = {
  sceneName: null,
  isProgramShown: null,
  isOverlayShown: null,
  hasProgram: null,
};

async function readLiveScene(request: RequestObs): Promise<LiveScene> {
  const sceneName = textIn(await request('GetCurrentProgramScene'), 'currentProgramSceneName');
  if (sceneName === null) return UNKNOWN_SCENE;
  const shown = await readShownItems(request, sceneName);
  const shows = (source: string) => shown.some(({ sourceName: name }) => name === source);
  const isProgramShown = shows(PROGRAM_SOURCE);
  return {
    sceneName,
    isProgramShown,
    isOverlayShown: shows(OVERLAY_SOURCE),
    hasProgram: isProgramShown || (await hasSource(request)),
  };
}

async function hasSource(request: RequestObs): Promise<boolean> {
  const inputs = listIn(await request('GetInputList'), 'inputs');
  return inputs.some((input) => textIn(input, 'inputName') === PROGRAM_SOURCE);
}

function sum(counts: readonly (number | null)[]): number | null {
  const known = counts.filter((count) => count !== null);
  return known.length === 0 ? null : known.reduce((total, count) => total + count, 0);
}
