import type { Tx } from '../../platform/database/database';
import * as repository from './repository';

export async function add(
  tx: Tx,
  { id, name, now }: { id: string; name: string; now: number },
): Promise<void> {
  await repository.insert(tx, { id, name, createdAt: now });
}
