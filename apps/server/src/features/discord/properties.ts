import type { Json } from '@mes/contract/scalars';
import type { PropertyDeclaration } from '../properties/service';
import { texts } from './texts';

export const ARCHIVE_PROPERTY = 'discordArchiveChannels';

export const DISCORD_PROPERTIES: readonly PropertyDeclaration[] = [
  {
    id: ARCHIVE_PROPERTY,
    type: 'json',
    value: [],
    description: texts.archiveChannels,
    readPermissions: 'Moderator',
    writePermissions: 'Admin',
    validate: (value) => (value === null || isListOfIds(value) ? null : texts.notAListOfIds),
  },
];

export function isListOfIds(value: Json | undefined): value is string[] {
  return (
    Array.isArray(value) &&
    value.length <= 200 &&
    value.every((id) => typeof id === 'string' && /^\d{1,19}$/.test(id))
  );
}
