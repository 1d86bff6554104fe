import type { TakeBack } from '@mes/domain/capture/entries';
import { satisfies } from '@mes/domain/permissions/permissions';
import type { CallContext, FeatureHandlers } from '../../platform/calls/handlers';
import type { Desk } from './desk';
import { readMaps } from './reading';
import { record, takeBack } from './recording';
import type { Where } from './repository';
import * as staging from './staging';

type Taking = Pick<CallContext, 'write' | 'now'> & {
  readonly actor: { readonly id: string };
  readonly input: Where & { readonly id: string };
};

export function createCaptureCalls(desk: Desk): FeatureHandlers<'capture'> {
  const take = ({ input: { match, map, id }, write, actor, now }: Taking, request: TakeBack) =>
    takeBack(desk, { match, map, id }, request, { write, actor, now });
  return {
    toggles: ({ db, input }) => staging.toggles(db, input.match),
    setToggles: async ({ write, input, action }) => {
      const delay = await desk.delay();
      return write((tx) => staging.setToggles(tx, desk, { ...input, delay }, action));
    },
    createMaps: async ({ write, input, action }) => {
      const delay = await desk.delay();
      return write((tx) => staging.createMaps(tx, desk, { ...input, delay }, action));
    },
    setLineup: async ({ write, input, action }) => {
      const delay = await desk.delay();
      return write((tx) => staging.setLineup(tx, desk, { ...input, delay }, action));
    },
    maps: async ({ db, input, actor, now }) => {
      const isStaff = satisfies(actor?.permissions ?? [], 'Moderator');
      if (isStaff) return readMaps(db, desk, input);
      const publicAt = { now, delay: await desk.delay() };
      const maps = await readMaps(db, desk, { ...input, publicAt });
      // Asked last: a veto that ends meanwhile is known by then.
      return (await desk.areMapsHeldBack(db, input.match, now)) ? [] : maps;
    },
    record: ({ write, input, actor, now }) => record(desk, input, { write, actor, now }),
    undo: (call) => take(call, { kind: 'undo', operator: call.actor.id }),
    remove: (call) => take(call, { kind: 'remove', event: call.input.event }),
    removeByTime: (call) => {
      const { from, to } = call.input;
      return take(call, { kind: 'remove_by_time', from, to });
    },
    removePlayer: (call) => take(call, { kind: 'remove_player', player: call.input.player }),
    clear: (call) => take(call, { kind: 'clear' }),
    finishMap: async ({ write, input, action }) => {
      const delay = await desk.delay();
      return write((tx) => staging.finishMap(tx, desk, { ...input, delay }, action));
    },
    reopenMap: async ({ write, input, action }) => {
      const delay = await desk.delay();
      return write((tx) => staging.reopenMap(tx, desk, { ...input, delay }, action));
    },
  };
}
