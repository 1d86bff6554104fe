/** The part of OBS behind its WebSocket: scenes with items, inputs and outputs, and their rules. */
export interface ModelItem {
  readonly id: number;
  readonly sourceName: string;
  isEnabled: boolean;
  transform: Record<string, unknown>;
}

export interface ModelInput {
  readonly name: string;
  readonly kind: string;
  settings: Record<string, unknown>;
}

export type ObsEvent = {
  readonly type: string;
  readonly intent: number;
  readonly data: Record<string, unknown>;
};

/** Groups of events that a client subscribes to. */
export const INTENT = {
  config: 2,
  scenes: 4,
  inputs: 8,
  outputs: 64,
  sceneItems: 128,
  vendors: 512,
} as const;

/** The status of a refused request. */
export class Refusal extends Error {
  constructor(
    readonly code: number,
    message: string,
  ) {
    super(message);
  }
}

export const STATUS = {
  success: 100,
  unknownRequestType: 204,
  notReady: 207,
  missingRequestField: 300,
  resourceNotFound: 600,
  resourceAlreadyExists: 601,
  invalidInputKind: 605,
} as const;

const INPUT_KINDS = ['browser_source', 'color_source_v3', 'image_source', 'text_ft2_source_v2'];

export class ObsModel {
  /** From the bottom to the top, as OBS counts items. */
  readonly scenes = new Map<string, ModelItem[]>();
  readonly groups = new Map<string, ModelItem[]>();
  readonly inputs = new Map<string, ModelInput>();
  inputKinds: readonly string[] = INPUT_KINDS;
  /** Not while OBS changes its collection of scenes. */
  isReady = true;
  canvas = { width: 1920, height: 1080 };
  isStreaming = false;
  isRecording = false;
  lostFrames = 0;
  streamedMs = 0;
  private live: string;
  private lastItemId = 0;

  constructor(
    sceneNames: readonly string[],
    private readonly publish: (event: ObsEvent) => void,
  ) {
    for (const name of sceneNames) this.scenes.set(name, []);
    this.live = sceneNames[0] ?? 'Scene';
    if (!this.scenes.has(this.live)) this.scenes.set(this.live, []);
  }

  get liveScene(): string {
    return this.live;
  }

  setLiveScene(sceneName: string): void {
    this.itemsOf(sceneName);
    if (this.live === sceneName) return;
    this.live = sceneName;
    this.publish({
      type: 'CurrentProgramSceneChanged',
      intent: INTENT.scenes,
      data: { sceneName },
    });
  }

  /** As if somebody chose another collection in OBS, which takes a while. */
  startCollectionChange(): void {
    this.publishCollection('CurrentSceneCollectionChanging');
    this.isReady = false;
  }

  endCollectionChange(sceneNames: readonly string[]): void {
    this.scenes.clear();
    for (const name of sceneNames) this.scenes.set(name, []);
    this.live = sceneNames[0] ?? 'Scene';
    this.isReady = true;
    this.publishCollection('CurrentSceneCollectionChanged');
  }

  setStreaming(isStreaming: boolean): void {
    this.isStreaming = isStreaming;
    this.publishOutput('StreamStateChanged', isStreaming);
  }

  setRecording(isRecording: boolean): void {
    this.isRecording = isRecording;
    this.publishOutput('RecordStateChanged', isRecording);
  }

  addScene(sceneName: string): void {
    this.requireFreeName(sceneName);
    this.scenes.set(sceneName, []);
    const data = { sceneName, isGroup: false };
    this.publish({ type: 'SceneCreated', intent: INTENT.scenes, data });
  }

  /** A group with inputs that OBS has; also puts it into the scene. */
  addGroup(sceneName: string, groupName: string, sourceNames: readonly string[]): void {
    this.requireFreeName(groupName);
    const toItem = (sourceName: string) => this.newItem(sourceName, true);
    this.groups.set(groupName, sourceNames.map(toItem));
    this.addItem(sceneName, groupName);
  }

