import type { Room } from '@mes/contract/room-schemas';
import type { Action } from '../../platform/calls/actor';
import type { CallContext, FeatureHandlers } from '../../platform/calls/handlers';
import type { Tx } from '../../platform/database/database';
import type { Results } from '../matches/results/service';
import type { MatchReader } from '../matches/service';
import * as chat from './chat/service';
import { createCheckIn } from './check-in/service';
import { createLobby } from './lobby/service';
import { createSchedule, proposeTime } from './schedule/service';
import { getRoom, getRoomDetails } from './service';
import { callStaffToRoom, createNoShows } from './staff-calls/service';
import type { Vetoes } from './veto/service';

interface RoomCallDeps {
  readonly results: Results;
  readonly vetoes: Vetoes;
  /** As those inside a room see it. */
  readonly readMatch: MatchReader;
}

export function createRoomCalls(deps: RoomCallDeps): FeatureHandlers<'rooms'> {
  const { vetoes, readMatch } = deps;
  const checkIn = createCheckIn(deps);
  const lobby = createLobby(deps);
  const noShows = createNoShows(deps);
  const schedule = createSchedule(deps);

  type RoomContext<Input> = Pick<CallContext, 'write'> & {
    readonly input: Input;
    readonly action: Action;
  };

  /** Returns the room after the change, as those inside see it: only they can change it. */
  const inRoom =
    <Input extends { readonly id: string }>(
      change: (tx: Tx, input: Input, action: Action) => Promise<void>,
    ) =>
    ({ write, input, action }: RoomContext<Input>): Promise<Room> =>
      write(async (tx) => {
        await change(tx, input, action);
        return getRoom(tx, input.id, { audience: 'inside', now: action.now });
      });

  return {
    get: ({ db, input, now }) => getRoom(db, input.id, { audience: 'everyone', now }),
    details: ({ db, input, actor, now }) =>
      getRoomDetails(db, { matchId: input.id, readMatch }, { actor, now }),
    checkIn: inRoom(checkIn.checkIn),
    ready: inRoom(checkIn.setReady),
    start: inRoom(checkIn.start),
    startVeto: inRoom(vetoes.start),
    takeTurn: inRoom(vetoes.takeTurn),
    undoTurn: inRoom(vetoes.undoTurn),
    pauseVeto: inRoom(vetoes.pause),
    resumeVeto: inRoom(vetoes.resume),
    setLobby: async ({ write, input, action }) => {
      await write((tx) => lobby.set(tx, input, action));
      return {};
    },
    messages: ({ db, input, actor }) => chat.listMessages(db, input, actor),
    send: ({ write, input, action }) => write((tx) => chat.sendMessage(tx, input, action)),
    deleteMessage: async ({ write, input, action }) => {
      await write((tx) => chat.deleteMessage(tx, input, action));
      return {};
    },
    callStaff: async ({ write, input, action }) => {
      await write((tx) => callStaffToRoom(tx, input, action));
      return {};
    },
    forfeitNoShow: ({ write, input, action }) => write((tx) => noShows.forfeit(tx, input, action)),
    proposeTime: ({ write, input, action }) => write((tx) => proposeTime(tx, input, action)),
    answerTime: ({ write, input, action }) => write((tx) => schedule.answer(tx, input, action)),
  };
}
