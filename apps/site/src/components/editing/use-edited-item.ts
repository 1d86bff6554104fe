import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from '../../router/use-navigate';
import type { QueryLike } from '../states/load-state';

interface EditedItemOptions<Item> {
  readonly isNew: boolean;
  /** The read of the item that the address names; disabled for a new one. */
  readonly query: QueryLike<Item>;
  /** The key of that read for the item of an id. */
  readonly keyOf: (id: string) => QueryKey;
  readonly pathOf: (id: string) => string;
  /** Lets the page keep the form open under its new address; without it, the form is loaded again. */
  readonly onCreated?: (id: string) => void;
}

interface EditedItem<Item> {
  /** Null for a new item. */
  readonly query: QueryLike<Item | null>;
  /** Changes after a reload, so that the form begins again with what was loaded. */
  readonly formKey: number;
  readonly handleCreated: (created: Item) => Promise<void>;
  readonly reload: () => void;
}

/** What the page of an editor loads. A new item moves to its own address once it is saved. */
export function useEditedItem<Item extends { readonly id: string }>({
  isNew,
  query,
  keyOf,
  pathOf,
  onCreated,
}: EditedItemOptions<Item>): EditedItem<Item> {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [formKey, setFormKey] = useState(0);

  async function handleCreated(created: Item): Promise<void> {
    queryClient.setQueryData(keyOf(created.id), created);
    onCreated?.(created.id);
    await navigate(pathOf(created.id), { replace: true });
  }

  async function refetch(): Promise<void> {
    await query.refetch();
    setFormKey((before) => before + 1);
  }

  const shown = isNew ? NO_ITEM : query;
  return { query: shown, formKey, handleCreated, reload: () => void refetch() };
}

const NO_ITEM: QueryLike<null> = {
  data: null,
  error: null,
  isPending: false,
  isFetching: false,
  refetch: () => {},
};
