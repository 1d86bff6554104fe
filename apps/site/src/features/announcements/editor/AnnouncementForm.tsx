import type { Announcement } from '@mes/contract/announcement-schemas';
import type { PublicationState } from '@mes/domain/publication/state';
import { EditorFields, EditorLayout } from '../../../components/editing/EditorLayout';
import { EditorNotices } from '../../../components/editing/EditorNotices';
import { PublishPanel } from '../../../components/editing/PublishPanel';
import { useEditorPage } from '../../../components/editing/use-editor-page';
import { FormError } from '../../../components/forms/FormError';
import { Page } from '../../../components/layout/Page';
import { Alert } from '../../../components/states/Alert';
import * as texts from '../texts';
import { AnnouncementActions } from './AnnouncementActions';
import { AnnouncementFields } from './AnnouncementFields';
import { contentOf, draftOfContent, draftProblem } from './announcement-draft';
import { Preview } from './Preview';
import { SeenCount } from './SeenCount';
import { useAnnouncementForm } from './use-announcement-form';

interface AnnouncementFormProps {
  /** As saved on the server; null for a new announcement. */
  announcement: Announcement | null;
  onCreated: (announcement: Announcement) => Promise<void>;
  /** Discards the form and loads the saved announcement. */
  onReload: () => void;
}

export function AnnouncementForm({ announcement, onCreated, onReload }: AnnouncementFormProps) {
  const form = useAnnouncementForm(announcement);
  const { current, draft, change, error } = form;
  const problem = draftProblem(draft);
  const { allowNavigation, notifySaved, save } = useEditorPage({
    form,
    entity: announcement,
    problem,
    savedText: texts.announcementSaved,
    onCreated,
  });
  // It may start or end while the form is open: the server says so.
  const state = announcement?.revision === current?.revision ? announcement?.state : current?.state;

  return (
    <Page
      title={current ? texts.editAnnouncement : texts.writeAnnouncement}
      actions={
        current && (
          <AnnouncementActions
            announcement={current}
            onRestore={(version) => change(draftOfContent(version))}
            onRemoved={allowNavigation}
          />
        )
      }
    >
      <EditorLayout
        rail={
          <>
            <PublishPanel
              form={form}
              saved={current && { state: panelState(state), publishedAt: current.startsAt }}
              problem={problem}
              onSave={() => void save()}
              done={{
                published: texts.announcementPublished,
                planned: texts.announcementPlanned,
                unpublished: texts.announcementDraftAgain,
              }}
              notifySaved={notifySaved}
            />
            <FormError error={error} />
            {announcement && announcement.startsAt !== null && (
              <SeenCount seen={announcement.seen} />
            )}
          </>
        }
      >
        <EditorNotices
          form={form}
          found={announcement}
          onReload={onReload}
          onKeepMine={(revision) => void save(revision)}
        />
        {state === 'ended' && <Alert title={texts.hasEnded}>{texts.hasEndedMessage}</Alert>}
        <EditorFields>
          <AnnouncementFields draft={draft} onChange={change} />
        </EditorFields>
        <Preview content={contentOf(draft)} />
      </EditorLayout>
    </Page>
  );
}

/** The panel knows no end; one that has ended is shown as published, with a notice. */
function panelState(state: Announcement['state'] | undefined): PublicationState {
  if (state === undefined) return 'draft';
  return state === 'live' || state === 'ended' ? 'published' : state;
}
