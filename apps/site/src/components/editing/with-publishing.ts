import type { RevisionKey } from './use-editor-form';

/** What a form needs for it. */
interface SavedForm<Entity> {
  act(work: (key: RevisionKey) => Promise<Entity>): Promise<Entity | null>;
  saveAndAct(work: (key: RevisionKey) => Promise<Entity>): Promise<Entity | null>;
}

interface PublishingCalls<Entity> {
  /** Now without a time. */
  readonly publish: (input: RevisionKey & { readonly at?: number }) => Promise<Entity>;
  readonly unpublish: (key: RevisionKey) => Promise<Entity>;
}

/** Adds publishing to a form: with its unsaved changes, now or at a time. */
export function withPublishing<Form extends SavedForm<Entity>, Entity>(
  form: Form,
  calls: PublishingCalls<Entity>,
) {
  return {
    ...form,
    publish: (at?: number) =>
      form.saveAndAct((key) => calls.publish({ ...key, ...(at === undefined ? {} : { at }) })),
    unpublish: () => form.act((key) => calls.unpublish(key)),
  };
}
