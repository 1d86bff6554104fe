import { observable } from '@mes/client/observable';
import { InvalidAction } from '@mes/contract/errors';
import { useRef, useState, useSyncExternalStore } from 'react';
import { useStoredDraft } from './use-stored-draft';

/** What names a revision on the server: every change is made from one. */
export interface RevisionKey {
  readonly id: string;
  readonly revision: number;
}

export interface EditorFormOptions<Draft extends object, Entity extends RevisionKey> {
  /** What is edited, such as `article`: names its drafts in the storage of the browser. */
  readonly kind: string;
  /** As saved on the server; null until then. */
  readonly entity: Entity | null;
  readonly draftOf: (entity: Entity | null) => Draft;
  readonly isSame: (one: Draft, other: Draft) => boolean;
  /** The draft without what cannot be stored in the browser, such as a picture that was chosen. */
  readonly withoutFiles?: (draft: Draft) => Draft;
  /** Runs before each save, for example to upload files; resolves to the draft that is sent. */
  readonly prepare?: (draft: Draft) => Promise<Draft>;
  readonly create: (draft: Draft) => Promise<Entity>;
  readonly edit: (draft: Draft, key: RevisionKey) => Promise<Entity>;
}

interface Form<Draft, Entity> {
  /** As the server has it; null until it is saved. */
  readonly current: Entity | null;
  readonly draft: Draft;
  /** The draft as it was saved; the server may normalize it. */
  readonly saved: Draft;
}

/** What an item is called until its first save. */
const NEW = 'new';

/**
 * The form of something that has revisions: unsaved changes, saves in order, and conflicts. Changes are
 * stored in the browser until they are saved, and offered after a reload.
 */
