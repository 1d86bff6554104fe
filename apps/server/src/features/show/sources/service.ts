/** What is on air is a fact: outputs report what they have painted, and whether OBS shows them. */
import { timingSafeEqual } from 'node:crypto';
import { channels } from '@mes/contract/channels';
import { ForbiddenError } from '@mes/contract/errors';
import type { Cue, ShowSource } from '@mes/contract/show-schemas';
import { medianOf, withSample } from '@mes/domain/show/sources';
import type { Action } from '../../../platform/calls/actor';
import type { Db, Tx } from '../../../platform/database/database';
import { publish } from '../../../platform/outbox/publish';
import * as showRepository from '../repository';
import { auditShow, createSourceKey, loadShow } from '../service';
import { texts } from '../texts';
import * as repository from './repository';

/** Long enough to see that one is lost. */
const FORGET_AFTER_MS = 10 * 60_000;
/** A page that was just opened, or was away, is no measure of the time from an act to its frame. */
const AWAY_AFTER_MS = 5_000;

interface PaintedInput {
  readonly key: string;
  readonly source: ShowSource['source'];
  readonly instance: string;
  readonly revision: number;
  readonly isShown: boolean;
  readonly fault: string | null;
}

export async function reportPainted(
  tx: Tx,
  { key, source, instance, revision, isShown, fault }: PaintedInput,
  { now }: { now: number },
): Promise<{ revision: number; preview: Cue | null }> {
  const show = await showRepository.findShow(tx);
  const { sourceKey, airRevision, airChangedAt } = show;
  if (!isSameKey(key, sourceKey)) throw new ForbiddenError(texts.wrongKey);
  const before = await repository.find(tx, { source, instance });
  if (!before) await repository.deleteBefore(tx, now - FORGET_AFTER_MS);
  const isNew = revision === airRevision && before?.revision !== revision;
  const wasThere = before !== undefined && before.seenAt > airChangedAt - AWAY_AFTER_MS;
  const latencies =
    isNew && wasThere
      ? withSample(before.latencies, now - airChangedAt)
      : (before?.latencies ?? []);
  await repository.save(tx, { source, instance, revision, isShown, latencies, seenAt: now });
  if (isNew) {
    const latencyMs = medianOf(latencies);
    await publish(tx, channels.show(), 'show.painted', { source, revision, latencyMs });
  }
  // It is not stored: it lasts for as long as it is reported.
  if (fault !== null) await publish(tx, channels.show(), 'show.failed', { source, fault });
  const { preview } = show.rehearsal?.state ?? show.state;
  return { revision: airRevision, preview: preview?.cue ?? null };
}

export async function readSources(
  db: Db,
  now: number,
): Promise<{ key: string; sources: ShowSource[]; now: number }> {
  const { sourceKey: key } = await showRepository.findShow(db);
  const rows = await repository.findAll(db);
  return {
    key,
    now,
    sources: rows.map(({ latencies, ...source }) => ({
      ...source,
      latencyMs: medianOf(latencies),
    })),
  };
}

export async function renewSourceKey(tx: Tx, action: Action): Promise<{ key: string }> {
  await showRepository.lockShow(tx);
  const key = createSourceKey();
  await showRepository.updateShow(tx, { sourceKey: key });
  const show = await loadShow(tx);
  await auditShow(tx, { show, type: 'show.source_key_renewed', after: null }, action);
  return { key };
}

function isSameKey(given: string, key: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(key)];
  return one.length === other.length && timingSafeEqual(one, other);
}
