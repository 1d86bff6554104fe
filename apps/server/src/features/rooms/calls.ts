import type { Room } from '@mes/contract/room-schemas';
import type { CallContext, FeatureHandlers } from '../../platform/calls/handlers';
import type { Tx } from '../../platform/database/database';
import type { Results } from '../matches/results/service';
import type { MatchReader } from '../matches/service';
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
    readonly actor: Acting['actor'];
  };

  /** Does it and answers the room as it is then: whoever could do it is inside. */
  const inRoom = (
    { write, input: { id }, actor, now }: Context,
    work: (tx: Tx, acting: Acting) => Promise<void>,
  ): Promise<Room> =>
    write(async (tx) => {
      await work(tx, { results, actor, now });
      return read(tx, id, { to: 'inside', now });
    });

  return {
    get: ({ db, input, now }) => read(db, input.id, { to: 'everyone', now }),
    details: ({ db, input, actor, now }) => readDetails(db, input.id, { actor, now, match }),
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
    setLobby: async ({ write, input, actor, now }) => {
      await write((tx) => setLobby(tx, input, { results, actor, now }));
      return {};
    },
    messages: ({ db, input, actor }) => chat.list(db, input, actor),
    send: ({ write, input, action }) => write((tx) => chat.send(tx, input, action)),
    deleteMessage: async ({ write, input, action }) => {
      await write((tx) => chat.remove(tx, input.message, action));
      return {};
    },
    callStaff: async ({ write, input, actor, now }) => {
      await write((tx) => staff.call(tx, input, { results, actor, now }));
      return {};
    },
    forfeitNoShow: ({ write, input, actor, now }) =>
      write((tx) => staff.forfeitNoShow(tx, input.call, { results, actor, now })),
    proposeTime: ({ write, input, actor, now }) =>
      write((tx) => times.propose(tx, input, { results, actor, now })),
    answerTime: ({ write, input, actor, now }) =>
      write((tx) => times.answer(tx, input, { results, actor, now })),
  };
}