export function useEditorForm<Draft extends object, Entity extends RevisionKey>(
  options: EditorFormOptions<Draft, Entity>,
) {
  // Not React's state: the save key may come before the last change is rendered.
  const [form] = useState(() => observable(formOf(options)));
  const { current, draft, saved } = useSyncExternalStore(form.subscribe, form.get, form.get);
  const [error, setError] = useState<unknown>(null);
  /** The revision that somebody else has saved in the meantime. */
  const [conflict, setConflict] = useState<number | null>(null);
  const [isBusy, setBusy] = useState(false);
  const lastWork = useRef<Promise<unknown>>(Promise.resolve());
  const storage = useStoredDraft<Partial<Draft>>(options.kind, options.entity?.id ?? NEW);

  const update = (part: Partial<Form<Draft, Entity>>) => {
    const before = form.get();
    const after = { ...before, ...part };
    form.set(after);
    // A draft that is offered stays until something is written.
    if (isUnsaved(before) || isUnsaved(after)) storeDraft(after);
  };
  const isUnsaved = (of: Form<Draft, Entity>) => !options.isSame(of.draft, of.saved);
  const storeDraft = (of: Form<Draft, Entity>) => {
    const stored = { ...of, draft: options.withoutFiles?.(of.draft) ?? of.draft };
    storage.write(
      of.current?.id ?? NEW,
      isUnsaved(stored)
        ? { changes: changesOf(stored), revision: of.current?.revision ?? 0 }
        : null,
    );
  };
  const forgetDraft = () => storage.write(form.get().current?.id ?? NEW, null);
  const restoreDraft = (changes: Partial<Draft>) => {
    forgetDraft();
    change((now) => knownFields(changes, now));
  };
  /** A function gets the draft as it is then, such as for an undo that is pressed later. */
  const change = (part: Partial<Draft> | ((now: Draft) => Partial<Draft>)) => {
    const { draft: now } = form.get();
    update({ draft: { ...now, ...(typeof part === 'function' ? part(now) : part) } });
  };

  /** One after the other: each is made from the revision that the one before has left. */
  function attempt(work: () => Promise<Entity>): Promise<Entity | null> {
    const turn = lastWork.current.then(() => run(work));
    lastWork.current = turn;
    return turn;
  }

  /** Resolves to what the server has now, or to null on an error or conflict. */
  async function run(work: () => Promise<Entity>): Promise<Entity | null> {
    setError(null);
    setBusy(true);
    try {
      const answer = await work();
      update({ current: answer });
      setConflict(null);
      return answer;
    } catch (failure) {
      const newerRevision = revisionIn(failure);
      if (newerRevision === null) setError(failure);
      else setConflict(newerRevision);
      return null;
    } finally {
      setBusy(false);
    }
  }

  async function send(over: number | undefined): Promise<Entity> {
    const before = form.get();
    // Saved by the work before this one.
    const isSaved = options.isSame(before.draft, before.saved);
    if (before.current && over === undefined && isSaved) return before.current;
    const sent = (await options.prepare?.(before.draft)) ?? before.draft;
    const answer = before.current
      ? await options.edit(sent, {
          id: before.current.id,
          revision: over ?? before.current.revision,
        })
      : await options.create(sent);
    update({ saved: sent, draft: withPrepared(form.get().draft, before.draft, sent) });
    return answer;
  }

  /** Over a newer revision only where that is given. */
  const save = (over?: number) => attempt(() => send(over));

  /** Changes what is saved already, for example publishes it. */
  async function act(work: (key: RevisionKey) => Promise<Entity>): Promise<Entity | null> {
    return attempt(() => {
      const latest = form.get().current;
      if (!latest) throw new Error('It is not saved yet');
      return work({ id: latest.id, revision: latest.revision });
    });
  }

  return {
    current,
    draft,
    change,
    isChanged: isUnsaved({ current, draft, saved }),
    /** All of the changes are offered after a reload. */
    isStored: !options.withoutFiles || options.isSame(draft, options.withoutFiles(draft)),
    /** Changes of an earlier visit. */
    stored: storage.found && {
      at: storage.found.at,
      isOutdated: storage.found.revision !== (current?.revision ?? 0),
      restore: () => restoreDraft(storage.found!.changes),
      forget: forgetDraft,
    },
    forgetDraft,
    isBusy,
    error,
    setError,
    conflict,
    save,
    act,
    saveAndAct: async (work: (key: RevisionKey) => Promise<Entity>) =>
      (await save()) && (await act(work)),
  };
}

function formOf<Draft extends object, Entity extends RevisionKey>({
  entity,
  draftOf,
}: EditorFormOptions<Draft, Entity>): Form<Draft, Entity> {
  const draft = draftOf(entity);
  return { current: entity, draft, saved: draft };
}

/** The fields that were changed; all of a new item, which may begin with something else next time. */
function changesOf<Draft extends object>({
  current,
  draft,
  saved,
}: Form<Draft, unknown>): Partial<Draft> {
  if (!current) return draft;
  const changes: Partial<Draft> = {};
  for (const field of Object.keys(draft) as (keyof Draft)[])
    if (JSON.stringify(draft[field]) !== JSON.stringify(saved[field]))
      changes[field] = draft[field];
  return changes;
}

/** Without fields that the form had when the changes were stored, and has no longer. */
function knownFields<Draft extends object>(changes: Partial<Draft>, draft: Draft): Partial<Draft> {
  return Object.fromEntries(
    Object.entries(changes).filter(([field]) => field in draft),
  ) as Partial<Draft>;
}

/** Takes over what was prepared, unless the field was changed during the save. */
function withPrepared<Draft extends object>(now: Draft, before: Draft, sent: Draft): Draft {
  const merged = { ...now };
  for (const field of Object.keys(sent) as (keyof Draft)[]) {
    if (now[field] === before[field]) merged[field] = sent[field];
  }
  return merged;
}

/** The current revision on the server, if the error is a conflict. */
function revisionIn(failure: unknown): number | null {
  const revision = failure instanceof InvalidAction ? failure.details.revision : undefined;
  return typeof revision === 'number' ? revision : null;
}
