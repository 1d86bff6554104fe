import type { ArticleContent, EditableArticle } from '@mes/contract/article-schemas';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { useArticleForm } from './use-article-form';

interface Sent extends ArticleContent {
  readonly id?: string;
  readonly revision?: number;
}

/** What was sent and waits for its answer, in this order. */
const server = vi.hoisted(() => ({
  saves: [] as { readonly sent: Sent; readonly answer: (article: EditableArticle) => void }[],
  uploads: [] as ((picture: NonNullable<EditableArticle['picture']>) => void)[],
}));

vi.mock('../../../api/client', async () => {
  const { observable } = await import('@mes/client/observable');
  const save = (sent: Sent) =>
    new Promise<EditableArticle>((answer) => server.saves.push({ sent, answer }));
  const uploadImage = () =>
    new Promise<EditableArticle['picture']>((answer) => server.uploads.push(answer));
  return {
    client: { identity: observable(null) },
    api: { articles: { create: save, edit: save }, files: { uploadImage } },
  };
});

const ARTICLE: EditableArticle = {
  id: '0',
  slug: 'the-plan',
  title: 'The plan',
  summary: '',
  html: '<p>They waited.</p>',
  tags: [],
  picture: null,
  author: null,
  readingMinutes: 1,
  publishedAt: null,
  updatedAt: 0,
  state: 'draft',
  revision: 1,
  updatedBy: null,
};
const PICTURE = { data: 'data:', filename: 'stage.png' };
const UPLOADED = { filename: '1.png', url: '/1.png', placeholder: '' };

beforeEach(() => {
  localStorage.clear();
  server.saves = [];
  server.uploads = [];
});

function open(article: EditableArticle | null) {
  const queries = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>{children}</QueryClientProvider>
  );
  return renderHook(() => useArticleForm(article), { wrapper }).result;
}

/** As the save key does: nobody waits for it. */
const begin = (save: () => Promise<unknown>) => act(async () => void save());

/** Answers the oldest save that waits, as the server would. */
async function answerSave(revision: number): Promise<Sent> {
  await waitFor(() => expect(server.saves).not.toHaveLength(0));
  const [{ sent, answer }] = server.saves.splice(0, 1) as [(typeof server.saves)[number]];
  await act(async () => answer({ ...ARTICLE, title: sent.title, html: sent.html, revision }));
  return sent;
}

describe('a save', () => {
  test('sends what was written last, also before it is rendered', async () => {
    const form = open(ARTICLE);
    await act(async () => {
      const { change, save } = form.current;
      // As the editor says it, outside of an event of React, and the key right after it.
      change({ html: '<p>And won.</p>' });
      void save();
    });
    expect(await answerSave(2)).toMatchObject({ html: '<p>And won.</p>', revision: 1 });
    await waitFor(() => expect(form.current.isChanged).toBe(false));
  });

  test('leaves what is written while it is under way unsaved', async () => {
    const form = open(ARTICLE);
    act(() => form.current.change({ title: 'One' }));
    await begin(form.current.save);
    act(() => form.current.change({ title: 'Two' }));
    expect(await answerSave(2)).toMatchObject({ title: 'One' });
    await waitFor(() => expect(form.current.current?.revision).toBe(2));
    expect(form.current).toMatchObject({ isChanged: true, draft: { title: 'Two' } });
  });

  test('that is asked for during another follows it with the new revision', async () => {
    const form = open(ARTICLE);
    act(() => form.current.change({ title: 'One' }));
    await begin(form.current.save);
    act(() => form.current.change({ title: 'Two' }));
    await begin(form.current.save);
    expect(await answerSave(2)).toMatchObject({ title: 'One', revision: 1 });
    expect(await answerSave(3)).toMatchObject({ title: 'Two', revision: 2 });
    await waitFor(() => expect(form.current.isChanged).toBe(false));
    expect(form.current.conflict).toBeNull();
  });

  test('that is asked for twice at once creates one article', async () => {
    const form = open(null);
    act(() => form.current.change({ title: 'One' }));
    await act(async () => {
      const { save } = form.current;
      void save();
      void save();
    });
    await answerSave(1);
    await waitFor(() => expect(form.current).toMatchObject({ isChanged: false, isBusy: false }));
    expect(server.saves).toEqual([]);
  });
});

describe('a cover', () => {
  test('is being saved from its upload on', async () => {
    const form = open(ARTICLE);
    act(() => form.current.chooseCover(PICTURE));
    await begin(form.current.save);
    await waitFor(() => expect(server.uploads).toHaveLength(1));
    expect(form.current.isBusy).toBe(true);
    await act(async () => server.uploads[0]?.(UPLOADED));
    expect(await answerSave(2)).toMatchObject({ picture: UPLOADED.filename });
    await waitFor(() => expect(form.current.isBusy).toBe(false));
    expect(form.current).toMatchObject({
      isChanged: false,
      draft: { cover: { picture: UPLOADED } },
    });
  });

  test('that is chosen while another is saved is not taken for saved', async () => {
    const form = open(ARTICLE);
    act(() => form.current.chooseCover(PICTURE));
    await begin(form.current.save);
    await waitFor(() => expect(server.uploads).toHaveLength(1));
    act(() => form.current.chooseCover({ ...PICTURE, filename: 'other.png' }));
    await act(async () => server.uploads[0]?.(UPLOADED));
    await answerSave(2);
    await waitFor(() => expect(form.current.isBusy).toBe(false));
    expect(form.current.isChanged).toBe(true);
  });

  test('that is removed during a save stays removed', async () => {
    const form = open({ ...ARTICLE, picture: UPLOADED });
    act(() => form.current.change({ title: 'One' }));
    await begin(form.current.save);
    await waitFor(() => expect(server.saves).toHaveLength(1));
    act(() => form.current.removeCover());
    await answerSave(2);
    await waitFor(() => expect(form.current.isBusy).toBe(false));
    expect(form.current).toMatchObject({ isChanged: true, draft: { cover: { picture: null } } });
  });
});
