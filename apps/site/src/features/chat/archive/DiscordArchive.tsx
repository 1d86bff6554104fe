import type { DiscordChannel } from '@mes/contract/discord';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../api/client';
import { useCall } from '../../../api/use-call';
import { Button } from '../../../components/Button';
import { Select } from '../../../components/forms/Select';
import { Chip } from '../../../components/layout/Chip';
import { Panel } from '../../../components/layout/Panel';
import { Section } from '../../../components/layout/Section';
import { EmptyRow } from '../../../components/states/EmptyRow';
import { Loaded } from '../../../components/states/Loaded';
import { Time } from '../../../components/text/Time';
import * as texts from '../texts';
import styles from './ChatArchive.module.css';
import message from './FoundMessage.module.css';

const PAGE_SIZE = 30;
const NONE = 'none';

/** Messages that were kept of Discord, for moderators; nothing where none are kept. */
export function DiscordArchive() {
  const { data } = useCall('discord', 'archive', { type: 'GET_CHANNELS' });
  const [channelId, setChannelId] = useState(NONE);
  if (data?.type !== 'GET_CHANNELS' || data.channels.length === 0) return null;
  return (
    <Section title={texts.discord}>
      <Panel pad className={styles.filters}>
        <Select
          label={texts.discordChannel}
          options={[{ value: NONE, label: texts.noDiscordChannel }, ...optionsOf(data.channels)]}
          value={channelId}
          onChange={setChannelId}
        />
      </Panel>
      {channelId !== NONE && <Messages key={channelId} channelId={channelId} />}
    </Section>
  );
}

function optionsOf(channels: readonly DiscordChannel[]) {
  return channels.map(({ id, name }) => ({ value: id, label: `#${name}` }));
}

function Messages({ channelId }: { channelId: string }) {
  const query = useInfiniteQuery({
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
  return (
    <>
      <Loaded
        query={query}
        isEmpty={({ pages }) => pages.every((page) => page.length === 0)}
        empty={<EmptyRow>{texts.nothingFound}</EmptyRow>}
      >
        {({ pages }) => (
          <Panel>
            <ol className={styles.list}>
              {pages.flat().map(({ id, author, text, sentAt, deleted }) => (
                <li key={id} className={message.message}>
                  <div className={message.lines}>
                    <p className={message.head}>
                      <b>{author?.name ?? texts.deletedPlayer}</b>
                      <Time at={sentAt} className={message.time} />
                      {deleted && <Chip tone="loss">{texts.deleted}</Chip>}
                    </p>
                    <p className={message.text} dir="auto">
                      {text}
                    </p>
                  </div>
                </li>
              ))}
            </ol>
          </Panel>
        )}
      </Loaded>
      {query.hasNextPage && (
        <Button
          variant="ghost"
          loading={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {texts.olderMessages}
        </Button>
      )}
    </>
  );
}
