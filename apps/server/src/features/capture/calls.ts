import type { RemovalRequest } from '@mes/domain/capture/entries';
import { satisfies } from '@mes/domain/permissions/permissions';
import type { CallContext, FeatureHandlers } from '../../platform/calls/handlers';
import { areMapsHeldBack } from '../rooms/publication/service';
import type { StreamDelay } from '../stream-delay/service';
import type { BoardCache } from './boards/service';
import { mapKeyOf } from './repository';
import type { Recording } from './service';
import type { CaptureSetup } from './setup/service';
import { readToggles } from './setup/service';
import { readMaps } from './views';

type TakeBackCall = Pick<CallContext, 'write' | 'now'> & {
  readonly actor: { readonly id: string };
  readonly input: { readonly match: string; readonly map: number; readonly id: string };
};

interface CaptureServices {
  readonly boards: BoardCache;
  readonly delay: StreamDelay;
  readonly recording: Recording;
  readonly setup: CaptureSetup;
}

export function createCaptureCalls({
  boards,
  delay,
  recording,
  setup,
}: CaptureServices): FeatureHandlers<'capture'> {
  const takeBack = ({ input, write, actor, now }: TakeBackCall, request: RemovalRequest) =>
    recording.takeBack(write, { ...mapKeyOf(input), id: input.id, request }, { actor, now });
  return {
    toggles: ({ db, input }) => readToggles(db, input.match),
    setToggles: ({ write, input, action }) =>
      write((tx) => setup.setToggles(tx, { matchId: input.match, toggles: input.toggles }, action)),
    createMaps: ({ write, input, action }) =>
      write((tx) => setup.createMaps(tx, { matchId: input.match, maps: input.maps }, action)),
    setLineup: ({ write, input, action }) =>
      write((tx) => setup.setLineup(tx, { ...mapKeyOf(input), lineup: input.lineup }, action)),
    maps: async ({ db, input, actor, now }) => {
      const query = { matchId: input.match, mapIndex: input.map };
      const isStaff = satisfies(actor?.permissions ?? [], 'Moderator');
      if (isStaff) return readMaps(db, boards, query);
      const publicAt = { now, delay: await delay() };
      const maps = await readMaps(db, boards, { ...query, publicAt });
      // Checked last, so that a veto that ended meanwhile is taken into account.
      return (await areMapsHeldBack(db, input.match, now)) ? [] : maps;
    },
    record: ({ write, input, action }) =>
      recording.record(write, { ...mapKeyOf(input), events: input.events, now: input.now }, action),
    undo: (call) => takeBack(call, { kind: 'undo', operator: call.actor.id }),
    remove: (call) => takeBack(call, { kind: 'remove', event: call.input.event }),
    removeByTime: (call) => {
      const { from, to } = call.input;
      return takeBack(call, { kind: 'remove_by_time', from, to });
    },
    removePlayer: (call) => takeBack(call, { kind: 'remove_player', player: call.input.player }),
    clear: (call) => takeBack(call, { kind: 'clear' }),
    finishMap: ({ write, input, action }) =>
      write((tx) => setup.finishMap(tx, mapKeyOf(input), action)),
    reopenMap: ({ write, input, action }) =>
      write((tx) =>
        setup.reopenMap(tx, { ...mapKeyOf(input), confirmed: input.confirmed }, action),
      ),
  };
}
