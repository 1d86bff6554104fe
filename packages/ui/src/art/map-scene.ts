import { bureau } from './maps/bureau';
import { canals } from './maps/canals';
import { castello } from './maps/castello';
import { grounded } from './maps/grounded';
import { legacy } from './maps/legacy';
import { plaza } from './maps/plaza';
import { port } from './maps/port';
import { raid } from './maps/raid';
import type { Palette, Scene } from './maps/scene';
import { soar } from './maps/soar';
import { uncharted } from './maps/uncharted';
import { village } from './maps/village';
import { element, rect, type Svg, type SvgOptions, svgRoot } from './svg';

const SCENES = new Map<string, Scene>([
  ['Plaza', plaza],
  ['Canals', canals],
  ['Legacy', legacy],
  ['Grounded', grounded],
  ['Bureau', bureau],
  ['Raid', raid],
  ['Port', port],
  ['Soar', soar],
  ['Village', village],
  ['Castello', castello],
]);

export const MAPS_WITH_ART: readonly string[] = [...SCENES.keys()];

/** The picture of a map, 320 by 320; a neutral one for unknown maps. */
export function mapScene(map: string, { id, label }: SvgOptions = {}): Svg {
  const { palette, layers } = SCENES.get(map) ?? uncharted;
  const sky = id ?? `sky-${palette.skyTop.slice(1)}`;
  return svgRoot(
    { viewBox: '0 0 320 320', preserveAspectRatio: 'xMidYMid slice' },
    label,
    skyGradient(sky, palette),
    rect({ x: 0, y: 0, width: 320, height: 320 }, { fill: `url(#${sky})` }),
    ...layers(palette),
  );
}

function skyGradient(id: string, { skyTop, skyLow }: Palette): Svg {
  return element(
    'linearGradient',
    { id, x1: 0, y1: 0, x2: 0, y2: 1 },
    element('stop', { offset: 0, 'stop-color': skyTop }),
    element('stop', { offset: 0.72, 'stop-color': skyLow }),
  );
}
