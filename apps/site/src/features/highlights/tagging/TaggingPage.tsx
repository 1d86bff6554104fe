import { channels } from '@mes/client/channels';
import { useQueryClient } from '@tanstack/react-query';
import { useLive } from '../../../api/use-live';
import { Page } from '../../../components/layout/Page';
import { RestrictedPage } from '../../../components/notices/RestrictedPage';
import { Alert } from '../../../components/states/Alert';
import { EmptyRow } from '../../../components/states/EmptyRow';
import { SkeletonRows } from '../../../components/states/Skeleton';
import { interpolate } from '../../../interpolate';
import { TAGGERS } from '../paths';
import * as texts from '../texts';
import { TaggingForm } from './TaggingForm';
import { useTagging } from './use-tagging';

export default function TaggingPage() {
  return (
    <RestrictedPage title={texts.taggingTitle} to={TAGGERS}>
      <Page title={texts.taggingTitle} lead={texts.taggingLead}>
        <Queue />
      </Page>
    </RestrictedPage>
  );
}

function Queue() {
  const tagging = useTagging();
  const { step, doneCount, problem } = tagging;
  const queryClient = useQueryClient();
  useLive(channels.clipQueue(), {
    'queue.changed': ({ waiting }) => {
      tagging.setWaiting(waiting);
      void queryClient.invalidateQueries({ queryKey: ['highlights', 'search'] });
      return undefined;
    },
    reads: [],
  });
  if (!step) return <SkeletonRows rows={4} height={96} />;
  return (
    <>
      {problem !== null && <Alert kind="danger">{problem}</Alert>}
      {step.clip ? (
        <TaggingForm
          key={`${step.clip.id} ${step.clip.revision}`}
          clip={step.clip}
          tagging={tagging}
        />
      ) : (
        <EmptyRow>
          {doneCount === 0
            ? texts.queueEmpty
            : interpolate(texts.queueEmptyAfter, { count: doneCount })}
        </EmptyRow>
      )}
      {step.upcoming?.host === 'upload' && (
        <link rel="preload" as="video" href={step.upcoming.url} />
      )}
    </>
  );
}
