import type { Json } from '@mes/contract/scalars';
import type { Db } from '../../platform/database/database';
import { currentValues, type PropertyDeclaration } from '../properties/service';
import { texts } from './texts';

const HOSTS = 'chatKnownHosts';
const DAYS = 'chatLinkAccountDays';
const USUAL_HOSTS = ['youtube.com', 'youtu.be', 'twitch.tv'];
const USUAL_DAYS = 7;
const MAX_DAYS = 365;
const CHAT = { label: 'Chat', to: '/chat' };
const HOST = /^[a-z\d-]+(\.[a-z\d-]+)+$/;

export const CHAT_PROPERTIES: readonly PropertyDeclaration[] = [
  {
    id: HOSTS,
    type: 'list',
    value: USUAL_HOSTS,
    description: 'Hosts, with their subdomains, that everyone may link to in the chat',
    group: 'chat',
    shownAt: [CHAT],
    writePermissions: 'Moderator',
    validate: (value) => (value === null || isHostList(value) ? null : texts.properties.hosts),
  },
  {
    id: DAYS,
    type: 'number',
    value: USUAL_DAYS,
    description: 'Days after which an account may write links to any host in the chat',
    group: 'chat',
    shownAt: [CHAT],
    limits: { min: 0, max: MAX_DAYS },
    fallback: USUAL_DAYS,
    writePermissions: 'Moderator',
  },
];

export interface ChatSettings {
  readonly knownHosts: readonly string[];
  readonly linkAccountDays: number;
}

export async function readChatSettings(db: Db): Promise<ChatSettings> {
  const values = await currentValues(db, [HOSTS, DAYS]);
  const hosts = values.get(HOSTS) ?? [];
  return {
    knownHosts: isHostList(hosts) ? hosts : [],
    linkAccountDays: Number(values.get(DAYS) ?? USUAL_DAYS),
  };
}

function isHostList(value: Json): value is string[] {
  return Array.isArray(value) && value.every((each) => typeof each === 'string' && HOST.test(each));
}
