import type { InputOf } from '@mes/contract/define';
import { MissingParameter } from '@mes/contract/errors';
import type { ConversationAnswer, messages as contract } from '@mes/contract/messages';
import type { CallContext, FeatureHandlers } from '../../platform/calls/handlers';
import * as reports from './reports/service';
import * as messages from './service';

type ConversationCall = typeof contract.privateConversation;
type ConversationAction = InputOf<ConversationCall>['action'];

/** One call of the specification for three actions. */
const ACTIONS: Record<
  ConversationAction,
  (context: CallContext<ConversationCall>) => Promise<ConversationAnswer>
> = {
  get_conversation: async ({ db, input, actor, now }) => ({
    action: 'get_conversation',
    ...(await messages.read(
      db,
      { account: actor.id, other: needed(input, 'userId') },
      { ...input, now },
    )),
  }),
  get_channels: async ({ db, input, actor, now }) => ({
    action: 'get_channels',
    ...(await messages.channels(db, actor.id, { ...input, now })),
  }),
  send_message: async ({ write, input, actor, now }) => {
    const to = needed(input, 'userId');
    const message = needed(input, 'message');
    return {
      action: 'send_message',
      message: await write((tx) => messages.send(tx, { to, message }, { actor, now })),
    };
  },
};

export const messageCalls: FeatureHandlers<'messages'> = {
  privateConversation: (context) => ACTIONS[context.input.action](context),
  unread: async ({ db, actor }) => ({ unread: await messages.countUnread(db, actor.id) }),
  markRead: async ({ write, input, actor, now }) => ({
    unread: await write((tx) =>
      messages.markRead(tx, { account: actor.id, other: input.userId }, { upTo: input.upTo, now }),
    ),
  }),
  block: async ({ write, input, actor, now }) => {
    await write((tx) => messages.block(tx, { account: actor.id, other: input.userId }, now));
    return { blocked: true };
  },
  unblock: async ({ write, input, actor }) => {
    await write((tx) => messages.unblock(tx, { account: actor.id, other: input.userId }));
    return { blocked: false };
  },
  blocked: ({ db, actor }) => messages.blocked(db, actor.id),
  report: async ({ write, input, actor, now }) => {
    await write((tx) => reports.report(tx, input, { actor, now }));
    return {};
  },
  reports: ({ db, input }) => reports.list(db, input),
  resolveReport: ({ write, input, actor, now }) =>
    write((tx) => reports.resolve(tx, input, { actor, now })),
};

function needed<K extends 'userId' | 'message'>(
  input: InputOf<ConversationCall>,
  field: K,
): string {
  const value = input[field];
  if (value === undefined) throw new MissingParameter(field);
  return value;
}
