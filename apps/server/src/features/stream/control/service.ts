/** What the control room puts on air beside the match itself. */
import { channels } from '@mes/contract/channels';
import { InvalidAction } from '@mes/contract/errors';
import type { StreamAct, StreamControl } from '@mes/contract/stream-control';
import { directed } from '@mes/domain/stream/directing';
import { v7 as uuidv7 } from 'uuid';
import { audit } from '../../platform/audit/audit';
import type { Db, Tx } from '../../platform/database/database';
import { publish } from '../../platform/outbox/publish';
import { resolve } from './acts';
import { tellStream } from './following';
import type { ControlRow } from './repository';
import * as repository from './repository';

interface Doing {
  /** Null where a deck of buttons does it, which is named beside. */
  readonly actor: { readonly id: string } | null;
  readonly token?: string;
  readonly now: number;
}

export async function read(db: Db): Promise<StreamControl> {
  const row = await repository.findControl(db);
  const { rehearsal } = await repository.findConfiguration(db);
  return toControl(row, rehearsal !== null);
}

export async function infoCard(db: Db, now: number): Promise<StreamControl['infoCard']> {
  const { infoCard: card } = (await repository.findControl(db)).state;
  return card && (card.until === null || card.until > now) ? card : null;
}

export async function direct(
  tx: Tx,
  { act, revision }: { act: StreamAct; revision?: number },
  { actor, token, now }: Doing,
): Promise<StreamControl> {
  const resolved = await resolve(tx, act, now);
  const row = await repository.lockControl(tx);
  if (revision !== undefined && revision !== row.revision) {
    throw new InvalidAction('Someone else has changed what is on air meanwhile.', {
      revision: row.revision,
    });
  }
  await audit(tx, {
    at: now,
    actor: actor?.id ?? null,
    action: 'stream.directed',
    subject: 'stream:control',
    after: { ...act, ...(token === undefined ? {} : { token }) },
  });
  if ('order' in resolved) {
    await publish(tx, channels.overlay(), 'overlay.ordered', resolved.order);
    return read(tx);
  }
  const state = directed(row.state, resolved.state, { now, id: uuidv7() });
  if (state === row.state) return read(tx);
  const next = row.revision + 1;
  await repository.updateControl(tx, { state, revision: next, updatedAt: now });
  await tellStream(tx, 'stream.directed', next);
  return read(tx);
}

function toControl(
  { state: kept, revision, updatedAt }: ControlRow,
  rehearsal: boolean,
): StreamControl {
  const { takenAt: _, ...state } = kept;
  return { ...state, rehearsal, revision, updatedAt };
}
