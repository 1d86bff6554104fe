import type { Giveaway } from '@mes/contract/giveaways';
import { useState } from 'react';
import { api } from '../../../api/client';
import { useWrite } from '../../../api/use-call';
import { useEditorForm } from '../../../components/editing/use-editor-form';
import type { PickedPicture } from '../../../components/pictures/read-picture';
import {
  contentOf,
  type DraftProblems,
  draftOf,
  draftProblems,
  type GiveawayDraft,
  isSameDraft,
  withoutFiles,
} from './giveaway-draft';

/** The form of a giveaway, from the giveaway as it was loaded. */
export function useGiveawayForm(giveaway: Giveaway | null) {
  const [problems, setProblems] = useState<DraftProblems>({});
  const create = useWrite('giveaways', 'create');
  const edit = useWrite('giveaways', 'edit');
  const form = useEditorForm<GiveawayDraft, Giveaway>({
    kind: 'giveaway',
    entity: giveaway,
    draftOf: (entity) => draftOf(entity, Date.now()),
    isSame: isSameDraft,
    withoutFiles,
    prepare: uploadPicture,
    create: (draft) => create.mutateAsync(contentOf(draft)),
    edit: (draft, key) => edit.mutateAsync({ ...contentOf(draft), ...key }),
  });

  const change = (part: Partial<GiveawayDraft>) => {
    form.change(part);
    setProblems({});
  };

  return {
    ...form,
    change,
    choosePicture: (chosen: PickedPicture | null) =>
      change({ picture: { ...form.draft.picture, chosen } }),
    removePicture: () =>
      change({ picture: giveaway?.picture ? { chosen: null, filename: null } : { chosen: null } }),
    problems,
    /** Null where the draft has problems or the server refused it. */
    async save(): Promise<Giveaway | null> {
      const state = giveaway?.state ?? null;
      const found = draftProblems(form.draft, { state, now: Date.now() });
      setProblems(found);
      return Object.keys(found).length > 0 ? null : form.save();
    },
  };
}

export type GiveawayFormState = ReturnType<typeof useGiveawayForm>;

async function uploadPicture(draft: GiveawayDraft): Promise<GiveawayDraft> {
  const { chosen } = draft.picture;
  if (!chosen) return draft;
  const { data: encoded, filename: name } = chosen;
  const { filename } = await api.files.uploadImage({ encoded, path: 'giveaway', name });
  return { ...draft, picture: { chosen: null, filename } };
}
