import { channels } from '@mes/client/channels';
import type { MatchSummary } from '@mes/contract/match-schemas';
import { useState } from 'react';
import { api } from '../../api/client';
import { useCall } from '../../api/use-call';
import { useLive } from '../../api/use-live';
import { TabPanel, Tabs } from '../../components/layout/Tabs';
import { LoadedPages } from '../../components/lists/LoadedPages';
import { usePagedList } from '../../components/lists/use-paged-list';
import { EmptyRow } from '../../components/states/EmptyRow';
import { PastDisputes } from './dispute/PastDisputes';
import { pastDisputes } from './dispute/texts';
import styles from './MatchupList.module.css';
import { RoomRows } from './RoomRows';
import { StaffQueue } from './StaffQueue';
import * as texts from './texts';

type State = MatchSummary['state'];

const GROUPS = [
  { id: 'live', label: texts.live, states: ['live'] },
  { id: 'veto', label: texts.inVeto, states: ['veto'] },
  { id: 'open', label: texts.upcoming, states: ['scheduled'] },
  { id: 'over', label: texts.over, states: ['finished', 'forfeited', 'cancelled'] },
] as const satisfies readonly { id: string; label: string; states: readonly State[] }[];

type Group = (typeof GROUPS)[number]['id'];

const TABS = [...GROUPS, { id: 'disputes', label: pastDisputes }] as const;

type Tab = (typeof TABS)[number]['id'];

const SIZE = 20;

/** The queue of staff calls, and all match rooms by state. */
export function MatchupList() {
  const [chosen, setChosen] = useState<Tab | null>(null);
  const { data: ticker } = useCall('matches', 'ticker', {});
  // What is played comes first, but nobody opens an empty list.
  const group = chosen ?? (ticker?.live.some(({ state }) => state === 'live') ? 'live' : 'open');
  useLive(channels.staff(), { reads: ['matches'] });
  useLive(channels.matches(), { reads: ['matches'] });
  return (
    <>
      <StaffQueue />
      <div className={styles.rooms}>
        <Tabs label={texts.matches} tabs={TABS} value={group} onChange={setChosen} />
        <TabPanel id={group}>
          {group === 'disputes' ? <PastDisputes /> : <Rooms key={group} group={group} />}
        </TabPanel>
      </div>
    </>
  );
}

function Rooms({ group }: { group: Group }) {
  const states = [...(GROUPS.find(({ id }) => id === group)?.states ?? [])];
  // The next matches first, but of finished ones the newest.
  const order = group === 'over' ? 'newest' : 'oldest';
  const list = usePagedList({
    key: ['matches', 'find'],
    filters: { states, order } as const,
    size: SIZE,
    load: (request, options) => api.matches.find(request, options),
  });
  return (
    <LoadedPages list={list} label={texts.matches} empty={<EmptyRow>{texts.noMatches}</EmptyRow>}>
      {(rows) => <RoomRows matches={rows} />}
    </LoadedPages>
  );
}
