import { CLIP_LIMITS } from '@mes/domain/highlights/clips';
import { parseVideoLink } from '@mes/domain/highlights/video-links';
import { satisfies } from '@mes/domain/permissions/permissions';
import { useState } from 'react';
import { useAccount, usePermissions } from '../../../api/account';
import { useWrite } from '../../../api/use-call';
import { Button } from '../../../components/Button';
import { Checkbox } from '../../../components/forms/Checkbox';
import { FormError } from '../../../components/forms/FormError';
import { TextInput } from '../../../components/forms/TextInput';
import { Page } from '../../../components/layout/Page';
import { Panel } from '../../../components/layout/Panel';
import { LoginNeeded } from '../../../components/notices/LoginNeeded';
import { notify } from '../../../components/toasts/notify';
import { useNavigate } from '../../../router/use-navigate';
import { useSearchParams } from '../../../router/use-search-params';
import { KindField, MapField, PlayersField } from '../ClipFields';
import { type ClipDraft, draftFrom, tagsOf } from '../clip-draft';
import { clipPath, TAGGERS } from '../paths';
import * as texts from '../texts';
import styles from './AddPage.module.css';
import { UploadField } from './UploadField';
import { useVideoUpload } from './use-video-upload';

export default function AddPage() {
  const account = useAccount();
  const isTagger = satisfies(usePermissions(), TAGGERS);
  return (
    <Page title={texts.addClip} lead={isTagger ? texts.addLeadStaff : texts.addLead} narrow>
      {account ? <AddForm isTagger={isTagger} /> : <LoginNeeded />}
    </Page>
  );
}

function AddForm({ isTagger }: { isTagger: boolean }) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const [draft, setDraft] = useState(() => draftFrom(params));
  const [url, setUrl] = useState(() => params.get('link') ?? '');
  const [publishes, setPublishes] = useState(isTagger);
  const [problem, setProblem] = useState<{ field: 'url' | 'title' | 'kind'; text: string } | null>(
    null,
  );
  const upload = useVideoUpload();
  const create = useWrite('highlights', 'create');
  const change = (part: Partial<ClipDraft>) => setDraft((before) => ({ ...before, ...part }));
  const errorOf = (field: string) => (problem?.field === field ? problem.text : undefined);

  const submit = () => {
    const link = url.trim();
    const isPublished = isTagger && publishes;
    if (!upload.video && link === '') {
      return setProblem({ field: 'url', text: texts.linkNeeded });
    }
    if (!upload.video && !parseVideoLink(link)) {
      return setProblem({ field: 'url', text: texts.unknownLink });
    }
    if (draft.title.trim() === '') return setProblem({ field: 'title', text: texts.titleNeeded });
    if (isPublished && !draft.kind) return setProblem({ field: 'kind', text: texts.kindNeeded });
    setProblem(null);
    const source = upload.video ? { video: upload.video.id } : { url: link };
    create.mutate(
      { ...tagsOf(draft), ...source, publish: isPublished },
      {
        onSuccess: ({ id, state }) => {
          notify({ message: state === 'published' ? texts.clip : texts.proposed, kind: 'success' });
          void navigate(state === 'published' ? clipPath(id) : '/highlights');
        },
      },
    );
  };

  return (
    <Panel pad>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        {!upload.video && (
          <TextInput
            label={texts.link}
            type="url"
            value={url}
            placeholder={texts.linkHint}
            error={errorOf('url')}
            onChange={setUrl}
          />
        )}
        <UploadField upload={upload} />
        <TextInput
          label={texts.title}
          required
          value={draft.title}
          maxLength={CLIP_LIMITS.title}
          error={errorOf('title')}
          onChange={(title) => change({ title })}
        />
        <div className={styles.pair}>
          <KindField draft={draft} onChange={change} />
          <MapField draft={draft} onChange={change} />
        </div>
        <PlayersField draft={draft} onChange={change} />
        <TextInput
          label={texts.matchLink}
          value={draft.match}
          onChange={(match) => change({ match })}
        />
        {isTagger && (
          <Checkbox label={texts.publishNow} checked={publishes} onChange={setPublishes} />
        )}
        {errorOf('kind') && <FormError error={new Error(errorOf('kind'))} />}
        {create.error && <FormError error={create.error} />}
        <Button type="submit" loading={create.isPending}>
          {isTagger && publishes ? texts.publish : texts.propose}
        </Button>
      </form>
    </Panel>
  );
}
