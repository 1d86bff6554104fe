import { channels } from '@mes/client/channels';
import type { StaffStoreRequest } from '@mes/contract/store-schemas';
import { STORE_REQUEST_STATES, type StoreRequestState } from '@mes/domain/store/requests';
import { useState } from 'react';
import { useAccount } from '../../../api/account';
import { api } from '../../../api/client';
import { useLive } from '../../../api/use-live';
import { TabPanel, Tabs } from '../../../components/layout/Tabs';
import { LoadedPages } from '../../../components/lists/LoadedPages';
import { QueueRows } from '../../../components/lists/QueueRows';
import { useChosenRow } from '../../../components/lists/use-chosen-row';
import { usePagedList } from '../../../components/lists/use-paged-list';
import { EmptyRow } from '../../../components/states/EmptyRow';
import { SkeletonRows } from '../../../components/states/Skeleton';
import { usePageKeys } from '../../../components/use-page-keys';
import { REQUEST_STATE_LABELS } from '../labels';
import * as texts from '../texts';
import { RequestRow } from './RequestRow';
import { useDecideRequest } from './use-decide-request';

const TABS = STORE_REQUEST_STATES.map((id) => ({ id, label: REQUEST_STATE_LABELS[id] }));

/** The requests of all players, for those who hand items over. */
export function RequestQueue() {
  const [state, setState] = useState<StoreRequestState>('open');
  useLive(channels.staff(), { reads: ['store'] });
  const list = usePagedList({
    key: ['store', 'requests'],
    filters: { state },
    load: (request, options) => api.store.requests(request, options),
  });
  return (
    <>
      <Tabs label={texts.requestsByState} tabs={TABS} value={state} onChange={setState} />
      <TabPanel id={state}>
        <LoadedPages
          list={list}
          label={texts.pagesOfRequests}
          skeleton={<SkeletonRows rows={4} height={84} />}
          empty={<EmptyRow>{state === 'open' ? texts.noOpenRequests : texts.noRequests}</EmptyRow>}
        >
          {(rows) => <Requests rows={rows} isOpen={state === 'open'} />}
        </LoadedPages>
      </TabPanel>
    </>
  );
}

function Requests({ rows, isOpen }: { rows: readonly StaffStoreRequest[]; isOpen: boolean }) {
  const decide = useDecideRequest();
  const ownId = useAccount()?.id;
  const decidable = isOpen ? rows.filter(({ player }) => player.id !== ownId) : [];
  const { chosen, next, previous } = useChosenRow(decidable);
  const decideChosen = (decision: 'fulfil' | 'refuse') => () => {
    if (chosen) void decide(decision, chosen);
  };
  usePageKeys({
    j: next,
    k: previous,
    f: decideChosen('fulfil'),
    r: decideChosen('refuse'),
  });
  return (
    <QueueRows keysHint={isOpen && texts.keysHint}>
      {rows.map((request) => (
        <RequestRow
          key={request.id}
          request={request}
          isChosen={request.id === chosen?.id}
          isOwn={request.player.id === ownId}
          decide={decide}
        />
      ))}
    </QueueRows>
  );
}
