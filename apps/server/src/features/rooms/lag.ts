import type { Db } from '../../platform/database/database';
import { currentStreamDelay } from '../stream-delay/service';
import { isOnAir } from './repository-vetoes';

/** By how many milliseconds everyone is behind those inside: only while a match is on air. */
export async function lagOf(db: Db, match: string): Promise<number> {
  return (await isOnAir(db, match)) ? currentStreamDelay(db) : 0;
}
