/** The facts of the competition that articles mention. */
import type pg from 'pg';

export interface TournamentFacts {
  readonly id: string;
  readonly name: string;
  readonly about: string;
  readonly teams: number;
  readonly endedAt: number;
  readonly winner: string;
  readonly second: string;
  readonly final: string;
  readonly bestOf: number;
  readonly won: number;
  readonly lost: number;
  /** Of the final; `own` are the rounds of the winner. */
  readonly maps: readonly { readonly map: string; readonly own: number; readonly other: number }[];
  /** Cents. */
  readonly prize: number;
  /** The best player of the winners, with the statistics that show it. */
  readonly star: {
    readonly id: string;
    readonly name: string;
    readonly rating: number;
    readonly kills: number;
    readonly clutches: number;
  };
}

export interface OpenTournament {
  readonly id: string;
  readonly name: string;
  readonly state: string;
  readonly signupOpen: number;
  /** The first stage that is not over, and whether others come after it; null before the draw. */
  readonly stage: { readonly name: string; readonly isLast: boolean } | null;
}

export interface Competition {
  /** Newest first. */
  readonly played: readonly TournamentFacts[];
  readonly open: readonly OpenTournament[];
}

export async function findCompetition(client: pg.ClientBase): Promise<Competition> {
  const played = await client.query<TournamentFacts>(PLAYED);
  const open = await client.query<OpenTournament>(OPEN);
  return { played: played.rows, open: open.rows };
}

const OPEN = `
SELECT id, name, state, (extract(epoch FROM signup_open) * 1000)::float AS "signupOpen",
  (SELECT json_build_object('name', stages -> played.stage ->> 'name',
      'isLast', played.stage = jsonb_array_length(stages) - 1)
    FROM (SELECT min(stage) AS stage FROM matches
      WHERE tournament = tournaments.id AND state IN ('scheduled', 'veto', 'live')) played
    WHERE played.stage IS NOT NULL) AS stage
FROM tournaments WHERE state NOT IN ('draft', 'finished') ORDER BY starts_at, id`;

/** The final is the last match between the first and the second of a tournament. */
const PLAYED = `
SELECT tournament.id, tournament.name, tournament.description AS about,
  (SELECT count(*)::int FROM placements WHERE tournament = tournament.id) AS teams,
  (extract(epoch FROM final.finished_at) * 1000)::float AS "endedAt",
  winner.name AS winner, second.name AS second, final.id AS final, final.best_of AS "bestOf",
  greatest(final.score_a, final.score_b) AS won, least(final.score_a, final.score_b) AS lost,
  first.prize,
  (SELECT json_agg(json_build_object('map', map,
      'own', CASE WHEN final.team_a = first.team THEN score_a ELSE score_b END,
      'other', CASE WHEN final.team_a = first.team THEN score_b ELSE score_a END) ORDER BY index)
    FROM match_maps WHERE match = final.id AND state = 'finished') AS maps,
  (SELECT json_build_object('id', player.id, 'name', player.name,
      'rating', sum(line.rating * line.rounds)::float / sum(line.rounds) / 1000,
      'kills', sum(line.kills), 'clutches', sum(line.clutches))
    FROM player_maps line JOIN players player ON player.id = line.player
    WHERE line.tournament = tournament.id AND line.team = first.team AND line.captured
    GROUP BY player.id ORDER BY sum(line.rating * line.rounds) / sum(line.rounds) DESC, player.id
    LIMIT 1) AS star
FROM tournaments tournament
JOIN placements first ON first.tournament = tournament.id AND first."from" = 1
JOIN placements runner ON runner.tournament = tournament.id AND runner."from" = 2
JOIN teams winner ON winner.id = first.team
JOIN teams second ON second.id = runner.team
JOIN LATERAL (SELECT * FROM matches
  WHERE tournament = tournament.id AND state = 'finished'
    AND team_a IN (first.team, runner.team) AND team_b IN (first.team, runner.team)
  ORDER BY finished_at DESC LIMIT 1) final ON true
WHERE tournament.state = 'finished'
ORDER BY final.finished_at DESC, tournament.id`;
