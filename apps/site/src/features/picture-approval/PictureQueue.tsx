import { channels } from '@mes/client/channels';
import type { PictureSubmission } from '@mes/contract/picture-approval';
import { useState } from 'react';
import { api } from '../../api/client';
import { useLive } from '../../api/use-live';
import { Panel } from '../../components/layout/Panel';
import { TabPanel, Tabs } from '../../components/layout/Tabs';
import { LoadedPages } from '../../components/lists/LoadedPages';
import { usePagedList } from '../../components/lists/use-paged-list';
import { EmptyRow } from '../../components/states/EmptyRow';
import { SkeletonRows } from '../../components/states/Skeleton';
import { usePageKeys } from '../../components/use-page-keys';
import styles from './PictureQueue.module.css';
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
              <Panel>
                <ul className={styles.list}>
                  {rows.map((row) => (
                    <SubmissionRow key={row.id} submission={row} decisions={decisions} />
                  ))}
                </ul>
              </Panel>
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

/** The keys act on one row, which is the first until another is chosen. */
function PendingRows({ rows, decisions }: PendingRowsProps) {
  const [chosenId, setChosenId] = useState<string | null>(null);
  const found = rows.findIndex(({ id }) => id === chosenId);
  const index = Math.max(0, found);
  const chosen = rows[index]!;
  const next = () => setChosenId(rows[index + 1]?.id ?? chosen.id);
  const previous = () => setChosenId(rows[index - 1]?.id ?? chosen.id);
  usePageKeys({
    arrowdown: next,
    arrowright: next,
    arrowup: previous,
    arrowleft: previous,
    a: () => {
      next();
      void decisions.approve(chosen);
    },
    r: () => void decisions.reject(chosen),
  });
  return (
    <>
      <p className={styles.keys}>{texts.keysHint}</p>
      <Panel>
        <ul className={styles.list}>
          {rows.map((row) => (
            <SubmissionRow
              key={row.id}
              submission={row}
              isChosen={row.id === chosen.id}
              decisions={decisions}
            />
          ))}
        </ul>
      </Panel>
    </>
  );
}
