/** What the control room puts on air beside the match itself. */
import { channels } from '@mes/contract/channels';
import type { StreamCommand, StreamControl } from '@mes/contract/stream-control';
import { applyCommand } from '@mes/domain/stream/control-state';
import { v7 as uuidv7 } from 'uuid';
import { audit } from '../../../platform/audit/audit';
import type { AnyAction } from '../../../platform/calls/actor';
import { assertRevision } from '../../../platform/calls/revision';
import type { Db, Tx } from '../../../platform/database/database';
import { publish } from '../../../platform/outbox/publish';
import { resolveAct } from '../acts/service';
import type { ControlRow } from '../repository';
import * as repository from '../repository';
import { publishStream } from '../service';
import { texts } from '../texts';

export interface DirectInput {
  readonly act: StreamCommand;
  readonly revision?: number;
  /** Of the deck of buttons that did it; then there is no actor. */
  readonly tokenName?: string;
}

export async function readControl(db: Db): Promise<StreamControl> {
  const row = await repository.findControl(db);
  const { rehearsal } = await repository.findConfiguration(db);
  return toControl(row, rehearsal !== null);
}

export async function readInfoCard(db: Db, now: number): Promise<StreamControl['infoCard']> {
  const { infoCard: card } = (await repository.findControl(db)).state;
  return card && (card.until === null || card.until > now) ? card : null;
}

export async function direct(
  tx: Tx,
  { act, revision, tokenName }: DirectInput,
  { actor, now }: AnyAction,
): Promise<StreamControl> {
  const resolved = await resolveAct(tx, act, now);
  const row = await repository.lockControl(tx);
  assertRevision({ current: row.revision, seen: revision, message: texts.controlChanged });
  await audit(tx, {
    at: now,
    actor: actor?.id ?? null,
    action: 'stream.directed',
    subject: 'stream:control',
    after: { ...act, ...(tokenName === undefined ? {} : { token: tokenName }) },
  });
  if ('order' in resolved) {
    await publish(tx, channels.overlay(), 'overlay.ordered', resolved.order);
    return readControl(tx);
  }
  const state = applyCommand(row.state, resolved.state, { now, id: uuidv7() });
  if (state === row.state) return readControl(tx);
  const next = row.revision + 1;
  await repository.updateControl(tx, { state, revision: next, updatedAt: now });
  await publishStream(tx, 'stream.directed', next);
  return readControl(tx);
}

function toControl(
  { state: stored, revision, updatedAt }: ControlRow,
  rehearsal: boolean,
): StreamControl {
  const { takenAt: _, ...state } = stored;
  return { ...state, rehearsal, revision, updatedAt };
}
