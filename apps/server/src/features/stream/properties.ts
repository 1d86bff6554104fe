import { channels } from '@mes/contract/channels';
import type { Db, Tx } from '../../platform/database/database';
import { publish } from '../../platform/outbox/publish';
import { currentValues, type PropertyDeclaration } from '../properties/service';
import { findConfiguration } from './repository';

const MOMENTS = { id: 'streamMoments', usual: true };
const SPONSOR = { id: 'sponsorSeconds', usual: 20, least: 5, most: 600 };

const SHOWN = {
  group: 'stream',
  shownAt: [{ label: 'Control room', to: '/stream/configuration' }],
  writePermissions: 'Admin|editstream',
  afterWrite: publishChange,
} as const;

export const STREAM_PROPERTIES: readonly PropertyDeclaration[] = [
  {
    id: MOMENTS.id,
    type: 'boolean',
    value: MOMENTS.usual,
    description: 'Whether scenes over the game show aces, clutches and the like as they happen',
    ...SHOWN,
    fallback: MOMENTS.usual,
  },
  {
    id: SPONSOR.id,
    type: 'number',
    value: SPONSOR.usual,
    description: 'Seconds for which each sponsor of the stream is shown in turn',
    ...SHOWN,
    limits: { min: SPONSOR.least, max: SPONSOR.most, whole: true },
    fallback: SPONSOR.usual,
  },
];

export async function areMomentsShown(db: Db): Promise<boolean> {
  return (await currentValues(db, [MOMENTS.id])).get(MOMENTS.id) !== false;
}

export async function readSponsorSeconds(db: Db): Promise<number> {
  const value = (await currentValues(db, [SPONSOR.id])).get(SPONSOR.id);
  return typeof value === 'number' ? value : SPONSOR.usual;
}

async function publishChange(tx: Tx): Promise<void> {
  const { revision } = await findConfiguration(tx);
  await publish(tx, channels.stream(), 'stream.stocked', { revision });
}