  addInput(input: ModelInput): void {
    this.requireFreeName(input.name);
    if (!this.inputKinds.includes(input.kind))
      throw new Refusal(STATUS.invalidInputKind, 'Your specified input kind is not supported.');
    this.inputs.set(input.name, input);
    this.publish({
      type: 'InputCreated',
      intent: INTENT.inputs,
      data: {
        inputName: input.name,
        inputKind: input.kind,
        unversionedInputKind: input.kind.replace(/_v\d+$/, ''),
        inputSettings: input.settings,
        defaultInputSettings: {},
      },
    });
  }

  setInputSettings(name: string, settings: Record<string, unknown>, isOverlay: boolean): void {
    const input = this.inputs.get(name);
    if (!input) throw notFound(name);
    input.settings = isOverlay ? { ...input.settings, ...settings } : settings;
    const data = { inputName: name, inputSettings: input.settings };
    this.publish({ type: 'InputSettingsChanged', intent: INTENT.inputs, data });
  }

  addItem(sceneName: string, sourceName: string, isEnabled = true): ModelItem {
    const items = this.itemsOf(sceneName);
    const isKnown = [this.inputs, this.scenes, this.groups].some((each) => each.has(sourceName));
    if (!isKnown) throw notFound(sourceName);
    const item = this.newItem(sourceName, isEnabled);
    items.push(item);
    const data = {
      sceneName,
      sourceName,
      sceneItemId: item.id,
      sceneItemIndex: items.indexOf(item),
    };
    this.publish({ type: 'SceneItemCreated', intent: INTENT.sceneItems, data });
    return item;
  }

  setItemEnabled(parentName: string, item: ModelItem, isEnabled: boolean): void {
    if (item.isEnabled === isEnabled) return;
    item.isEnabled = isEnabled;
    this.publish({
      type: 'SceneItemEnableStateChanged',
      intent: INTENT.sceneItems,
      data: { sceneName: parentName, sceneItemId: item.id, sceneItemEnabled: isEnabled },
    });
  }

  setItemIndex(sceneName: string, item: ModelItem, index: number): void {
    const items = this.itemsOf(sceneName);
    items.splice(items.indexOf(item), 1);
    items.splice(index, 0, item);
    const sceneItems = items.map(({ id }, sceneItemIndex) => ({ sceneItemId: id, sceneItemIndex }));
    this.publish({
      type: 'SceneItemListReindexed',
      intent: INTENT.sceneItems,
      data: { sceneName, sceneItems },
    });
  }

  itemsOf(sceneName: string): ModelItem[] {
    const items = this.scenes.get(sceneName);
    if (!items) throw notFound(sceneName);
    return items;
  }

  /** Items of scenes and groups alike are found by the name of their parent. */
  item(parentName: string, id: number): ModelItem {
    const items = this.scenes.get(parentName) ?? this.groups.get(parentName);
    if (!items) throw notFound(parentName);
    const item = items.find((each) => each.id === id);
    if (!item) throw notFound(`item ${id}`);
    return item;
  }

  private newItem(sourceName: string, isEnabled: boolean): ModelItem {
    this.lastItemId++;
    return { id: this.lastItemId, sourceName, isEnabled, transform: {} };
  }

  private publishCollection(type: string): void {
    const data = { sceneCollectionName: 'Untitled' };
    this.publish({ type, intent: INTENT.config, data });
  }

  private publishOutput(type: string, outputActive: boolean): void {
    const outputState = `OBS_WEBSOCKET_OUTPUT_${outputActive ? 'STARTED' : 'STOPPED'}`;
    this.publish({ type, intent: INTENT.outputs, data: { outputActive, outputState } });
  }

  private requireFreeName(name: string): void {
    if ([this.scenes, this.groups, this.inputs].some((each) => each.has(name)))
      throw new Refusal(STATUS.resourceAlreadyExists, 'A source already exists by that name.');
  }
}

function notFound(name: string): Refusal {
  return new Refusal(STATUS.resourceNotFound, `No source was found by the name of \`${name}\`.`);
}
