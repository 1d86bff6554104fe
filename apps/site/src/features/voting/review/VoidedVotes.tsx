import { api } from '../../../api/client';
import { Button } from '../../../components/Button';
import { DataTable } from '../../../components/layout/DataTable';
import { Panel } from '../../../components/layout/Panel';
import { LoadedPages } from '../../../components/lists/LoadedPages';
import { usePagedList } from '../../../components/lists/use-paged-list';
import { EmptyRow } from '../../../components/states/EmptyRow';
import { SkeletonRows } from '../../../components/states/Skeleton';
import { hiddenHeaders } from '../../../components/text/hidden-headers';
import { Time } from '../../../components/text/Time';
import * as texts from './texts';
import { useReviewActions } from './use-review-actions';
import { VOTE_COLUMNS } from './vote-columns';

export function VoidedVotes() {
  const actions = useReviewActions();
  const list = usePagedList({
    key: ['votingReview', 'voidedVotes'],
    filters: {},
    load: (request, options) => api.votingReview.voidedVotes(request, options),
  });
  return (
    <LoadedPages
      list={list}
      label={texts.pages}
      skeleton={<SkeletonRows rows={4} />}
      empty={<EmptyRow>{texts.noVoided}</EmptyRow>}
    >
      {(votes) => (
        <Panel>
          <DataTable
            caption={texts.voided}
            rows={votes}
            rowKey={({ id }) => id}
            columns={[
              ...VOTE_COLUMNS,
              { id: 'reason', header: texts.reason, cell: ({ reason }) => reason },
              {
                id: 'by',
                header: texts.by,
                hideOnPhone: true,
                cell: ({ voidedBy }) => voidedBy?.name ?? texts.somebodyWhoLeft,
              },
              {
                id: 'when',
                header: texts.when,
                hideOnPhone: true,
                cell: ({ voidedAt }) => <Time at={voidedAt} show="ago" />,
              },
              {
                id: 'restore',
                header: hiddenHeaders.actions,
                cell: (vote) => (
                  <Button size="sm" variant="quiet" onClick={() => void actions.restore(vote)}>
                    {texts.restore}
                  </Button>
                ),
              },
            ]}
          />
        </Panel>
      )}
    </LoadedPages>
  );
}
