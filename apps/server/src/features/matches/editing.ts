/** What staff do to matches by hand. */

import { InvalidAction, InvalidParameter } from '@mes/contract/errors';
import type { Match, MatchChange } from '@mes/contract/match-schemas';
import type { EditedMap, EditedMatch } from '@mes/contract/matches';
import type { Forfeit } from '@mes/domain/series/team-slots';
import { bestOfFormat, usualFormat } from '@mes/domain/veto/formats';
import { audit } from '../../platform/audit/audit';
import type { AnyAction } from '../../platform/calls/actor';
import { isForeignKeyViolation, type Tx } from '../../platform/database/database';
import { announce, announceDeleted } from './announcing';
import { hasResult, type TypedLine } from './followers';
import { newMatchId } from './identity';
import { teamsNamed } from './lists';
import { afterOutcome, type Outcome } from './outcome';
import type { NewMatch, Series } from './repository';
import * as repository from './repository';
import * as lookups from './repository-lookups';
import { assertSeen, lock, type Results } from './settling';
import { summaries } from './summaries';
import type { MatchState } from './tables';
import { get, type MatchSources } from './views';

type Edit = Partial<EditedMatch>;

interface Parts {
  readonly results: Results;
  readonly sources: MatchSources;
}

export async function create(
  tx: Tx,
  edit: Edit & Pick<EditedMatch, 'teamA' | 'teamB' | 'bestOf'>,
  { parts, actor, now }: AnyAction & { parts: Parts },
): Promise<Match> {
  const id = newMatchId();
  const columns = await columnsOf(tx, edit);
  const blank = { id, state: 'scheduled', revision: 1, createdAt: now } as const;
  const { bestOf } = edit;
  const row: NewMatch = { vetoFormat: usualFormat(bestOf), ...columns, ...blank, bestOf };
  assertPlayable(row);
  await repository.insert(tx, [row]);
  await audit(tx, {
    at: now,
    actor: actor?.id ?? null,
    action: 'match.created',
    subject: `match:${id}`,
    after: { teamA: edit.teamA, teamB: edit.teamB, tournament: row.tournament ?? null },
  });
  await announce(tx, [{ id, type: 'match.created' }]);
  const outcome = await outcomeOf(tx, edit);
  if (outcome) await parts.results.settle(tx, id, outcome, { actor, now });
  return get(tx, id, parts.sources, 'inside');
}

export interface Update extends Edit {
  readonly id: string;
  readonly revision: number;
  readonly state?: MatchState;
  readonly forfeitedBy?: Forfeit | null;
  readonly confirmed?: readonly string[];
}

export async function update(
  tx: Tx,
  { id, revision, confirmed, ...edit }: Update,
  { parts, actor, now }: AnyAction & { parts: Parts },
): Promise<MatchChange> {
  assertSeen(await lock(tx, id), revision);
  const columns = await columnsOf(tx, edit);
  const outcome = await outcomeOf(tx, edit);
  const make = (before: Series) => {
    const edited = withColumns(before, columns);
    return outcome || edited.bestOf !== before.bestOf
      ? afterOutcome(edited, outcome ?? {}, now)
      : edited;
  };
  const lines = outcome?.lines;
  const settling = { actor, now, confirmed };
  const { applied, undoes } = await parts.results.change(tx, { id, make, lines }, settling);
  return {
    match: await get(tx, id, parts.sources, 'inside'),
    applied,
    undoes: await summaries(tx, undoes),
  };
}

/** Only what nothing stands on: no bracket, and no result that was counted somewhere. */
export async function remove(tx: Tx, id: string, { actor, now }: AnyAction): Promise<void> {
  const series = await lock(tx, id);
  if (series.stage !== null) throw new InvalidAction('This match belongs to a bracket.');
  if (hasResult(series))
    throw new InvalidAction('Take its result back first: ratings and statistics count it.');
  const [match] = await summaries(tx, [id]);
  try {
    await tx.transaction((step) => repository.deleteByIds(step, [id]));
  } catch (error) {
    if (!isForeignKeyViolation(error)) throw error;
    throw new InvalidAction('Something else still refers to this match.');
  }
  await audit(tx, {
    at: now,
    actor: actor?.id ?? null,
    action: 'match.deleted',
    subject: `match:${id}`,
    before: match,
  });
  await announceDeleted(tx, [match!]);
}

