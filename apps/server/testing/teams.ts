/** Creates and changes teams by calls. */
import type { Account, Reply, TestApp } from './app';

export interface TeamCalls {
  player(action: string, value: string | undefined, data: object, as: Account): Promise<Reply>;
  create(name: string, tag: string, as: Account): Promise<Reply>;
  invite(team: string, target: Account, as: Account): Promise<Reply>;
  join(team: string, as: Account): Promise<Reply>;
  /** Invites players, who join at once. */
  add(team: string, leader: Account, ...players: Account[]): Promise<void>;
  leave(as: Account, team?: string): Promise<Reply>;
  info(name: string): Promise<Reply>;
  me(as: Account): Promise<Reply['body']>;
}

export function teamCallsOf(app: TestApp): TeamCalls {
  const calls: TeamCalls = {
    player: (action, value, data, as) => app.request({ object: 'player', action, value, data }, as),
    create: (name, tag, as) => calls.player('createteam', name, { tag, region: 'EU' }, as),
    invite: (team, { id: target }, as) => calls.player('invite', team, { target }, as),
    join: (team, as) => calls.player('join_team', team, {}, as),
    async add(team, leader, ...players) {
      for (const player of players) {
        await calls.invite(team, player, leader);
        const { status, body } = await calls.join(team, player);
        if (status !== 200) throw new Error(body.message);
      }
    },
    leave: (as, team) => calls.player('leave_team', team, {}, as),
    info: (name) => app.call({ path: `/api/teams/${encodeURIComponent(name)}/info` }),
    me: async (as) => (await app.call({ path: '/api/players/me', as })).body.data,
  };
  return calls;
}
