/** The first reads of the pages of the chat, as they declare them and as their components make them. */

/** Below `/chat`; everything else is the id of a channel. */
export const ARCHIVE = 'archive';
export const MANAGE = 'manage';

/** The newest messages, or those around one. */
export function messagesRequest(channel: string, around: string | null) {
  return around === null ? { channel } : { channel, around };
}

export interface MessageFilters {
  readonly query: string;
  readonly player?: string;
  readonly channel?: string;
  readonly from?: number;
  readonly to?: number;
}

/** The filters of the archive in its address. */
export function searchRequest(search: URLSearchParams): MessageFilters {
  const timeOf = (name: string) => Number(search.get(name)) || undefined;
  return {
    query: search.get('q') ?? '',
    player: search.get('player') ?? undefined,
    channel: search.get('channel') ?? undefined,
    from: timeOf('from'),
    to: timeOf('to'),
  };
}
