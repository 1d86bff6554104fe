import type { VoteCluster } from '@mes/contract/voting-review';
import { api } from '../../../api/client';
import { Button } from '../../../components/Button';
import { DataTable } from '../../../components/layout/DataTable';
import { LoadedPages } from '../../../components/lists/LoadedPages';
import { usePagedList } from '../../../components/lists/use-paged-list';
import { EmptyRow } from '../../../components/states/EmptyRow';
import { SkeletonRows } from '../../../components/states/Skeleton';
import { hiddenHeaders } from '../../../components/text/hidden-headers';
import { Time } from '../../../components/text/Time';
import { interpolate } from '../../../interpolate';
import { ClusterPanel } from './ClusterPanel';
import styles from './Clusters.module.css';
import * as texts from './texts';
import { useReviewActions } from './use-review-actions';
import { VOTE_COLUMNS } from './vote-columns';

export function Clusters() {
  const list = usePagedList({
    key: ['votingReview', 'clusters'],
    filters: {},
    load: (request, options) => api.votingReview.clusters(request, options),
  });
  return (
    <LoadedPages
      list={list}
      label={texts.pages}
      skeleton={<SkeletonRows rows={3} height={160} />}
      empty={<EmptyRow>{texts.noClusters}</EmptyRow>}
    >
      {(clusters) => (
        <ul className={styles.list}>
          {clusters.map((cluster) => (
            <li key={cluster.key}>
              <VotesPanel cluster={cluster} />
            </li>
          ))}
        </ul>
      )}
    </LoadedPages>
  );
}

function VotesPanel({ cluster }: { cluster: VoteCluster }) {
  const actions = useReviewActions();
  const { kinds, explanation, evidence, votes, lastVoteAt } = cluster;
  return (
    <ClusterPanel
      title={explanation}
      kinds={kinds}
      note={
        <>
          {texts.lastVote} <Time at={lastVoteAt} show="ago" />
        </>
      }
      actions={
        <>
          <Button size="sm" variant="danger" onClick={() => void actions.voidCluster(cluster)}>
            {texts.voidAll}
          </Button>
          <Button size="sm" variant="quiet" onClick={() => void actions.dismiss(cluster)}>
            {texts.dismiss}
          </Button>
        </>
      }
    >
      <DataTable
        caption={texts.evidence}
        className={styles.evidence}
        rows={evidence}
        rowKey={({ id }) => id}
        columns={[
          ...VOTE_COLUMNS,
          {
            id: 'void',
            header: hiddenHeaders.actions,
            numeric: true,
            cell: (vote) => (
              <Button size="sm" variant="quiet" onClick={() => void actions.voidVote(vote)}>
                {texts.voidVote}
              </Button>
            ),
          },
        ]}
      />
      {votes > evidence.length && (
        <p className={styles.more}>
          {interpolate(texts.more, { shown: evidence.length, all: votes })}
        </p>
      )}
    </ClusterPanel>
  );
}
