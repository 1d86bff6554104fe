/** The requests of the protocol that the room uses, answered by the model. */
import { type ModelItem, type ObsModel, Refusal, STATUS } from './obs-model';
import { pictureOf } from './obs-picture';

type Fields = Record<string, unknown>;
type Handler = (model: ObsModel, fields: Fields) => Fields;

const HANDLERS: Readonly<Record<string, Handler>> = {
  GetVersion: () => ({ obsVersion: '30.2.0', obsWebSocketVersion: '5.5.0', rpcVersion: 1 }),
  GetStats: ({ lostFrames }) => ({
    activeFps: 60,
    renderSkippedFrames: lostFrames,
    renderTotalFrames: 10_000,
    outputSkippedFrames: 0,
    outputTotalFrames: 10_000,
  }),
  GetStreamStatus: ({ isStreaming, streamedMs }) => ({
    outputActive: isStreaming,
    outputReconnecting: false,
    outputDuration: isStreaming ? streamedMs : 0,
    outputSkippedFrames: 0,
    outputTotalFrames: 0,
  }),
  GetRecordStatus: ({ isRecording }) => ({ outputActive: isRecording, outputPaused: false }),
  GetVideoSettings: ({ canvas }) => ({
    baseWidth: canvas.width,
    baseHeight: canvas.height,
    outputWidth: canvas.width,
    outputHeight: canvas.height,
  }),
  GetSceneList: ({ scenes, liveScene }) => ({
    currentProgramSceneName: liveScene,
    scenes: [...scenes.keys()].map((sceneName, sceneIndex) => ({ sceneName, sceneIndex })),
  }),
  GetCurrentProgramScene: ({ liveScene }) => ({
    sceneName: liveScene,
    currentProgramSceneName: liveScene,
  }),
  SetCurrentProgramScene: (model, fields) => {
    model.setLiveScene(text(fields, 'sceneName'));
    return {};
  },
  CreateScene: (model, fields) => {
    model.addScene(text(fields, 'sceneName'));
    return {};
  },
  GetSceneItemList: (model, fields) => ({
    sceneItems: model
      .itemsOf(text(fields, 'sceneName'))
      .map((item, index) => itemFields(model, item, index)),
  }),
  GetGroupSceneItemList: (model, fields) => {
    const items = model.groups.get(text(fields, 'sceneName'));
    if (!items) throw new Refusal(STATUS.resourceNotFound, 'The specified source is not a group.');
    return { sceneItems: items.map((item, index) => itemFields(model, item, index)) };
  },
  GetInputKindList: ({ inputKinds }) => ({ inputKinds }),
  GetInputList: ({ inputs }) => ({
    inputs: [...inputs.values()].map(({ name, kind }) => ({ inputName: name, inputKind: kind })),
  }),
  GetInputSettings: ({ inputs }, fields) => {
    const input = inputs.get(text(fields, 'inputName'));
    if (!input) throw new Refusal(STATUS.resourceNotFound, 'No source was found.');
    return { inputSettings: input.settings, inputKind: input.kind };
  },
  CreateInput: (model, fields) => {
    const sceneName = text(fields, 'sceneName');
    const name = text(fields, 'inputName');
    model.itemsOf(sceneName);
    const settings = (fields.inputSettings ?? {}) as Fields;
    model.addInput({ name, kind: text(fields, 'inputKind'), settings });
    return { sceneItemId: model.addItem(sceneName, name, fields.sceneItemEnabled !== false).id };
  },
  SetInputSettings: (model, fields) => {
    const settings = fields.inputSettings as Fields;
    model.setInputSettings(text(fields, 'inputName'), settings, fields.overlay !== false);
    return {};
  },
  CreateSceneItem: (model, fields) => {
    const [sceneName, sourceName] = [text(fields, 'sceneName'), text(fields, 'sourceName')];
    const isEnabled = fields.sceneItemEnabled !== false;
    return { sceneItemId: model.addItem(sceneName, sourceName, isEnabled).id };
  },
  SetSceneItemEnabled: (model, fields) => {
    const isEnabled = fields.sceneItemEnabled === true;
    model.setItemEnabled(text(fields, 'sceneName'), itemIn(model, fields), isEnabled);
    return {};
  },
  SetSceneItemIndex: (model, fields) => {
    const index = Number(fields.sceneItemIndex);
    model.setItemIndex(text(fields, 'sceneName'), itemIn(model, fields), index);
    return {};
  },
  SetSceneItemTransform: (model, fields) => {
    const item = itemIn(model, fields);
    item.transform = { ...item.transform, ...(fields.sceneItemTransform as Fields) };
    return {};
  },
  GetSourceScreenshot: (model, fields) => {
    const sourceName = text(fields, 'sourceName');
    if (!model.scenes.has(sourceName) && !model.inputs.has(sourceName))
      throw new Refusal(STATUS.resourceNotFound, 'No source was found.');
    return { imageData: pictureOf(sourceName) };
  },
};

export function answerRequest(model: ObsModel, requestType: string, fields: Fields): Fields {
  const handler = HANDLERS[requestType];
  if (!handler) throw new Refusal(STATUS.unknownRequestType, 'Your request type is not valid.');
  if (!model.isReady) throw new Refusal(STATUS.notReady, 'OBS is not ready.');
  return handler(model, fields);
}

function text(fields: Fields, name: string): string {
  const value = fields[name];
  if (typeof value === 'string' && value !== '') return value;
  throw new Refusal(STATUS.missingRequestField, `Your request is missing the \`${name}\` field.`);
}

function itemIn(model: ObsModel, fields: Fields): ModelItem {
  return model.item(text(fields, 'sceneName'), Number(fields.sceneItemId));
}

function itemFields(model: ObsModel, item: ModelItem, index: number): Fields {
  const { id, sourceName, isEnabled, transform } = item;
  const input = model.inputs.get(sourceName);
  return {
    sceneItemId: id,
    sceneItemIndex: index,
    sceneItemEnabled: isEnabled,
    sceneItemTransform: transform,
    sourceName,
    sourceType: input ? 'OBS_SOURCE_TYPE_INPUT' : 'OBS_SOURCE_TYPE_SCENE',
    inputKind: input?.kind ?? null,
    // OBS says null for inputs.
    isGroup: input ? null : model.groups.has(sourceName),
  };
}
