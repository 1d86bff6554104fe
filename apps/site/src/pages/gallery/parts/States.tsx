import { useState } from 'react';
import { Button } from '../../../components/Button';
import { PartBoundary } from '../../../components/boundary/PartBoundary';
import { Panel } from '../../../components/layout/Panel';
import { Spinner } from '../../../components/Spinner';
import { Alert } from '../../../components/states/Alert';
import { EmptyRow } from '../../../components/states/EmptyRow';
import { FailedToLoad } from '../../../components/states/FailedToLoad';
import { Loaded } from '../../../components/states/Loaded';
import type { QueryLike } from '../../../components/states/load-state';
import { Skeleton, SkeletonRows, SkeletonText } from '../../../components/states/Skeleton';
import { Specimen } from '../Specimen';

const noop = () => undefined;
const loading: QueryLike<string[]> = {
  data: undefined,
  error: null,
  isPending: true,
  isFetching: true,
  refetch: noop,
};
const idle = { ...loading, isPending: false, isFetching: false };

function BrokenPart({ broken }: { broken: boolean }) {
  if (broken) throw new Error('The bracket holds a match without teams.');
  return <p>All is well.</p>;
}

export function States() {
  const [broken, setBroken] = useState(false);
  return (
    <>
      <Specimen name="Alerts" flow="stack">
        <Alert title="Check-in is open">Confirm that your team is here until 19:45.</Alert>
        <Alert kind="success">Rules confirmed!</Alert>
        <Alert kind="warning">
          Kills and deaths on Raid differ by 1. Check round 14 before closing the map.
        </Alert>
        <Alert
          kind="danger"
          title="Only the team leader can sign up for tournaments!"
          action={
            <Button variant="ghost" size="sm">
              Ask leader
            </Button>
          }
        />
      </Specimen>
      <Specimen name="Failed to load" flow="stack">
        <FailedToLoad error={new Error('Resource not found')} onRetry={noop} />
        <FailedToLoad onRetry={noop} />
      </Specimen>
      <Specimen name="Loaded: skeleton, spinner" flow="grid">
        <Panel>
          <Loaded query={loading} skeleton={<SkeletonRows rows={4} />}>
            {() => null}
          </Loaded>
        </Panel>
        <Loaded query={loading}>{() => null}</Loaded>
      </Specimen>
      <Specimen name="Loaded: too late, failed, empty, there" flow="stack">
        <Loaded query={loading} timeout={1}>
          {() => null}
        </Loaded>
        <Loaded query={{ ...idle, error: new Error('You have been banned.') }}>{() => null}</Loaded>
        <Loaded
          query={{ ...idle, data: [] }}
          empty={
            <EmptyRow action={{ to: '/match/search', label: 'See the schedule.' }}>
              No matches today.
            </EmptyRow>
          }
        >
          {() => null}
        </Loaded>
        <Loaded query={{ ...idle, data: ['Night Harbor'] }}>{(data) => <p>{data}</p>}</Loaded>
      </Specimen>
      <Specimen name="Empty row with a button" flow="stack">
        <EmptyRow action={<Button variant="ghost">Create team</Button>}>
          You are not in a team.
        </EmptyRow>
      </Specimen>
      <Specimen name="Skeletons" flow="grid">
        <SkeletonText lines={4} />
        <Skeleton height={120} />
        <Skeleton width={48} height={48} round />
      </Specimen>
      <Specimen name="Spinners">
        <Spinner />
        <Spinner size={24} />
        <Spinner label="Entering Queue" />
      </Specimen>
      <Specimen name="A part of a page that breaks" flow="stack">
        <PartBoundary onCancel={() => setBroken(false)} resetKey={broken}>
          <BrokenPart broken={broken} />
          <div>
            <Button variant="quiet" onClick={() => setBroken(true)}>
              Break it
            </Button>
          </div>
        </PartBoundary>
      </Specimen>
    </>
  );
}
