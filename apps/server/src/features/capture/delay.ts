import type { Json } from '@mes/contract/scalars';
import type { Db } from '../../platform/database/database';
import type { Feed } from '../../platform/outbox/feed';
import { isEventOn } from '../../platform/outbox/publish';
import { currentValues, type PropertyDeclaration } from '../properties/service';

const PROPERTY = 'streamDelay';
const LONGEST_SECONDS = 600;

export const CAPTURE_PROPERTIES: readonly PropertyDeclaration[] = [
  {
    id: PROPERTY,
    type: 'number',
    value: 0,
    description:
      'Seconds by which the broadcast is behind the game: captured events, and the veto of the match on stream, are held back as long',
    writePermissions: 'Admin|editstream',
    validate: (value) =>
      isUsable(value) ? null : `It must be between 0 and ${LONGEST_SECONDS} seconds.`,
  },
];

/** In milliseconds, as this process knows it: no query but after a change. */
export type StreamDelay = () => Promise<number>;

export function createStreamDelay({ db, feed }: { db: Db; feed: Feed }): StreamDelay {
  let known: Promise<number> | null = null;
  feed.onPublished((events) => {
    if (events.some((event) => isEventOn(event, 'properties'))) known = null;
  });
  return () => {
    if (known) return known;
    const reading = currentStreamDelay(db);
    known = reading;
    // Whoever asks next tries again.
    reading.catch(() => {
      if (known === reading) known = null;
    });
    return reading;
  };
}

/** In milliseconds, as it stands: for whoever reads within a transaction. */
export async function currentStreamDelay(db: Db): Promise<number> {
  const value = (await currentValues(db, [PROPERTY])).get(PROPERTY);
  return value !== undefined && isUsable(value) ? Number(value) * 1_000 : 0;
}

function isUsable(value: Json): boolean {
  return value === null || (typeof value === 'number' && value >= 0 && value <= LONGEST_SECONDS);
}
