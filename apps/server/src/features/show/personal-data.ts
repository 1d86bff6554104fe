import {
  CHANNEL_NAMES,
  type ChannelItem,
  type ShowState,
  withChannel,
} from '@mes/domain/show/state';
import type { PersonalData } from '../../platform/personal-data';
import { deleteByPlayer } from './operators/repository';
import { deleteActsNaming, findAllByPlayer, lockShow, updateShow } from './repository';
import type { ShowTraces } from './tables';

/** Acts stay, with the id of somebody who has no name any more. */
export const showData: PersonalData = {
  part: 'show',
  collect: (db, { id }) => findAllByPlayer(db, id),
  async delete(tx, { id }) {
    const { state, traces, rehearsal } = await lockShow(tx);
    await updateShow(tx, {
      state: withoutName(state, id),
      traces: withoutTraces(traces, id),
      rehearsal: rehearsal && {
        ...rehearsal,
        state: withoutName(rehearsal.state, id),
        traces: withoutTraces(rehearsal.traces, id),
      },
    });
    await deleteActsNaming(tx, id);
    await deleteByPlayer(tx, id);
    return null;
  },
};

/** Lower thirds and cards have the name of the player in them. */
function withoutName(state: ShowState, id: string): ShowState {
  return CHANNEL_NAMES.reduce((each, name) => {
    const { air, next } = each.channels[name];
    return withChannel(each, name, {
      air: air && isAbout(air.item, id) ? null : air,
      next: next && isAbout(next, id) ? null : next,
    });
  }, state);
}

function isAbout(item: ChannelItem, id: string): boolean {
  if (item.channel === 'info_card') return item.card.player?.id === id;
  return item.channel === 'lower_third' && item.speakers.some(({ player }) => player?.id === id);
}

function withoutTraces({ replaced, edited, writers }: ShowTraces, id: string): ShowTraces {
  const forget = (change: ShowTraces['replaced']) =>
    change?.by === id ? { ...change, by: null } : change;
  return {
    replaced: forget(replaced),
    edited: forget(edited),
    writers: Object.fromEntries(Object.entries(writers).filter(([, { by }]) => by !== id)),
  };
}
