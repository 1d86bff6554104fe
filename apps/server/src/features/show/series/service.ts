/**
 * What operators set of the series: score by hand, maps, veto, the match itself. The stream stores it;
 * the log of the show has it too, so that everything is undone in one place.
 */
import { InvalidAction } from '@mes/contract/errors';
import type { ShowDesk } from '@mes/contract/show-schemas';
import { isSameValue, type SlotValue } from '@mes/domain/show/slots';
import type { ActionById } from '../../../platform/calls/actor';
import type { Db, Tx } from '../../../platform/database/database';
import {
  createStreamConfiguring,
  readConfiguration,
  readSeriesSettings,
  type SeriesSettings,
} from '../../stream/configuration/service';
import { directGame, type Hand, readGame, readHand, restoreHand } from '../../stream/game/service';
import type { StreamSources } from '../../stream/service';
import type { ActRow } from '../repository';
import { lockShow, saveShow } from '../service';
import { texts } from '../texts';
import { toDesk } from '../views';
import { describeSeriesAct, type SeriesAct } from './views';

export type SeriesSources = Pick<StreamSources, 'match' | 'liveMaps'>;
type SeriesSlot = 'game' | 'series';

interface SlotRules {
  read(db: Db): Promise<SlotValue>;
  restore(tx: Tx, value: SlotValue, sources: SeriesSources, action: ActionById): Promise<unknown>;
}

/** Values come from `read`. */
const SLOTS: { readonly [S in SeriesSlot]: SlotRules } = {
  game: {
    read: readHand,
    restore: (tx, value, _sources, action) => restoreHand(tx, value as Hand | null, action),
  },
  series: {
    read: readSeriesSettings,
    restore: (tx, value, sources, action) =>
      createStreamConfiguring(sources).restoreSettings(tx, value as SeriesSettings, action),
  },
};

export function isSeriesSlot(slot: string): slot is SeriesSlot {
  return Object.hasOwn(SLOTS, slot);
}

export function readSeriesSlot(db: Db, slot: SeriesSlot): Promise<SlotValue> {
  return SLOTS[slot].read(db);
}

export async function restoreSeriesSlot(
  tx: Tx,
  { slot, value }: { slot: SeriesSlot; value: SlotValue },
  sources: SeriesSources,
  action: ActionById,
): Promise<void> {
  await SLOTS[slot].restore(tx, value, sources, action);
}

/** Somebody may have set it without the show, or the stream has another match. */
export async function assertUnchanged(
  tx: Tx,
  { slot, live }: { slot: SeriesSlot; live: readonly ActRow[] },
): Promise<void> {
  const last = live.findLast(({ changes }) => changes[slot] !== undefined);
  if (!isSameValue(await readSeriesSlot(tx, slot), last?.changes[slot]?.after ?? null))
    throw new InvalidAction(texts.seriesChanged);
}

export async function actOnSeries(
  tx: Tx,
  act: SeriesAct,
  sources: SeriesSources,
  action: ActionById,
): Promise<ShowDesk> {
  const show = await lockShow(tx, action.now);
  const slot = act.act === 'game' ? 'game' : 'series';
  const before = await readSeriesSlot(tx, slot);
  const shownBefore = await readConfiguration(tx);
  await carryOut(tx, act, sources, action);
  const after = await readSeriesSlot(tx, slot);
  if (isSameValue(before, after)) return toDesk(show, action.now);
  const about = describeSeriesAct(act, {
    before: shownBefore,
    after: await readConfiguration(tx),
    game: await readGame(tx, {}, sources),
  });
  const record = { act: act.act, about, changes: { [slot]: { before, after } } };
  return toDesk(await saveShow(tx, show, { state: show.state, record }, action), action.now);
}

async function carryOut(
  tx: Tx,
  act: SeriesAct,
  sources: SeriesSources,
  action: ActionById,
): Promise<void> {
  const configuring = createStreamConfiguring(sources);
  if (act.act === 'game') await directGame(tx, { act: act.game }, sources, action);
  else if (act.act === 'link') await configuring.link(tx, { match: act.match }, action);
  else await configuring.edit(tx, act.edit, action);
}
