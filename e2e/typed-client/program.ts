/** Ten calls of a program that knows nothing of the site but its openapi.json. */
import createClient from 'openapi-fetch';
import type { paths } from '#schema';

export async function makeCalls(address: string, key: string) {
  const { GET, POST, DELETE } = createClient<paths>({
    baseUrl: `${address}/api`,
    headers: { authorization: `Bearer ${key}` },
  });

  const news = await GET('/articles/thumbnails/{page}', {
    params: { path: { page: 0 }, query: { size: 1 } },
  });
  const slug = news.data?.data[0]?.slug ?? '';
  const article = await GET('/articles/{slug}', { params: { path: { slug } } });
  const tournaments = await GET('/tournaments/game/CriticalOps', {
    params: { query: { state: 'finished', size: 5 } },
  });
  const ids = tournaments.data?.data.map(({ id }) => id) ?? [];
  const byId = await GET('/tournaments/{ids}', { params: { path: { ids } } });
  const players = await POST('/players/search', { body: { query: 'leader' } });
  const me = await GET('/players/me');
  const unread = await POST('/request', { body: { object: 'notification', action: 'unread' } });
  const created = await POST('/promotions/create', {
    body: {
      title: 'Weekend giveaway',
      code: 'WEEKEND',
      rewards: [{ name: 'Skin', count: 2, value: null }],
      opensAt: Date.now(),
      closesAt: Date.now() + 86_400_000,
    },
  });
  const id = created.data?.data.id ?? '';
  const deleted = await DELETE('/promotions/{id}', { params: { path: { id } } });
  const nobody = await GET('/players/{id}', { params: { path: { id: 'nobody-has-this-id' } } });

  return {
    titles: news.data?.data.map(({ title }) => title),
    total: news.data?.metadata.total,
    article: article.data?.data.title,
    tournaments: ids,
    byId: byId.data?.data.map((tournament) => tournament.id),
    players: players.data?.data.map(({ name }) => name),
    me: me.data?.data.name,
    unread: unread.data?.status,
    created: created.data?.data.title,
    deleted: deleted.response.status,
    error: nobody.error && { status: nobody.response.status, type: nobody.error.error.type },
  };
}

/** Never called: what the type checker must refuse, so that the generated types are not just `any`. */
export async function makeMistakes(address: string) {
  const { GET, POST } = createClient<paths>({ baseUrl: address });
  // @ts-expect-error There is no such path.
  await GET('/players/everyone');
  // @ts-expect-error The id is missing.
  await GET('/players/{id}');
  // @ts-expect-error The body is missing.
  await POST('/players/search');
  // @ts-expect-error No tournament is in this state.
  await GET('/tournaments/game/CriticalOps', { params: { query: { state: 'cancelled' } } });
  const { data, error } = await GET('/players/me');
  // @ts-expect-error Accounts have no such field.
  void data?.data.password;
  // @ts-expect-error Errors have a message, and no reason.
  void error?.reason;
}
