/** Creates matches of two full teams for capture, and the events of a map. */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { players } from '../src/features/players/tables';
import type { Account, Reply, TestApp } from './app';
import { addTeam, type TestTeam } from './league';

export interface CapturedTeams {
  readonly a: TestTeam;
  readonly b: TestTeam;
  /** Five ids of each team, including its leader. */
  readonly playersA: readonly string[];
  readonly playersB: readonly string[];
}

export async function addFullTeams(app: TestApp, a: string, b: string): Promise<CapturedTeams> {
  const full = async (name: string) => {
    const team = await addTeam(app, name);
    const others = [2, 3, 4, 5].map((number) => ({
      id: `${team.id}-${number}`,
      name: `${name} ${number}`,
      team: team.id,
      createdAt: Date.now(),
    }));
    await app.database.db.insert(players).values(others);
    const rows = await app.database.db
      .select({ id: players.id })
      .from(players)
      .where(eq(players.team, team.id));
    return { team, ids: rows.map(({ id }) => id).sort() };
  };
  const one = await full(a);
  const other = await full(b);
  return { a: one.team, b: other.team, playersA: one.ids, playersB: other.ids };
}

type Event = Record<string, unknown> & { id: string; at: number };

/** Creates events one second apart. */
export class Script {
  #at: number;

  constructor(
    readonly teams: CapturedTeams,
    from: number,
  ) {
    this.#at = from;
  }

  #event(event: object): Event {
    this.#at += 1_000;
    return { id: randomUUID(), at: this.#at, ...event };
  }

  /** The next event happens so much later. */
  wait(ms: number): void {
    this.#at += ms;
  }

  kill(killer: string | null, victim: string, more: object = {}): Event {
    const usual = { assist: null, weapon: 'assault_rifle', headshot: false };
    return this.#event({ kind: 'elimination', killer, victim, ...usual, ...more });
  }

  end(winner: 'A' | 'B'): Event {
    return this.#event({ kind: 'round_end', winner });
  }

  /** A plant, defuse, explosion or end of time. */
  happen(kind: string, more: object = {}): Event {
    return this.#event({ kind, ...more });
  }

  swap(): Event {
    return this.#event({ kind: 'side_swap' });
  }

  /** The first player of the winner eliminates the whole other team. */
  round(winner: 'A' | 'B'): Event[] {
    const { playersA, playersB } = this.teams;
    const [killers, victims] = winner === 'A' ? [playersA, playersB] : [playersB, playersA];
    return [...victims.map((victim) => this.kill(killers[0]!, victim)), this.end(winner)];
  }

  /** A whole map by its score, sides swapped after twelve rounds. */
  map(scoreA: number, scoreB: number): Event[] {
    const winner = scoreA > scoreB ? 'A' : 'B';
    const loser = winner === 'A' ? 'B' : 'A';
    const lost = Math.min(scoreA, scoreB);
    const order = [
      ...Array.from({ length: lost }, () => loser),
      ...Array.from({ length: Math.max(scoreA, scoreB) }, () => winner),
    ] as ('A' | 'B')[];
    return order.flatMap((team, index) => [
      ...(index === 12 ? [this.swap()] : []),
      ...this.round(team),
    ]);
  }
}

export interface CaptureCalls {
  /** As staff by default; null for a visitor. */
  call(action: string, match: string, data?: object, as?: Account | null): Promise<Reply>;
  newMatch(change?: object): Promise<string>;
  record(match: string, map: number, events: readonly object[], as?: Account): Promise<Reply>;
}

export function captureCallsOf(app: TestApp, staff: Account, teams: CapturedTeams): CaptureCalls {
  const calls: CaptureCalls = {
    call: (action, match, data = {}, as = staff) =>
      app.request({ object: 'data_capture', action, value: match, data }, as ?? undefined),
    async newMatch(change = {}) {
      const body = { teamA: teams.a.name, teamB: teams.b.name, bestOf: 3, ...change };
      const reply = await app.call({ path: '/api/matches', body, as: staff });
      if (reply.status !== 200) throw new Error(reply.body.message);
      return reply.body.data.id;
    },
    async record(match, map, events, as) {
      let reply: Reply | undefined;
      for (let from = 0; from < events.length; from += 200) {
        const some = events.slice(from, from + 200);
        reply = await calls.call('record', match, { map, events: some, now: Date.now() }, as);
        if (reply.status !== 200) return reply;
      }
      return reply!;
    },
  };
  return calls;
}
