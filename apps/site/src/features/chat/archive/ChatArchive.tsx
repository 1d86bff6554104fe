import { IconSearch } from '@tabler/icons-react';
import { type KeyboardEvent, useRef } from 'react';
import { Button } from '../../../components/Button';
import { DateTimeInput } from '../../../components/forms/DateTimeInput';
import { Select } from '../../../components/forms/Select';
import { TextInput } from '../../../components/forms/TextInput';
import { useDebounced } from '../../../components/forms/use-debounced';
import { Panel } from '../../../components/layout/Panel';
import { Section } from '../../../components/layout/Section';
import { MoreOnScroll } from '../../../components/lists/MoreOnScroll';
import { PlayerSearch } from '../../../components/players/PlayerSearch';
import { EmptyRow } from '../../../components/states/EmptyRow';
import { Loaded } from '../../../components/states/Loaded';
import { SkeletonRows } from '../../../components/states/Skeleton';
import { useUrlParams } from '../../../use-url-params';
import { searchRequest } from '../requests';
import * as texts from '../texts';
import { useChatChannels } from '../use-chat-channels';
import styles from './ChatArchive.module.css';
import { FoundMessage } from './FoundMessage';
import { useChatSearch } from './use-chat-search';

const SEARCH_DELAY_MS = 300;
const ALL = 'all';

/** Search over every channel that the reader may read; the filters are in the address. */
export function ChatArchive() {
  const [parameters, setParameters] = useUrlParams();
  const channels = useChatChannels();
  const get = (name: string) => parameters.get(name) ?? undefined;
  const request = searchRequest(parameters);
  const query = useDebounced(request.query, SEARCH_DELAY_MS);
  const list = useChatSearch({ ...request, query });
  const results = useRef<HTMLDivElement>(null);
  const set = (changes: Record<string, string | undefined>) => {
    const next = new URLSearchParams(parameters);
    for (const [name, value] of Object.entries(changes)) {
      if (value === undefined || value === '') next.delete(name);
      else next.set(name, value);
    }
    setParameters(next);
  };
  const player = get('player');
  const names = new Map(channels.data?.map(({ id, name }) => [id, name]));
  return (
    <search
      className={styles.search}
      onKeyDown={(event) => moveBetweenResults(event, results.current)}
    >
      <Panel pad className={styles.filters}>
        <TextInput
          label={texts.words}
          type="search"
          placeholder={texts.wordsPlaceholder}
          icon={<IconSearch stroke={1.75} />}
          maxLength={200}
          value={get('q') ?? ''}
          onChange={(q) => set({ q })}
          className={styles.words}
        />
        <PlayerSearch
          label={texts.writtenBy}
          value={player === undefined ? null : { ID: player, name: get('name') ?? player }}
          onChange={(found) => set({ player: found?.ID, name: found?.name })}
        />
        <Select
          label={texts.channel}
          options={[
            { value: ALL, label: texts.allChannels },
            ...(channels.data ?? []).map(({ id, name }) => ({ value: id, label: `#${name}` })),
          ]}
          value={get('channel') ?? ALL}
          onChange={(channel) => set({ channel: channel === ALL ? undefined : channel })}
        />
        <DateTimeInput
          label={texts.from}
          value={request.from ?? null}
          onChange={(from) => set({ from: from?.toString() })}
        />
        <DateTimeInput
          label={texts.until}
          value={request.to ?? null}
          onChange={(to) => set({ to: to?.toString() })}
        />
        <div className={styles.clear}>
          <Button
            variant="quiet"
            size="sm"
            disabled={parameters.size === 0}
            onClick={() => setParameters(new URLSearchParams())}
          >
            {texts.clearFilters}
          </Button>
        </div>
      </Panel>
      <Section title={texts.results}>
        <Loaded
          query={list.query}
          skeleton={<SkeletonRows rows={8} height={64} />}
          isEmpty={() => list.rows.length === 0}
          empty={<EmptyRow>{texts.nothingFound}</EmptyRow>}
        >
          {() => (
            <Panel ref={results}>
              <ol className={styles.list}>
                {list.rows.map((message) => (
                  <FoundMessage
                    key={message.id}
                    message={message}
                    query={query}
                    channelName={names.get(message.channel) ?? message.channel}
                  />
                ))}
              </ol>
            </Panel>
          )}
        </Loaded>
        <MoreOnScroll list={list} end={<p className={styles.end}>{texts.endOfResults}</p>} />
      </Section>
    </search>
  );
}

/** Arrow keys go from the words to the results and between them. */
function moveBetweenResults(event: KeyboardEvent, results: HTMLElement | null): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const field = event.currentTarget.querySelector<HTMLElement>('input[type="search"]');
  const stops = [field, ...(results?.querySelectorAll('a') ?? [])];
  const from = stops.findIndex((stop) => stop !== null && stop === event.target);
  if (step === undefined || from === -1) return;
  event.preventDefault();
  stops[from + step]?.focus();
}
