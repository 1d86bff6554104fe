/** A tournament of Challonge, as version 1 of its API gives it with participants and matches. */
import type { ImportProblem, PastMatch } from '@mes/domain/imports/results';
import { inferBestOf, shareTiedPlaces } from '@mes/domain/imports/results';
import { z } from 'zod';
import type { ParsedFile } from '../csv/service';
import { texts } from '../texts';

const id = z.int();
const time = z.iso.datetime({ offset: true }).nullish();

export const ChallongeSchema = z.object({
  tournament: z.object({
    id,
    name: z.string().trim().min(1),
    started_at: time,
    completed_at: time,
    participants: z.array(
      z.object({
        participant: z.object({
          id,
          name: z.string().trim().min(1),
          final_rank: z.int().min(1).nullish(),
          /** The same team under other ids in a group stage. */
          group_player_ids: z.array(id).nullish(),
        }),
      }),
    ),
    matches: z.array(
      z.object({
        match: z.object({
          id,
          state: z.string(),
          /** Below 0 in the lower bracket. */
          round: z.int(),
          player1_id: id.nullish(),
          player2_id: id.nullish(),
          winner_id: id.nullish(),
          scores_csv: z.string().nullish(),
          forfeited: z.boolean().nullish(),
          completed_at: time,
        }),
      }),
    ),
  }),
});

type Tournament = z.infer<typeof ChallongeSchema>['tournament'];
type Match = Tournament['matches'][number]['match'];

export function parseChallonge(value: unknown): ParsedFile {
  const { tournament } = ChallongeSchema.parse(value);
  const problems: ImportProblem[] = [];
  const names = namesOf(tournament);
  const matches = tournament.matches.flatMap(({ match }, index) => {
    if (match.state !== 'complete') return [];
    const place = `tournament.matches[${index}].match`;
    return toMatch(match, { place, names, tournament, problems }) ?? [];
  });
  const places = tournament.participants.flatMap(({ participant: { name, final_rank: rank } }) =>
    rank ? [{ team: name, from: rank, to: rank }] : [],
  );
  const { name } = tournament;
  const source = `challonge:${tournament.id}`;
  return {
    tournaments: [
      { source, name, region: null, season: null, matches, places: shareTiedPlaces(places) },
    ],
    problems,
  };
}

function toMatch(
  match: Match,
  {
    place,
    names,
    tournament,
    problems,
  }: {
    place: string;
    names: ReadonlyMap<number, string>;
    tournament: Tournament;
    problems: ImportProblem[];
  },
): PastMatch | null {
  const complain = (field: string, reason: string) => {
    problems.push({ place: `${place}.${field}`, reason });
    return null;
  };
  const { player1_id: first, player2_id: second, winner_id: winner } = match;
  const [teamA, teamB] = [names.get(first ?? -1), names.get(second ?? -1)];
  // A bye.
  if (first == null || second == null) return null;
  if (!teamA || !teamB) return complain('player1_id', texts.noParticipant);
  const date = match.completed_at ?? tournament.completed_at ?? tournament.started_at;
  if (!date) return complain('completed_at', texts.noDate);
  const score = readScore(match.scores_csv ?? '');
  const isForfeit = match.forfeited === true || score === null;
  const { scoreA, scoreB } = score ?? { scoreA: 0, scoreB: 0 };
  if (isForfeit && winner == null) return complain('winner_id', texts.missingColumn);
  const bestOf = inferBestOf({ scoreA, scoreB }) ?? (isForfeit ? 1 : null);
  if (bestOf === null) return complain('scores_csv', texts.counts);
  return {
    key: String(match.id),
    place,
    at: Date.parse(date),
    roundName: match.round < 0 ? texts.lowerRound(-match.round) : texts.round(match.round),
    ...{ teamA, teamB, scoreA, scoreB, bestOf },
    forfeitedBy: isForfeit ? (winner === first ? 'B' : 'A') : null,
    maps: [],
  };
}

/** `2-1` counts maps. `13-8,7-13,13-5` are the rounds of maps whose names nobody knows. */
function readScore(text: string): { scoreA: number; scoreB: number } | null {
  const sets = [...text.matchAll(/(-?\d+)-(-?\d+)/g)].map(
    ([, a, b]) => [Number(a), Number(b)] as const,
  );
  const [first] = sets;
  if (!first) return null;
  if (sets.length === 1 && Math.max(...first) <= 4) return { scoreA: first[0], scoreB: first[1] };
  const won = (isWon: (set: readonly [number, number]) => boolean) => sets.filter(isWon).length;
  return { scoreA: won(([a, b]) => a > b), scoreB: won(([a, b]) => b > a) };
}

function namesOf({ participants }: Tournament): ReadonlyMap<number, string> {
  return new Map(
    participants.flatMap(({ participant: { id: own, name, group_player_ids: others } }) =>
      [own, ...(others ?? [])].map((each) => [each, name] as const),
    ),
  );
}
