/** Makes calls as staff and leaders of a tournament for steps that the test does not show in the browser. */
import { registerPlayer, type SignedIn } from '../apps/server/testing/demo-account';

export interface Leader extends SignedIn {
  readonly team: string;
}

interface Matchup {
  readonly id: string;
  readonly round: string;
  readonly state: string;
  readonly bestOf: number;
  readonly teamA: { readonly name: string } | null;
  readonly teamB: { readonly name: string } | null;
}

type Body = Record<string, unknown>;

export class TournamentDesk {
  constructor(
    readonly url: string,
    readonly id: string,
    readonly admin: SignedIn,
  ) {}

  async call<Data = Body>(
    path: string,
    { method, body, as }: { method?: string; body?: object; as?: SignedIn } = {},
  ): Promise<Data> {
    const response = await fetch(`${this.url}/api${path}`, {
      method: method ?? (body ? 'POST' : 'GET'),
      headers: {
        'content-type': 'application/json',
        authorization: as ? `${as.id}.${as.secret}` : '',
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const answer = (await response.json()) as { status: string; data: Data; message?: string };
    if (!response.ok) throw new Error(`${path}: ${response.status} ${answer.message}`);
    return answer.data;
  }

  act<Data = Body>(
    [object, action]: [object: string, action: string],
    { value, data = {}, as }: { value?: string; data?: object; as?: SignedIn },
  ): Promise<Data> {
    const body = { object, action, value, data, version: 1 };
    return this.call<Data>('/request', { body, as });
  }

  /** Moves the tournament through these states. */
  async moveTo(...states: string[]): Promise<void> {
    for (const state of states) {
      const { revision } = await this.act(['tournament', 'editor'], {
        value: this.id,
        as: this.admin,
      });
      const body = { revision, state };
      await this.call(`/tournaments/${this.id}`, { method: 'PATCH', body, as: this.admin });
    }
  }

  /** Publishes a draft and draws it with teams of the demo. Returns their names in order of seed. */
  async startWith(count: number): Promise<string[]> {
    const teams = await this.seedWith(count);
    await this.moveTo('running');
    return teams;
  }

  /** Publishes a draft and its seeding: all that is missing is the draw. */
  async seedWith(count: number): Promise<string[]> {
    await this.moveTo('announced', 'signup_closed');
    const teams = await this.#findActiveTeams(count);
    for (const team of teams) {
      const data = { team };
      await this.act(['tournament', 'add_team'], { value: this.id, data, as: this.admin });
    }
    await this.moveTo('seeding');
    const order = { teams, final: true };
    await this.call(`/tournaments/${this.id}/seeding`, { body: order, as: this.admin });
    return teams;
  }

  /** Other tests disband teams that they have made. */
  async #findActiveTeams(count: number): Promise<string[]> {
    const rated = await this.call<{ team: { name: string } }[]>('/leaderboards/elo-teams?size=50');
    const active: string[] = [];
    for (const { team } of rated) {
      const path = `/teams/${encodeURIComponent(team.name)}/info`;
      const { state } = await this.call<{ state: string }>(path);
      if (state === 'active' && active.length < count) active.push(team.name);
    }
    return active;
  }

  /** As staff. */
  async enterResult({ id }: Pick<Matchup, 'id'>, score: { scoreA: number; scoreB: number }) {
    const { revision } = await this.call(`/match/${id}`);
    const body = { revision, ...score };
    await this.call(`/matches/${id}`, { method: 'PATCH', body, as: this.admin });
  }

  /** Registers a player who leads a team of one. */
  async newLeader(team: string, tag: string): Promise<Leader> {
    const account = await registerPlayer(this.url, `Leader of ${team}`);
    const data = { region: 'EU', tag };
    await this.act(['player', 'createteam'], { value: team, data, as: account });
    await this.act(['player', 'change_game_id'], {
      value: account.id,
      data: { gameId: `game-${tag}` },
      as: account,
    });
    return { ...account, team };
  }

  async apply(leader: Leader): Promise<void> {
    await this.act(['team', 'confirm_rules'], { value: this.id, as: leader });
    const data = { players: [leader.id] };
    await this.act(['player', 'apply'], { value: this.id, data, as: leader });
  }

  checkIn(leader: Leader): Promise<Body> {
    return this.act(['tournament', 'check_in'], { value: this.id, as: leader });
  }

  /** Matches that can be played now. */
  async findPlayable(): Promise<Matchup[]> {
    const all = await this.act<Matchup[]>(['tournament', 'matchups'], {
      value: this.id,
      data: { size: 100 },
    });
    return all.filter(({ state, teamA, teamB }) => state === 'scheduled' && teamA && teamB);
  }

  report(
    match: Matchup,
    leader: Leader,
    winner: 'A' | 'B',
  ): Promise<{ id: string; state: string }> {
    const won = Math.ceil(match.bestOf / 2);
    const data = winner === 'A' ? { scoreA: won, scoreB: 0 } : { scoreA: 0, scoreB: won };
    return this.act(['match', 'report_result'], { value: match.id, data, as: leader });
  }
}
