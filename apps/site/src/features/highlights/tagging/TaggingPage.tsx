import { channels } from '@mes/client/channels';
import { useQueryClient } from '@tanstack/react-query';
import { useLive } from '../../../api/use-live';
import { Button } from '../../../components/Button';
import { Page } from '../../../components/layout/Page';
import { RestrictedPage } from '../../../components/notices/RestrictedPage';
import { Alert } from '../../../components/states/Alert';
import { EmptyRow } from '../../../components/states/EmptyRow';
import { SkeletonRows } from '../../../components/states/Skeleton';
import { interpolate } from '../../../interpolate';
import { useNavigate } from '../../../router/use-navigate';
import { useSearchParams } from '../../../router/use-search-params';
import { clipPath, TAGGERS } from '../paths';
import * as texts from '../texts';
import { TaggingForm } from './TaggingForm';
import { useTagging } from './use-tagging';

/** The queue, or the clip of the address: to change its tags, or a decision. */
export default function TaggingPage() {
  const [params] = useSearchParams();
  const clipId = params.get('clip');
  return (
    <RestrictedPage title={texts.taggingTitle} to={TAGGERS}>
      <Page
        title={clipId === null ? texts.taggingTitle : texts.editTags}
        lead={texts.taggingLead}
        actions={
          <Button to="/highlights/search" variant="ghost">
            {texts.searchTitle}
          </Button>
        }
      >
        <Queue key={clipId} clipId={clipId} />
      </Page>
    </RestrictedPage>
  );
}

function Queue({ clipId }: { clipId: string | null }) {
  const navigate = useNavigate();
  const tagging = useTagging({
    clipId,
    onDone: ({ id, state }) =>
      void navigate(state === 'published' ? clipPath(id) : `/highlights/search?state=${state}`),
  });
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
  if (!step) {
    return problem === null ? (
      <SkeletonRows rows={4} height={96} />
    ) : (
      <Alert kind="danger">{problem}</Alert>
    );
  }
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
