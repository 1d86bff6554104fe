/** Predictions of test accounts in a tournament that staff run through the API. */
import { type Account, type Reply, startTestApp, type TestApp } from './app';
import { addSquad, expectDone, type Squad, TestEvent } from './event';
import { until } from './until';

const NAMES = ['Aurora', 'Borealis', 'Cirrus', 'Dusk'];

export const PICKS = {
  semifinal: '0-upper-1-0',
  otherSemifinal: '0-upper-1-1',
  final: '0-upper-2-0',
} as const;

export class PickemDesk {
  private constructor(
    readonly app: TestApp,
    readonly admin: Account,
    readonly squads: readonly Squad[],
  ) {}

  static async start(): Promise<PickemDesk> {
    const app = await startTestApp();
    const admin = await app.signIn('An Admin', ['Admin']);
    const squads: Squad[] = [];
    for (const name of NAMES) squads.push(await addSquad(app, name));
    return new PickemDesk(app, admin, squads);
  }

  /** Everyone is in and seeded in the order of their names. */
  async seeded(id: string, settings: object = {}): Promise<TestEvent> {
    const event = await TestEvent.open(this.app, this.admin, { id, ...settings });
    for (const squad of this.squads) expectDone(await event.apply(squad));
    await event.take('signup_closed', 'seeding');
    await this.seed(id, NAMES);
    return event;
  }

  async seed(id: string, teams: readonly string[]): Promise<void> {
    const path = `/api/tournaments/${id}/seeding`;
    expectDone(await this.app.call({ path, body: { teams, final: true }, as: this.admin }));
  }

  act(action: string, value?: string, data: object = {}, as?: Account): Promise<Reply> {
    return this.app.request({ object: 'pickem', action, value, data }, as);
  }

  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
  async get(id: string): Promise<any> {
    return expectDone(await this.act('get', id));
  }

  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
  async own(id: string, as: Account): Promise<any> {
    return expectDone(await this.act('own', id, {}, as));
  }

  /** Picks by the names of teams; based on what is stored now. */
  async save(id: string, picks: Readonly<Record<string, string>>, as: Account): Promise<Reply> {
    const { setup, teams } = await this.get(id);
    const version = (await this.own(id, as))?.version ?? 0;
    const idOf = (name: string) =>
      teams.find((team: { name: string; id: string }) => team.name === name)?.id ?? name;
    const chosen = Object.entries(picks).map(([key, name]) => [key, [idOf(name)]]);
    const data = { picks: Object.fromEntries(chosen), setup, version };
    return this.act('save', id, data, as);
  }

  /** Enters a result for the open match of a team, or corrects the one that was played. */
  async win(event: TestEvent, name: string, { isCorrection = false } = {}): Promise<void> {
    const all = expectDone(await event.act('matchups', { size: 100 }));
    const wanted = isCorrection ? 'finished' : 'scheduled';
    const match = all.find(
      (each: { state: string; teamA: { name: string } | null; teamB: { name: string } | null }) =>
        each.state === wanted &&
        each.teamA &&
        each.teamB &&
        [each.teamA.name, each.teamB.name].includes(name),
    );
    const isA = match.teamA.name === name;
    const { revision } = expectDone(await this.app.call({ path: `/api/match/${match.id}` }));
    const body = { revision, state: 'finished', scoreA: isA ? 2 : 0, scoreB: isA ? 0 : 2 };
    const path = `/api/matches/${match.id}`;
    expectDone(await this.app.call({ path, method: 'PATCH', body, as: this.admin }));
  }

  /** Scores come by a job after the result. */
  untilScored(id: string, as: Account, points: number): Promise<void> {
    return until(`${points} points`, async () => (await this.own(id, as)).points === points);
  }
}
