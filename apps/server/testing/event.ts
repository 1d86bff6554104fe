/** A tournament from its draft on, with the calls of staff and leaders. */
import { eq } from 'drizzle-orm';
import { players } from '../src/features/players/tables';
import { teams } from '../src/features/teams/tables';
import { type Account, type Reply, startTestApp, type TestApp } from './app';
import { addTeam, type TestTeam } from './league';

export interface StaffedApp {
  readonly app: TestApp;
  readonly admin: Account;
  readonly moderator: Account;
}

/** A server that runs by the clock of its tests, with staff. */
export async function startStaffedApp(clock: () => number): Promise<StaffedApp> {
  const app = await startTestApp({ clock });
  const admin = await app.signIn('An Admin', ['Admin']);
  const moderator = await app.signIn('A Moderator', ['Moderator']);
  return { app, admin, moderator };
}

export interface Squad extends TestTeam {
  /** Ids of everyone in the team, the leader first. */
  readonly players: readonly string[];
}

/** Adds a team that can sign up: every player has a game ID. */
export async function addSquad(
  app: TestApp,
  name: string,
  { size = 5, region = 'EU' }: { size?: number; region?: 'EU' | 'NA' | 'AS' | 'SA' } = {},
): Promise<Squad> {
  const team = await addTeam(app, name);
  const { db } = app.database;
  const others = Array.from({ length: size - 1 }, (_, index) => ({
    id: `${team.id}-${index + 2}`,
    name: `${name} ${index + 2}`,
    gameId: `${team.id}-g${index + 2}`,
    team: team.id,
    createdAt: Date.now(),
  }));
  if (others.length > 0) await db.insert(players).values(others);
  await db
    .update(players)
    .set({ gameId: `${team.id}-g1` })
    .where(eq(players.id, team.leader.id));
  await db.update(teams).set({ region }).where(eq(teams.id, team.id));
  return { ...team, players: [team.leader.id, ...others.map(({ id }) => id)] };
}

export const SINGLE_ELIMINATION = {
  format: 'single_elimination',
  name: 'Playoffs',
  bestOf: 3,
  rounds: [],
  advances: [],
  thirdPlaceMatch: false,
} as const;

export class TestEvent {
  constructor(
    readonly app: TestApp,
    readonly admin: Account,
    readonly id: string,
  ) {}

  /** A draft with one stage by default. */
  static async create(
    app: TestApp,
    admin: Account,
    { id, ...settings }: { id: string; [setting: string]: unknown },
  ): Promise<TestEvent> {
    const body = { id, name: `The ${id}`, stages: [SINGLE_ELIMINATION], ...settings };
    expectDone(await app.call({ path: '/api/tournaments', body, as: admin }));
    return new TestEvent(app, admin, id);
  }

  /** A tournament with open signup. */
  static async open(
    app: TestApp,
    admin: Account,
    settings: { id: string; signup?: object; [setting: string]: unknown },
  ): Promise<TestEvent> {
    const event = await TestEvent.create(app, admin, {
      ...settings,
      signup: { automatic: true, ...settings.signup },
    });
    await event.take('announced', 'signup_open');
    return event;
  }

  /** Changes settings or state, based on the current revision. */
  async patch(change: object, as = this.admin): Promise<Reply> {
    const { revision } = await this.read();
    return this.app.call({
      path: `/api/tournaments/${this.id}`,
      method: 'PATCH',
      body: { revision, ...change },
      as,
    });
  }

  /** Moves it through these states, one after the other. */
  async take(...states: string[]): Promise<void> {
    for (const state of states) expectDone(await this.patch({ state }));
  }

  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
  async read(): Promise<any> {
    return expectDone(await this.act('editor', {}, this.admin));
  }

  act(action: string, data: object = {}, as?: Account): Promise<Reply> {
    return this.app.request({ object: 'tournament', action, value: this.id, data }, as);
  }

  apply({ leader, players: all }: Squad, chosen: readonly string[] = all): Promise<Reply> {
    return this.app.request(
      { object: 'player', action: 'apply', value: this.id, data: { players: chosen } },
      leader,
    );
  }

  /** New teams that sign up one after the other, each when it is prepared. */
  async applyAll(
    names: readonly string[],
    prepare: (squad: Squad) => unknown = () => {},
  ): Promise<Squad[]> {
    const squads: Squad[] = [];
    for (const name of names) {
      const squad = await addSquad(this.app, name);
      await prepare(squad);
      expectDone(await this.apply(squad));
      squads.push(squad);
    }
    return squads;
  }

  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
  async entry(name: string): Promise<any> {
    const all = expectDone(await this.act('applied_teams', {}, this.admin));
    return all.find(({ team }: { team: { name: string } }) => team.name === name);
  }

  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
  async get(path: string, as?: Account): Promise<any> {
    return expectDone(await this.app.call({ path: `/api/tournaments/${this.id}${path}`, as }));
  }
}

/** Returns the data of an answer; an error fails the test with its message. */
export function expectDone({ status, body }: Reply) {
  if (status !== 200) throw new Error(`${status}: ${body?.message ?? body}`);
  return body.data;
}
