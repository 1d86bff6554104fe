import type { Json } from '@mes/contract/scalars';
import type { PropertyDeclaration } from '../properties/service';
import { texts } from './texts';

export const STREAM_DELAY_PROPERTY = 'streamDelay';
const MAX_SECONDS = 600;

export const STREAM_DELAY_PROPERTIES: readonly PropertyDeclaration[] = [
  {
    id: STREAM_DELAY_PROPERTY,
    type: 'number',
    value: 0,
    description: texts.description,
    writePermissions: 'Admin|editstream',
    group: 'stream',
    shownAt: [
      { label: 'Control room', to: '/stream/configuration' },
      { label: 'Live matches', to: '/match/search' },
    ],
    limits: { min: 0, max: MAX_SECONDS },
    fallback: 0,
  },
];

/** Null stands for no delay. */
export function isValidDelay(value: Json): value is number | null {
  return value === null || (typeof value === 'number' && value >= 0 && value <= MAX_SECONDS);
}
