import { channels } from '@mes/client/channels';
import type { PictureSubmission } from '@mes/contract/picture-approval';
import { useState } from 'react';
import { api } from '../../api/client';
import { useLive } from '../../api/use-live';
import { TabPanel, Tabs } from '../../components/layout/Tabs';
import { LoadedPages } from '../../components/lists/LoadedPages';
import { QueueRows } from '../../components/lists/QueueRows';
import { useChosenRow } from '../../components/lists/use-chosen-row';
import { usePagedList } from '../../components/lists/use-paged-list';
import { EmptyRow } from '../../components/states/EmptyRow';
import { SkeletonRows } from '../../components/states/Skeleton';
import { usePageKeys } from '../../components/use-page-keys';
import { SubmissionRow } from './SubmissionRow';
import * as texts from './texts';
import { type Decisions, useDecisions } from './use-decisions';

type State = PictureSubmission['state'];

const TABS = [
  { id: 'pending', label: texts.waiting },
  { id: 'rejected', label: texts.rejected },
] as const;

/** The photos and logos that wait for a moderator. */
export function PictureQueue() {
  const [state, setState] = useState<State>('pending');
  const decisions = useDecisions();
  useLive(channels.staff(), { reads: ['pictureApproval'] });
  const list = usePagedList({
    key: ['pictureApproval', 'list'],
    filters: { state },
    load: (request, options) => api.pictureApproval.list(request, options),
  });
  const isPending = state === 'pending';
  return (
    <>
      <Tabs label={texts.byState} tabs={TABS} value={state} onChange={setState} />
      <TabPanel id={state}>
        <LoadedPages
          list={list}
          label={texts.pagesOfPictures}
          skeleton={<SkeletonRows rows={3} height={200} />}
          empty={<EmptyRow>{isPending ? texts.nothingWaits : texts.nothingRejected}</EmptyRow>}
        >
          {(rows) =>
            isPending ? (
              <PendingRows rows={rows} decisions={decisions} />
            ) : (
              <QueueRows>
                {rows.map((row) => (
                  <SubmissionRow key={row.id} submission={row} decisions={decisions} />
                ))}
              </QueueRows>
            )
          }
        </LoadedPages>
      </TabPanel>
    </>
  );
}

interface PendingRowsProps {
  rows: readonly PictureSubmission[];
  decisions: Decisions;
}

function PendingRows({ rows, decisions }: PendingRowsProps) {
  const { chosen, next, previous } = useChosenRow(rows);
  usePageKeys({
    arrowdown: next,
    arrowright: next,
    arrowup: previous,
    arrowleft: previous,
    a: () => {
      next();
      if (chosen) void decisions.approve(chosen);
    },
    r: () => {
      if (chosen) void decisions.reject(chosen);
    },
  });
  return (
    <QueueRows keysHint={texts.keysHint}>
      {rows.map((row) => (
        <SubmissionRow
          key={row.id}
          submission={row}
          isChosen={row.id === chosen?.id}
          decisions={decisions}
        />
      ))}
    </QueueRows>
  );
}
