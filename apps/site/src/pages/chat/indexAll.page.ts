import { ARCHIVE, MANAGE, messagesRequest, searchRequest } from '../../features/chat/requests';
import * as texts from '../../features/chat/texts';
import { definePage, initialRead, read } from '../../page-declaration';

export default definePage({
  reads: ({ value }, search) => ({
    channels: value === MANAGE ? null : read('chat', 'channels', {}),
    found: value === ARCHIVE ? initialRead('chat', 'search', searchRequest(search)) : null,
  }),
  next: ({ channels }, { value }, search) => ({
    messages: channels?.some(({ id }) => id === value)
      ? initialRead('chat', 'messages', messagesRequest(value, search.get('message')))
      : null,
  }),
  exists: ({ channels }, { value }) =>
    ['', ARCHIVE, MANAGE].includes(value) || channels?.some(({ id }) => id === value) === true,
  share: ({ channels }, { value }) => {
    if (value === ARCHIVE) return { title: texts.archive, description: texts.archiveLead };
    const channel = channels?.find(({ id }) => id === value);
    if (!channel) return { title: texts.chat };
    return { title: `#${channel.name}`, description: channel.about || undefined };
  },
});
