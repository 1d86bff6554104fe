import type { Room } from '@mes/contract/room-schemas';
import type { CallContext, FeatureHandlers } from '../../platform/calls/handlers';
import type { Tx } from '../../platform/database/database';
import type { MatchReader, Results } from '../matches/service';
import type { Acting } from './acting';
import * as chat from './chat';
import { setLobby } from './lobby';
import * as presence from './presence';
import { read, readDetails } from './reading';
import * as staff from './staff';
import * as times from './times';
import * as vetoing from './vetoing';

interface Parts {
  readonly results: Results;
  /** As those inside a room know it. */
  readonly match: MatchReader;
}

export function createRoomCalls({ results, match }: Parts): FeatureHandlers<'rooms'> {
  type Context = Pick<CallContext, 'write' | 'now'> & {
    readonly input: { readonly id: string };
    readonly caller: Acting['by'];
  };

  /** Does it and answers the room as it is then: whoever could do it is inside. */
  const inRoom = (
    { write, input: { id }, caller: by, now }: Context,
    work: (tx: Tx, acting: Acting) => Promise<void>,
  ): Promise<Room> =>
    write(async (tx) => {
      await work(tx, { results, by, now });
      return read(tx, id, { to: 'inside', now });
    });

  return {
    get: ({ db, input, now }) => read(db, input.id, { to: 'everyone', now }),
    details: ({ db, input, caller, now }) => readDetails(db, input.id, { caller, now, match }),
    checkIn: (context) =>
      inRoom(context, (tx, acting) => presence.checkIn(tx, context.input, acting)),
    ready: (context) =>
      inRoom(context, (tx, acting) => presence.setReady(tx, context.input, acting)),
    start: (context) =>
      inRoom(context, (tx, acting) => presence.start(tx, context.input.id, acting)),
    startVeto: (context) =>
      inRoom(context, (tx, acting) => vetoing.start(tx, context.input, acting)),
    takeTurn: (context) => inRoom(context, (tx, acting) => vetoing.act(tx, context.input, acting)),
    undoTurn: (context) => inRoom(context, (tx, acting) => vetoing.undo(tx, context.input, acting)),
    pauseVeto: (context) =>
      inRoom(context, (tx, acting) => vetoing.pause(tx, context.input.id, acting)),
    resumeVeto: (context) =>
      inRoom(context, (tx, acting) => vetoing.resume(tx, context.input.id, acting)),
    setLobby: async ({ write, input, caller: by, now }) => {
      await write((tx) => setLobby(tx, input, { results, by, now }));
      return {};
    },
    messages: ({ db, input, caller }) => chat.list(db, input, caller),
    send: ({ write, input, caller: by, now }) => write((tx) => chat.send(tx, input, { by, now })),
    deleteMessage: async ({ write, input, caller: by, now }) => {
      await write((tx) => chat.remove(tx, input.message, { by, now }));
      return {};
    },
    callStaff: async ({ write, input, caller: by, now }) => {
      await write((tx) => staff.call(tx, input, { results, by, now }));
      return {};
    },
    forfeitNoShow: ({ write, input, caller: by, now }) =>
      write((tx) => staff.forfeitNoShow(tx, input.call, { results, by, now })),
    proposeTime: ({ write, input, caller: by, now }) =>
      write((tx) => times.propose(tx, input, { results, by, now })),
    answerTime: ({ write, input, caller: by, now }) =>
      write((tx) => times.answer(tx, input, { results, by, now })),
  };
}
