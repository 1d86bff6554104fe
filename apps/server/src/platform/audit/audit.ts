import type { Json } from '@mes/contract/scalars';
import { v7 as uuidv7 } from 'uuid';
import type { Tx } from '../database/database';
import { auditLog } from './tables';

interface AuditEntry {
  readonly at: number;
  readonly actor: string | null;
  /** Past tense, like events: `property.written`. */
  readonly action: string;
  /** Kind and key: `property:streamLink`. */
  readonly subject: string;
  readonly before?: Json;
  readonly after?: Json;
}

export async function audit(tx: Tx, entry: AuditEntry): Promise<void> {
  await tx.insert(auditLog).values({ id: uuidv7(), ...entry });
}
