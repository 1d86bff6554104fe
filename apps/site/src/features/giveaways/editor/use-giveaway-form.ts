import { InvalidAction } from '@mes/contract/errors';
import type { Giveaway } from '@mes/contract/giveaways';
import { useState } from 'react';
import { api } from '../../../api/client';
import { useWrite } from '../../../api/use-call';
import type { PickedPicture } from '../../../components/pictures/read-picture';
import {
  contentOf,
  type DraftProblems,
  draftOf,
  draftProblems,
  type GiveawayDraft,
  isSameDraft,
} from './giveaway-draft';

/** Undefined leaves the picture as it is, null removes it. */
type PictureChange = PickedPicture | null | undefined;

/** The form of a giveaway, from the giveaway as it was loaded. */
export function useGiveawayForm(giveaway: Giveaway | null) {
  const [saved, setSaved] = useState(() => ({
    draft: draftOf(giveaway, Date.now()),
    revision: giveaway?.revision,
  }));
  const [draft, setDraft] = useState<GiveawayDraft>(saved.draft);
  const [picture, setPicture] = useState<PictureChange>(undefined);
  const [problems, setProblems] = useState<DraftProblems>({});
  const [error, setError] = useState<unknown>(null);
  const [isBusy, setIsBusy] = useState(false);
  const create = useWrite('giveaways', 'create');
  const edit = useWrite('giveaways', 'edit');

  const change = (part: Partial<GiveawayDraft>) => {
    setDraft((before) => ({ ...before, ...part }));
    setProblems({});
  };

  async function send(): Promise<Giveaway> {
    const uploaded = picture && (await uploadPicture(picture));
    const content = {
      ...contentOf(draft),
      ...(uploaded === undefined ? {} : { picture: uploaded }),
    };
    if (!giveaway) return create.mutateAsync(content);
    return edit.mutateAsync({ ...content, id: giveaway.id, revision: saved.revision });
  }

  /** Null where the draft has problems or the server refused it. */
  async function save(): Promise<Giveaway | null> {
    const found = draftProblems(draft, { state: giveaway?.state ?? null, now: Date.now() });
    setProblems(found);
    if (Object.keys(found).length > 0 || isBusy) return null;
    setError(null);
    setIsBusy(true);
    try {
      const answer = await send();
      setSaved({ draft, revision: answer.revision });
      setPicture(undefined);
      return answer;
    } catch (failure) {
      setError(failure);
      return null;
    } finally {
      setIsBusy(false);
    }
  }

  const isConflict = error instanceof InvalidAction && typeof error.details.revision === 'number';
  return {
    draft,
    change,
    picture,
    setPicture,
    problems,
    error: isConflict ? null : error,
    isConflict,
    isBusy,
    isChanged: picture !== undefined || !isSameDraft(draft, saved.draft),
    save,
  };
}

export type GiveawayFormState = ReturnType<typeof useGiveawayForm>;

async function uploadPicture({ data, filename }: PickedPicture): Promise<string> {
  const uploaded = await api.files.uploadImage({ encoded: data, path: 'giveaway', name: filename });
  return uploaded.filename;
}
