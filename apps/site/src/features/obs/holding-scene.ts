/**
 * What viewers see when our server is away: a scene of sources that OBS draws itself. Whoever wants
 * another picture changes it in OBS; an existing scene is left as it is.
 */
import { textsIn } from './fields';
import type { RequestObs } from './session';
import {
  type Canvas,
  createSceneIfAbsent,
  readCanvas,
  setTransform,
  setUpInput,
} from './set-up-sources';
import { HOLDING_BACKGROUND, HOLDING_NAME, HOLDING_SCENE } from './source-names';

/** The newest kind first. Windows draws texts by GDI+, the other systems by FreeType. */
const COLOR_KINDS = ['color_source_v3', 'color_source_v2', 'color_source'];
const TEXT_KINDS = [
  'text_gdiplus_v3',
  'text_gdiplus_v2',
  'text_gdiplus',
  'text_ft2_source_v2',
  'text_ft2_source',
];

/** OBS writes colours as alpha, blue, green, red. */
const BLACK = 0xff_0c_0b_0b;
const BONE = 0xff_e2_ea_ee;
const FONT = { face: 'Arial', style: 'Bold', flags: 1 };
const FONT_SHARE = 0.14;
const NAME_WIDTH_SHARE = 0.8;

export async function setUpHoldingScene(request: RequestObs, communityName: string): Promise<void> {
  if ((await createSceneIfAbsent(request, HOLDING_SCENE)) === 'found') return;
  const kinds = textsIn(await request('GetInputKindList'), 'inputKinds');
  const colorKind = COLOR_KINDS.find((kind) => kinds.includes(kind));
  const textKind = TEXT_KINDS.find((kind) => kinds.includes(kind));
  const canvas = await readCanvas(request);
  // Without them the scene is black, which is still better than an old score.
  if (colorKind) await addBackground(request, { kind: colorKind, canvas });
  if (textKind) await addName(request, { kind: textKind, canvas, name: communityName });
}

async function addBackground(
  request: RequestObs,
  { kind, canvas }: { kind: string; canvas: Canvas },
): Promise<void> {
  await setUpInput(request, {
    sceneName: HOLDING_SCENE,
    inputName: HOLDING_BACKGROUND,
    inputKind: kind,
    inputSettings: { color: BLACK, ...canvas },
  });
}

async function addName(
  request: RequestObs,
  { kind, canvas, name }: { kind: string; canvas: Canvas; name: string },
): Promise<void> {
  const font = { ...FONT, size: Math.round(canvas.height * FONT_SHARE) };
  const item = await setUpInput(request, {
    sceneName: HOLDING_SCENE,
    inputName: HOLDING_NAME,
    inputKind: kind,
    // GDI+ has one colour, FreeType a gradient of two.
    inputSettings: { text: name, font, color: BONE, color1: BONE, color2: BONE },
  });
  await setTransform(request, item, {
    alignment: 0,
    positionX: canvas.width / 2,
    positionY: canvas.height / 2,
    // Only scales down, so that a long name stays within the picture.
    boundsType: 'OBS_BOUNDS_MAX_ONLY',
    boundsAlignment: 0,
    boundsWidth: Math.round(canvas.width * NAME_WIDTH_SHARE),
    boundsHeight: Math.round(canvas.height / 2),
  });
}
