import type { InputOf } from '@mes/contract/define';
import { MissingParameter } from '@mes/contract/errors';
import type { ConversationResponse, messages as contract } from '@mes/contract/messages';
import type { CallContext, FeatureHandlers } from '../../platform/calls/handlers';
import * as blocks from './blocks/service';
import * as reports from './reports/service';
import * as messages from './service';

type ConversationCall = typeof contract.privateConversation;
type ConversationAction = InputOf<ConversationCall>['action'];

/** One call of the specification for three actions. */
const ACTIONS: Record<
  ConversationAction,
  (context: CallContext<ConversationCall>) => Promise<ConversationResponse>
> = {
  get_conversation: async ({ db, input, actor, now }) => ({
    action: 'get_conversation',
    ...(await messages.read(
      db,
      { accountId: actor.id, otherId: needed(input, 'userId') },
      { ...input, now },
    )),
  }),
  get_channels: async ({ db, input, actor, now }) => ({
    action: 'get_channels',
    ...(await messages.listChannels(db, actor.id, { ...input, now })),
  }),
  send_message: async ({ write, input, action }) => {
    const to = needed(input, 'userId');
    const message = needed(input, 'message');
    return {
      action: 'send_message',
      message: await write((tx) => messages.send(tx, { to, message }, action)),
    };
  },
};

export const messageCalls: FeatureHandlers<'messages'> = {
  privateConversation: (context) => ACTIONS[context.input.action](context),
  unread: async ({ db, actor }) => ({ unread: await messages.countUnread(db, actor.id) }),
  markRead: async ({ write, input: { userId, upTo }, action }) => ({
    unread: await write((tx) =>
      messages.markRead(tx, { accountId: action.actor.id, otherId: userId, upTo }, action),
    ),
  }),
  block: async ({ write, input, action }) => {
    const pair = { accountId: action.actor.id, otherId: input.userId };
    await write((tx) => blocks.blockPlayer(tx, pair, action));
    return { blocked: true };
  },
  unblock: async ({ write, input, actor }) => {
    await write((tx) => blocks.unblockPlayer(tx, { accountId: actor.id, otherId: input.userId }));
    return { blocked: false };
  },
  blocked: ({ db, actor }) => blocks.listBlocked(db, actor.id),
  report: async ({ write, input, action }) => {
    await write((tx) => reports.report(tx, input, action));
    return {};
  },
  reports: ({ db, input }) => reports.list(db, input),
  resolveReport: ({ write, input, action }) => write((tx) => reports.resolve(tx, input, action)),
};

function needed<K extends 'userId' | 'message'>(
  input: InputOf<ConversationCall>,
  field: K,
): string {
  const value = input[field];
  if (value === undefined) throw new MissingParameter(field);
  return value;
}
