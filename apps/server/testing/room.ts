/** A match of two teams in its room, with the calls of captains and staff. */
import type { Veto } from '@mes/contract/match-schemas';
import type { Room, RoomDetails } from '@mes/contract/room-schemas';
import { eq } from 'drizzle-orm';
import { players } from '../src/features/players/tables';
import type { Account, Reply, TestApp } from './app';
import { expectDone } from './event';
import { addTeam, type TestTeam } from './league';

export class TestRoom {
  private constructor(
    readonly app: TestApp,
    readonly staff: Account,
    readonly a: TestTeam,
    readonly b: TestTeam,
    readonly id: string,
  ) {}

  static async open(
    app: TestApp,
    {
      staff,
      a,
      b,
      ...match
    }: { staff: Account; a: TestTeam; b: TestTeam; [field: string]: unknown },
  ): Promise<TestRoom> {
    const body = { teamA: a.name, teamB: b.name, bestOf: 3, ...match };
    const { id } = expectDone(await app.call({ path: '/api/matches', body, as: staff }));
    return new TestRoom(app, staff, a, b, id);
  }

  act(action: string, data: object = {}, as?: Account): Promise<Reply> {
    return this.app.request({ object: 'match', action, value: this.id, data }, as);
  }

  async read(): Promise<Room> {
    return expectDone(await this.act('room'));
  }

  async details(as: Account): Promise<RoomDetails | null> {
    return expectDone(await this.act('room_details', {}, as));
  }

  /** The veto without stream delay, as staff and the two teams see it. */
  async vetoInside(as = this.staff): Promise<Veto | null> {
    const details = await this.details(as);
    return details?.ahead ? details.ahead.veto : (await this.read()).veto;
  }

  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
  async match(): Promise<any> {
    return expectDone(await this.app.call({ path: `/api/match/${this.id}` }));
  }

  captain(opponent: 'A' | 'B'): Account {
    return (opponent === 'A' ? this.a : this.b).leader;
  }

  /** Takes the current turn, as its captain by default. */
  async take(choice?: object, as?: Account): Promise<Reply> {
    const veto = (await this.vetoInside())!;
    const turn = veto.turn!;
    const taken = new Set(veto.slots.map(({ map }) => map));
    const usual =
      turn.chooses === 'side'
        ? { kind: 'side', side: 'breach' }
        : { kind: 'map', map: veto.pool.find((map) => !taken.has(map)) };
    const data = { token: turn.token, choice: choice ?? usual };
    return this.act('veto_turn', data, as ?? this.captain(turn.by));
  }

  async takeAll(): Promise<void> {
    while ((await this.vetoInside())?.turn) expectDone(await this.take());
  }
}

export async function addPlayer(app: TestApp, name: string, team: TestTeam): Promise<Account> {
  const account = await app.signIn(name);
  await app.database.db.update(players).set({ team: team.id }).where(eq(players.id, account.id));
  return account;
}

export async function addTwoTeams(app: TestApp): Promise<{ a: TestTeam; b: TestTeam }> {
  return { a: await addTeam(app, 'Nova'), b: await addTeam(app, 'Ember') };
}
