import { type Account, type Reply, startTestApp, type TestApp } from './app';

const HOUR = 3_600_000;

/** A server whose time is moved by hand, with an admin who gives things away. */
export interface GiveawayDesk {
  readonly app: TestApp;
  readonly admin: Account;
  readonly now: () => number;
  pass(milliseconds: number): void;
  act(action: string, value?: string, data?: object, as?: Account): Promise<Reply>;
  /** Opens now and closes in an hour, unless told otherwise. */
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
  create(fields?: object): Promise<any>;
  enter(code: string, as: Account): Promise<Reply>;
  /** Everything that is published of it, with the list that it is drawn from. */
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
  info(id: string, as?: Account): Promise<any>;
  people(count: number): Promise<Account[]>;
}

export async function openGiveawayDesk(
  options: Parameters<typeof startTestApp>[0] = {},
): Promise<GiveawayDesk> {
  // Ahead of the accounts, which are registered by the clock of the machine.
  let time = Date.now() + HOUR;
  let created = 0;
  let registered = 0;
  const app = await startTestApp({ ...options, clock: () => time });
  const admin = await app.signIn('Giver', ['Admin']);
  const act: GiveawayDesk['act'] = (action, value, data, as) =>
    app.request({ object: 'giveaway', action, value, data }, as);
  return {
    app,
    admin,
    act,
    now: () => time,
    pass: (milliseconds) => {
      time += milliseconds;
    },
    async create(fields = {}) {
      const { body } = await act(
        'create',
        undefined,
        { ...sample(++created, time), ...fields },
        admin,
      );
      return body.data;
    },
    enter: (code, as) => act('enter', code, undefined, as),
    info: async (id, as) => ({
      ...(await act('info', id, undefined, as)).body.data,
      ...(await act('entrants', id, undefined, as)).body.data,
    }),
    people: (count) =>
      Promise.all(Array.from({ length: count }, () => app.signIn(`Entrant ${++registered}`))),
  };
}

function sample(number: number, now: number) {
  return {
    title: `Giveaway ${number}`,
    code: `CODE-${number}`,
    rewards: [
      { name: 'Knife', count: 1, value: 5_000 },
      { name: 'Skin', count: 2, value: null },
    ],
    opensAt: now,
    closesAt: now + HOUR,
  };
}
