import { channels } from '@mes/client/channels';
import type { DiscordChannel, DiscordMessage as Message } from '@mes/contract/discord';
import { IconSearch } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../api/client';
import { useCall } from '../../../api/use-call';
import { useLive } from '../../../api/use-live';
import { Button } from '../../../components/Button';
import { Select } from '../../../components/forms/Select';
import { TextInput } from '../../../components/forms/TextInput';
import { useDebounced } from '../../../components/forms/use-debounced';
import { Panel } from '../../../components/layout/Panel';
import { Section } from '../../../components/layout/Section';
import { EmptyRow } from '../../../components/states/EmptyRow';
import { Loaded } from '../../../components/states/Loaded';
import type { QueryLike } from '../../../components/states/load-state';
import * as texts from '../texts';
import styles from './ChatArchive.module.css';
import { DiscordMessage } from './DiscordMessage';

const PAGE_SIZE = 30;
const SEARCH_DELAY_MS = 300;
const NONE = 'none';

/** Messages that were kept of Discord, for moderators; nothing where none are kept. */
export function DiscordArchive() {
  const { data } = useCall('discord', 'archive', { type: 'GET_CHANNELS' });
  const [channelId, setChannelId] = useState(NONE);
  const [words, setWords] = useState('');
  const query = useDebounced(words.trim(), SEARCH_DELAY_MS);
  if (data?.type !== 'GET_CHANNELS' || data.channels.length === 0) return null;
  return (
    <Section title={texts.discord}>
      <div className={styles.discord}>
        <Panel pad className={styles.filters}>
          <TextInput
            label={texts.discordWords}
            type="search"
            placeholder={texts.wordsPlaceholder}
            icon={<IconSearch stroke={1.75} />}
            maxLength={200}
            value={words}
            onChange={setWords}
            className={styles.words}
          />
          <Select
            label={texts.discordChannel}
            options={[{ value: NONE, label: texts.noDiscordChannel }, ...optionsOf(data.channels)]}
            value={channelId}
            onChange={setChannelId}
          />
        </Panel>
        {query !== '' && (
          <FoundMessages
            key={`${channelId}:${query}`}
            query={query}
            channelId={channelId === NONE ? undefined : channelId}
          />
        )}
        {query === '' && channelId !== NONE && <Messages key={channelId} channelId={channelId} />}
      </div>
    </Section>
  );
}

function optionsOf(all: readonly DiscordChannel[]) {
  return all.map(({ id, name }) => ({ value: id, label: `#${name}` }));
}

function Messages({ channelId }: { channelId: string }) {
  useLive(channels.discordChannel(channelId), { reads: ['discord'] });
  const list = useInfiniteQuery({
    queryKey: ['discord', 'archive', channelId],
    queryFn: async ({ pageParam: before, signal }) => {
      const answer = await api.discord.archive(
        { type: 'GET_MESSAGES', channel: channelId, count: PAGE_SIZE, before },
        { signal },
      );
      return answer.type === 'GET_MESSAGES' ? answer.messages : [];
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => (page.length === PAGE_SIZE ? page.at(-1)?.id : undefined),
  });
  return <MessageList list={list} query="" />;
}

/** In one channel, or in all of them. */
function FoundMessages({ query, channelId }: { query: string; channelId: string | undefined }) {
  const list = useInfiniteQuery({
    queryKey: ['discord', 'archive', 'search', query, channelId],
    queryFn: async ({ pageParam: start, signal }) => {
      const answer = await api.discord.archive(
        { type: 'SEARCH_MESSAGES', query, channel: channelId, count: PAGE_SIZE, start },
        { signal },
      );
      return answer.type === 'SEARCH_MESSAGES' ? answer.messages : [];
    },
    initialPageParam: 0,
    getNextPageParam: (page, pages) =>
      page.length === PAGE_SIZE ? pages.length * PAGE_SIZE : undefined,
  });
  return <MessageList list={list} query={query} />;
}

interface MessageListProps {
  list: QueryLike<{ pages: Message[][] }> & {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    fetchNextPage: () => Promise<unknown>;
  };
  query: string;
}

function MessageList({ list, query }: MessageListProps) {
  return (
    <>
      <Loaded
        query={list}
        isEmpty={({ pages }) => pages.every((page) => page.length === 0)}
        empty={<EmptyRow>{texts.nothingFound}</EmptyRow>}
      >
        {({ pages }) => (
          <Panel>
            <ol className={styles.list}>
              {pages.flat().map((message) => (
                <DiscordMessage key={message.id} message={message} query={query} />
              ))}
            </ol>
          </Panel>
        )}
      </Loaded>
      {list.hasNextPage && (
        <Button
          variant="ghost"
          loading={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          {texts.olderMessages}
        </Button>
      )}
    </>
  );
}
