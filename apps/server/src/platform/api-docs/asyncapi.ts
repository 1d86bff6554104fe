/** AsyncAPI 3.0 document of the sockets: their messages, and the events of every channel. */
import { type ChannelKey, channelDeclarations } from '@mes/contract/channels';
import type { ChannelDeclaration } from '@mes/contract/define-channel';
import { type SocketDeclaration, sockets } from '@mes/contract/sockets';
import { ComponentSchemas, type JsonSchemaObject as Schema } from './schemas';

/** Descriptions of who may subscribe: `Moderator`, or `login: the account itself`. */
export type AudienceTexts = Readonly<Record<ChannelKey, string>>;

type Entries = [name: string, value: Schema][];

export function describeSockets(audiences: AudienceTexts, brand: string): Schema {
  const schemas = new ComponentSchemas();
  const socketEntries = Object.entries<SocketDeclaration>(sockets);
  const channelEntries = Object.entries<ChannelDeclaration>(channelDeclarations);
  const channels: Entries = [
    ...socketEntries.map(([key, socket]): Entries[0] => [
      `${key}Socket`,
      toSocket(key, socket, schemas),
    ]),
    ...channelEntries.map(([key, channel]): Entries[0] => [
      key,
      { ...toChannel(channel, schemas), 'x-audience': audiences[key as ChannelKey] },
    ]),
  ];
  return {
    asyncapi: '3.0.0',
    info: {
      title: `${brand} sockets`,
      version: '1',
      description: [
        'A client asks for a channel by its name (`subscribe_channel`, or `subscribe` on `/stream/socket`).',
        'Events of a channel travel in frames `{channel, since, revision, type, data}`: the names of its',
        'messages are the types, their payloads the data. A gap in the revisions means that frames are',
        'missing; asking again with the last revision brings them.',
      ].join(' '),
    },
    defaultContentType: 'application/json',
    servers: Object.fromEntries(
      socketEntries.map(([key, { path, protocol, summary }]) => [
        key,
        {
          host: '{host}',
          pathname: path,
          protocol: protocol === 'ws' ? 'wss' : 'socketio',
          description: summary,
          variables: { host: { description: 'Where the site is served', default: 'localhost' } },
        },
      ]),
    ),
    channels: Object.fromEntries(channels),
    operations: Object.fromEntries([
      ...socketEntries.flatMap(([key, socket]) => toSocketOperations(key, socket)),
      ...channelEntries.flatMap(([key, channel]) => toChannelOperations(key, channel)),
    ]),
    components: { schemas: schemas.all },
  };
}

/** From the perspective of the server, as AsyncAPI requires: `receive` is what clients send. */
function toSocketOperations(key: string, { received, sent }: SocketDeclaration): Entries {
  const channel = `${key}Socket`;
  return [
    ...Object.entries(received).map(([name, { summary, reply }]): Entries[0] => [
      `${channel}.receive.${name}`,
      {
        action: 'receive',
        summary,
        channel: { $ref: `#/channels/${channel}` },
        messages: [{ $ref: `#/channels/${channel}/messages/${name}` }],
        ...(reply
          ? {
              reply: {
                channel: { $ref: `#/channels/${channel}` },
                messages: [{ $ref: `#/channels/${channel}/messages/${name}.reply` }],
              },
            }
          : {}),
      },
    ]),
    ...Object.entries(sent).map(([name, { summary }]): Entries[0] => [
      `${channel}.send.${name}`,
      {
        action: 'send',
        summary,
        channel: { $ref: `#/channels/${channel}` },
        messages: [{ $ref: `#/channels/${channel}/messages/${nameOfSent(name)}` }],
      },
    ]),
  ];
}

function toChannelOperations(key: string, { summary, events }: ChannelDeclaration): Entries {
  const names = Object.keys(events);
  if (names.length === 0) return [];
  return [
    [
      `${key}.send`,
      {
        action: 'send',
        summary,
        channel: { $ref: `#/channels/${key}` },
        messages: names.map((name) => ({ $ref: `#/channels/${key}/messages/${name}` })),
      },
    ],
  ];
}

function toSocket(key: string, socket: SocketDeclaration, schemas: ComponentSchemas): Schema {
  const { path, summary, received, sent } = socket;
  const messages: Entries = [
    ...Object.entries(received).flatMap(
      ([name, { payload, reply, ...message }]): Entries => [
        [name, { name, summary: message.summary, payload: schemas.describe(payload, 'input') }],
        ...(reply
          ? ([
              [`${name}.reply`, { name, payload: schemas.describe(reply, 'output') }],
            ] satisfies Entries)
          : []),
      ],
    ),
    ...Object.entries(sent).map(([name, { payload, ...message }]): Entries[0] => [
      nameOfSent(name),
      { name, summary: message.summary, payload: schemas.describe(payload, 'output') },
    ]),
  ];
  return {
    address: path,
    description: summary,
    servers: [{ $ref: `#/servers/${key}` }],
    messages: Object.fromEntries(messages),
  };
}

/** A socket may receive and send messages of the same name. */
function nameOfSent(name: string): string {
  return `sent.${name}`;
}

function toChannel(channel: ChannelDeclaration, schemas: ComponentSchemas): Schema {
  const { pattern, summary, events, state } = channel;
  const parameter = /\{(\w+)\}/.exec(pattern)?.[1];
  const messages = Object.entries(events).map(([name, payload]) => [
    name,
    { name, payload: schemas.describe(payload, 'output') },
  ]);
  return {
    address: pattern,
    summary,
    ...(parameter ? { parameters: { [parameter]: { description: 'Which one' } } } : {}),
    messages: Object.fromEntries(messages),
    ...(state ? { 'x-state': schemas.describe(state, 'output') } : {}),
  };
}
