/** An event of start.gg, as its GraphQL API answers the query of docs/import.md. */
import type { ImportProblem, PastMatch } from '@mes/domain/imports/results';
import { inferBestOf, shareTiedPlaces } from '@mes/domain/imports/results';
import { z } from 'zod';
import type { ParsedFile } from '../csv/service';
import { texts } from '../texts';

const id = z.union([z.int(), z.string()]).transform(String);
const entrant = z.object({ id, name: z.string().trim().min(1) });
/** The score of a disqualified entrant. */
const DISQUALIFIED = -1;

const SlotSchema = z.object({
  entrant: entrant.nullable(),
  standing: z
    .object({ stats: z.object({ score: z.object({ value: z.number().nullable() }) }).nullable() })
    .nullish(),
});

const SetSchema = z.object({
  id,
  fullRoundText: z.string().nullish(),
  /** In seconds; null while it is not played. */
  completedAt: z.int().nullable(),
  winnerId: id.nullish(),
  slots: z.array(SlotSchema).length(2),
});

const PageSchema = z.object({
  data: z.object({
    event: z.object({
      id,
      name: z.string().trim().min(1),
      tournament: z.object({ name: z.string().trim().min(1) }).nullish(),
      sets: z.object({ nodes: z.array(SetSchema) }),
      standings: z
        .object({
          nodes: z.array(z.object({ placement: z.int().min(1), entrant: entrant.nullable() })),
        })
        .nullish(),
    }),
  }),
});

/** An answer, or the answers of several pages of one event. */
export const StartggSchema = PageSchema.transform((page) => [page])
  .or(z.array(PageSchema).min(1))
  .refine((pages) => new Set(pages.map(({ data }) => data.event.id)).size === 1);

type GameSet = z.infer<typeof SetSchema>;

export function parseStartgg(value: unknown): ParsedFile {
  const events = StartggSchema.parse(value).map(({ data }) => data.event);
  const problems: ImportProblem[] = [];
  const sets = events.flatMap((event, page) =>
    event.sets.nodes.map((set, index) => ({ set, place: placeOf(page, index, events.length) })),
  );
  // Pages that were read while a set was played overlap.
  const matches = [...new Map(sets.map((each) => [each.set.id, each])).values()].flatMap(
    ({ set, place }) => toMatch(set, { place, problems }) ?? [],
  );
  const standings = events.flatMap(({ standings: list }) => list?.nodes ?? []);
  const places = new Map(
    standings.flatMap(({ entrant: team, placement }) =>
      team ? [[team.name, { team: team.name, from: placement, to: placement }]] : [],
    ),
  );
  const [event] = events;
  return {
    tournaments: [
      {
        source: `startgg:${event!.id}`,
        name: nameOf(event!),
        region: null,
        season: null,
        matches,
        places: shareTiedPlaces([...places.values()]),
      },
    ],
    problems,
  };
}

function toMatch(
  set: GameSet,
  { place, problems }: { place: string; problems: ImportProblem[] },
): PastMatch | null {
  const complain = (field: string, reason: string) => {
    problems.push({ place: `${place}.${field}`, reason });
    return null;
  };
  const [first, second] = set.slots;
  // A bye, or a set that is not played.
  if (!first?.entrant || !second?.entrant || set.completedAt === null) return null;
  const [valueA, valueB] = [first, second].map(
    (slot) => slot.standing?.stats?.score.value ?? null,
  ) as [number | null, number | null];
  const isForfeit = valueA === null || valueB === null || valueA < 0 || valueB < 0;
  if (isForfeit && set.winnerId == null) return complain('winnerId', texts.missingColumn);
  const scoreA = isForfeit ? 0 : valueA;
  const scoreB = isForfeit ? 0 : valueB;
  const bestOf = isForfeit ? 1 : inferBestOf({ scoreA, scoreB });
  if (bestOf === null) return complain('slots', texts.counts);
  return {
    key: set.id,
    place,
    at: set.completedAt * 1_000,
    roundName: set.fullRoundText || null,
    teamA: first.entrant.name,
    teamB: second.entrant.name,
    ...{ scoreA, scoreB, bestOf },
    forfeitedBy: isForfeit
      ? loserOf({ valueA, winnerIsA: set.winnerId === first.entrant.id })
      : null,
    maps: [],
  };
}

function loserOf({ valueA, winnerIsA }: { valueA: number | null; winnerIsA: boolean }): 'A' | 'B' {
  return valueA === DISQUALIFIED || !winnerIsA ? 'A' : 'B';
}

/** Several events of one tournament differ by their own names. */
function nameOf({ name, tournament }: { name: string; tournament?: { name: string } | null }) {
  if (!tournament || name.includes(tournament.name)) return name;
  return `${tournament.name} ${name}`;
}

function placeOf(page: number, index: number, pages: number): string {
  return `${pages === 1 ? '' : `[${page}].`}data.event.sets.nodes[${index}]`;
}