async function columnsOf(tx: Tx, edit: Edit): Promise<Partial<NewMatch>> {
  const { tournament, round, teamA, teamB, bestOf, vetoFormat, startsAt, streamLink } = edit;
  const names = [teamA, teamB].flatMap((name) => name ?? []);
  const known = await teamsNamed(tx, names);
  const idOf = (field: 'teamA' | 'teamB', name: string | null | undefined) => {
    if (name === null || name === undefined) return name;
    const team = known(name);
    if (!team) throw new InvalidParameter(field, 'There is no team of that name.');
    return team.id;
  };
  return withoutUndefined({
    tournament: tournament && (await tournamentOf(tx, tournament)),
    roundName: round,
    teamA: idOf('teamA', teamA),
    teamB: idOf('teamB', teamB),
    bestOf,
    vetoFormat: vetoFormat ?? (bestOf && usualFormat(bestOf)),
    startsAt,
    streamLink,
  });
}

async function tournamentOf(tx: Tx, id: string): Promise<string> {
  const tournament = await lookups.findTournament(tx, id);
  if (!tournament) throw new InvalidParameter('tournament', 'There is no such tournament.');
  return tournament.id;
}

function withColumns(series: Series, columns: Partial<NewMatch>): Series {
  const edited = { ...series, ...columns };
  const fixed = ['tournament', 'roundName', 'teamA', 'teamB'] as const;
  if (series.stage !== null && fixed.some((column) => edited[column] !== series[column]))
    throw new InvalidAction('The bracket decides who plays this match, and in which round.');
  assertPlayable(edited);
  return edited;
}

function assertPlayable({
  teamA,
  teamB,
  bestOf,
  vetoFormat,
}: Pick<NewMatch, 'teamA' | 'teamB' | 'bestOf' | 'vetoFormat'>): void {
  if (teamA && teamA === teamB)
    throw new InvalidParameter('teamB', 'A team cannot play against itself.');
  if (bestOfFormat(vetoFormat) !== bestOf)
    throw new InvalidParameter('vetoFormat', `It is not one of a best of ${bestOf}.`);
}

async function outcomeOf(
  tx: Tx,
  edit: Edit & Pick<Partial<Update>, 'state' | 'forfeitedBy'>,
): Promise<Outcome | null> {
  const { maps, scoreA, scoreB, state, forfeitedBy, finishedAt } = edit;
  if ((scoreA === undefined) !== (scoreB === undefined))
    throw new InvalidParameter('scoreB', 'A score has two sides.');
  const score = scoreA === undefined ? undefined : { A: scoreA, B: scoreB! };
  const given = { maps, score, state, forfeitedBy, finishedAt };
  if (Object.values(given).every((value) => value === undefined)) return null;
  return { ...given, lines: maps && (await linesOf(tx, maps)) };
}

async function linesOf(tx: Tx, maps: readonly EditedMap[]): Promise<TypedLine[]> {
  const lines = maps.flatMap(({ players = [] }, map) => players.map((each) => ({ map, ...each })));
  const named = lines.map(({ map, player }) => `${map} ${player}`);
  if (new Set(named).size < named.length)
    throw new InvalidParameter('maps', 'A player stands on a map only once.');
  const ids = new Set(lines.map(({ player }) => player));
  const known = new Set(await lookups.findPlayerIds(tx, [...ids]));
  const unknown = [...ids].find((id) => !known.has(id));
  if (unknown !== undefined) throw new InvalidParameter('maps', `There is no player '${unknown}'.`);
  return lines;
}

function withoutUndefined<T extends object>(fields: T): Partial<T> {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as Partial<T>;
}
