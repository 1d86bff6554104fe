import type { VoteCluster } from '@mes/contract/voting-review';
import { api } from '../../../api/client';
import { Button } from '../../../components/Button';
import { Chip } from '../../../components/layout/Chip';
import { DataTable } from '../../../components/layout/DataTable';
import { Panel } from '../../../components/layout/Panel';
import { LoadedPages } from '../../../components/lists/LoadedPages';
import { usePagedList } from '../../../components/lists/use-paged-list';
import { EmptyRow } from '../../../components/states/EmptyRow';
import { SkeletonRows } from '../../../components/states/Skeleton';
import { Time } from '../../../components/text/Time';
import { interpolate } from '../../../interpolate';
import styles from './Clusters.module.css';
import { CLUSTER_KIND_LABELS } from './labels';
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
              <ClusterPanel cluster={cluster} />
            </li>
          ))}
        </ul>
      )}
    </LoadedPages>
  );
}

function ClusterPanel({ cluster }: { cluster: VoteCluster }) {
  const actions = useReviewActions();
  const { kinds, explanation, evidence, votes, lastVoteAt } = cluster;
  return (
    <Panel>
      <div className={styles.head}>
        <div className={styles.text}>
          <h2 className={styles.title}>{explanation}</h2>
          <p className={styles.meta}>
            {kinds.map((kind) => (
              <Chip key={kind} tone={kind === 'device' ? 'warn' : 'neutral'}>
                {CLUSTER_KIND_LABELS[kind]}
              </Chip>
            ))}
            <span>
              {texts.lastVote} <Time at={lastVoteAt} show="ago" />
            </span>
          </p>
        </div>
        <div className={styles.actions}>
          <Button size="sm" variant="danger" onClick={() => void actions.voidCluster(cluster)}>
            {texts.voidAll}
          </Button>
          <Button size="sm" variant="quiet" onClick={() => void actions.dismiss(cluster)}>
            {texts.dismiss}
          </Button>
        </div>
      </div>
      <DataTable
        caption={texts.evidence}
        className={styles.evidence}
        rows={evidence}
        rowKey={({ id }) => id}
        columns={[
          ...VOTE_COLUMNS,
          {
            id: 'void',
            header: '',
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
    </Panel>
  );
}
