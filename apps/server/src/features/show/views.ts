import { LAST_INSTANT } from '@mes/contract/scalars';
import type { ShowDesk, ShowLogEntry, ShowProgram } from '@mes/contract/show-schemas';
import { orderedRun } from '@mes/domain/show/run';
import { runTimes } from '@mes/domain/show/run-times';
import type { RunItem, ShowState } from '@mes/domain/show/state';
import { dependentsOf } from '@mes/domain/show/undo';
import type { PlayerReference } from '../players/service';
import type { ActRow, ShowRow } from './repository';

interface ShownShow {
  readonly row: Pick<ShowRow, 'revision' | 'airRevision' | 'airChangedAt'>;
  readonly rehearsal: number | null;
  readonly state: ShowState;
}

export function toProgram({ row, rehearsal, state }: ShownShow): ShowProgram {
  const { program, channels } = state;
  return {
    cue: program?.cue ?? null,
    takenAt: program?.takenAt ?? null,
    series: program?.series ?? null,
    transition: program?.transition ?? null,
    channels: {
      score_bug: toItemOnAir(channels.score_bug),
      lower_third: toItemOnAir(channels.lower_third),
      sponsor: toItemOnAir(channels.sponsor),
      info_card: toItemOnAir(channels.info_card),
    },
    rehearsal: rehearsal !== null,
    revision: row.airRevision,
    changedAt: row.airChangedAt,
  };
}

export function toDesk(show: ShownShow, now: number): ShowDesk {
  const { row, state } = show;
  const { channels } = state;
  return {
    program: toProgram(show),
    item: state.program?.item ?? null,
    preview: state.preview,
    pending: toPending(state),
    next: {
      score_bug: toItem(channels.score_bug.next),
      lower_third: toItem(channels.lower_third.next),
      sponsor: toItem(channels.sponsor.next),
      info_card: toItem(channels.info_card.next),
    },
    run: orderedRun(state).map(toRunItem),
    times: toTimes(state, now),
    revision: row.revision,
  };
}

/** Newest first. */
export function toLog(
  rows: readonly ActRow[],
  people: ReadonlyMap<string, PlayerReference>,
): ShowLogEntry[] {
  const live = rows.filter(({ undoneAt }) => undoneAt === null);
  const personOf = (id: string | null) => people.get(id ?? '') ?? null;
  return rows.toReversed().map(({ id, act, about, at, by, undoneAt, undoneBy }) => ({
    id,
    act,
    about,
    at,
    by: personOf(by),
    undone: undoneAt === null ? null : { at: undoneAt, by: personOf(undoneBy) },
    also: undoneAt === null ? dependentsOf(live, id) : [],
  }));
}

function toPending({ pending }: ShowState): ShowDesk['pending'] {
  return pending && { cue: pending.cue, item: pending.item, dueAt: pending.dueAt };
}

function toRunItem(item: RunItem): ShowDesk['run'][number] {
  const { position: _, ...shown } = item;
  return shown;
}

type Channel = ShowState['channels']['score_bug'];
type WireItem = NonNullable<ShowDesk['next']['score_bug']>;

function toItemOnAir({ air }: Channel) {
  return air && { ...air, item: toItem(air.item) };
}

/** A copy, because lists of the contract can be changed. */
function toItem(item: NonNullable<Channel['next']>): WireItem;
function toItem(item: Channel['next']): WireItem | null;
function toItem(item: Channel['next']): WireItem | null {
  return item?.channel === 'lower_third' ? { ...item, speakers: [...item.speakers] } : item;
}

/** Planned times can be anything up to the last one; what follows from them is no later. */
function toTimes(state: ShowState, now: number): ShowDesk['times'] {
  const { items, latenessMs, plannedEnd, expectedEnd } = runTimes(state, now);
  return {
    items: items.map(({ id, plannedAt, expectedAt }) => ({
      id,
      plannedAt: clamp(plannedAt),
      expectedAt: clamp(expectedAt),
    })),
    latenessMs,
    plannedEnd: clamp(plannedEnd),
    expectedEnd: clamp(expectedEnd),
  };
}

function clamp(time: number | null): number | null {
  return time === null ? null : Math.min(time, LAST_INSTANT);
}
