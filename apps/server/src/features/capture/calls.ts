import type { TakeBack } from '@mes/domain/capture/entries';
import { satisfies } from '@mes/domain/permissions/permissions';
import type { CallContext, FeatureHandlers } from '../../platform/calls/handlers';
import type { Desk } from './desk';
import { readMaps } from './reading';
import { record, takeBack } from './recording';
import type { Where } from './repository';
import * as staging from './staging';

type Taking = Pick<CallContext, 'write' | 'now'> & {
  readonly caller: { readonly id: string };
  readonly input: Where & { readonly id: string };
};

export function createCaptureCalls(desk: Desk): FeatureHandlers<'capture'> {
  const take = ({ input: { match, map, id }, write, caller: by, now }: Taking, request: TakeBack) =>
    takeBack(desk, { match, map, id }, request, { write, by, now });
  return {
    toggles: ({ db, input }) => staging.toggles(db, input.match),
    setToggles: async ({ write, input, caller: by, now }) => {
      const delay = await desk.delay();
      return write((tx) => staging.setToggles(tx, desk, { ...input, delay }, { by, now }));
    },
    createMaps: async ({ write, input, caller: by, now }) => {
      const delay = await desk.delay();
      return write((tx) => staging.createMaps(tx, desk, { ...input, delay }, { by, now }));
    },
    setLineup: async ({ write, input, caller: by, now }) => {
      const delay = await desk.delay();
      return write((tx) => staging.setLineup(tx, desk, { ...input, delay }, { by, now }));
    },
    maps: async ({ db, input, caller, now }) => {
      const isStaff = satisfies(caller?.permissions ?? [], 'Moderator');
      if (isStaff) return readMaps(db, desk, input);
      const publicAt = { now, delay: await desk.delay() };
      const maps = await readMaps(db, desk, { ...input, publicAt });
      // Asked last: a veto that ends meanwhile is known by then.
      return (await desk.areMapsHeldBack(db, input.match, now)) ? [] : maps;
    },
    record: ({ write, input, caller: by, now }) => record(desk, input, { write, by, now }),
    undo: (call) => take(call, { kind: 'undo', operator: call.caller.id }),
    remove: (call) => take(call, { kind: 'remove', event: call.input.event }),
    removeByTime: (call) => {
      const { from, to } = call.input;
      return take(call, { kind: 'remove_by_time', from, to });
    },
    removePlayer: (call) => take(call, { kind: 'remove_player', player: call.input.player }),
    clear: (call) => take(call, { kind: 'clear' }),
    finishMap: async ({ write, input, caller: by, now }) => {
      const delay = await desk.delay();
      return write((tx) => staging.finishMap(tx, desk, { ...input, delay }, { by, now }));
    },
    reopenMap: async ({ write, input, caller: by, now }) => {
      const delay = await desk.delay();
      return write((tx) => staging.reopenMap(tx, desk, { ...input, delay }, { by, now }));
    },
  };
}
