import { useEffect, useEffectEvent } from 'react';
import { notify } from '../toasts/notify';
import { useSaveKey } from './use-save-key';
import { useUnsavedGuard } from './use-unsaved-guard';

interface EditorPageOptions<Entity> {
  readonly form: {
    readonly current: Entity | null;
    readonly isChanged: boolean;
    readonly isStored: boolean;
    save(over?: number): Promise<Entity | null>;
  };
  /** As saved on the server; null for a new item. */
  readonly entity: Entity | null;
  /** Why it cannot be saved, or null. */
  readonly problem: string | null;
  /** What to say once it is saved. */
  readonly savedText: string;
  readonly onCreated: (created: Entity) => Promise<void>;
}

/** What the page of every editor does with its form: guards it, saves by key, and follows a first save. */
export function useEditorPage<Entity>(options: EditorPageOptions<Entity>) {
  const { form, entity, problem, savedText } = options;
  const { current } = form;
  const allowNavigation = useUnsavedGuard(form.isChanged, { isStored: form.isStored });
  const handleCreated = useEffectEvent((created: Entity) => {
    allowNavigation();
    void options.onCreated(created);
  });
  useEffect(() => {
    if (current && !entity) handleCreated(current);
  }, [current, entity]);

  const notifySaved = (answer: Entity | null, message: string) => {
    if (answer) notify({ message, kind: 'success' });
  };
  /** Over a newer revision only where that is given. */
  const save = async (over?: number) => {
    if (problem === null) notifySaved(await form.save(over), savedText);
  };
  useSaveKey(() => void save());
  return { allowNavigation, notifySaved, save };
}
