/** Matches as staff create and change them by hand. */
import { InvalidAction, InvalidParameter } from '@mes/contract/errors';
import type { Match, MatchChange } from '@mes/contract/match-schemas';
import type { EditedMap, EditedMatch } from '@mes/contract/matches';
import { hasResult, type MatchState } from '@mes/domain/series/states';
import type { Forfeit } from '@mes/domain/series/team-slots';
import { bestOfFormat, defaultFormat } from '@mes/domain/veto/formats';
import { audit } from '../../../platform/audit/audit';
import type { AnyAction } from '../../../platform/calls/actor';
import type { Tx } from '../../../platform/database/database';
import { publishChanges, type StatLineInput } from '../changes/service';
import * as repository from '../repository';
import {
  assertSeriesRevision,
  lockSeries,
  type ResultInput,
  type Results,
  withResult,
} from '../results/service';
import { createMatchId, type Matches } from '../service';
import { findSummaries, findTeams } from '../summaries/service';
import type { NewMatch, Series } from '../tables';
import { texts } from '../texts';

type MatchEdit = Partial<EditedMatch>;

interface MatchUpdate extends MatchEdit {
  readonly id: string;
  readonly revision: number;
  readonly state?: MatchState;
  readonly forfeitedBy?: Forfeit | null;
  readonly confirmed?: readonly string[];
}

export function createEditor({
  results,
  matches,
}: {
  readonly results: Results;
  readonly matches: Matches;
}) {
  return {
    async create(
      tx: Tx,
      edit: MatchEdit & Pick<EditedMatch, 'teamA' | 'teamB' | 'bestOf'>,
      action: AnyAction,
    ): Promise<Match> {
      const { actor, now } = action;
      const matchId = createMatchId();
      const columns = await columnsOf(tx, edit);
      const blank = { id: matchId, state: 'scheduled', revision: 1, createdAt: now } as const;
      const { bestOf } = edit;
      const row: NewMatch = { vetoFormat: defaultFormat(bestOf), ...columns, ...blank, bestOf };
      assertPlayable(row);
      await repository.insert(tx, [row]);
      await audit(tx, {
        at: now,
        actor: actor?.id ?? null,
        action: 'match.created',
        subject: `match:${matchId}`,
        after: { teamA: edit.teamA, teamB: edit.teamB, tournament: row.tournament ?? null },
      });
      await publishChanges(tx, [{ matchId, type: 'match.created' }]);
      const result = await resultOf(tx, edit);
      if (result) await results.enter(tx, { matchId, result }, action);
      return matches.get(tx, matchId, 'inside');
    },

    async update(
      tx: Tx,
      { id: matchId, revision, confirmed, ...edit }: MatchUpdate,
      action: AnyAction,
    ): Promise<MatchChange> {
      assertSeriesRevision(await lockSeries(tx, matchId), revision);
      const columns = await columnsOf(tx, edit);
      const result = await resultOf(tx, edit);
      const update = (before: Series) => {
        const edited = withColumns(before, columns);
        return result || edited.bestOf !== before.bestOf
          ? withResult(edited, result ?? {}, action.now)
          : edited;
      };
      const { applied, undoes } = await results.update(
        tx,
        { matchId, update, lines: result?.lines, confirmed },
        action,
      );
      return {
        match: await matches.get(tx, matchId, 'inside'),
        applied,
        undoes: await findSummaries(tx, undoes),
      };
    },

    /** Only a match outside of brackets, and without a result that was counted somewhere. */
    async delete(tx: Tx, { id: matchId }: { id: string }, action: AnyAction): Promise<void> {
      const series = await lockSeries(tx, matchId);
      if (series.stage !== null) throw new InvalidAction(texts.editor.inBracket);
      if (hasResult(series)) throw new InvalidAction(texts.editor.hasResult);
      const deleted = { matchIds: [matchId], referenced: texts.editor.referenced };
      const [match] = await results.delete(tx, deleted, action);
      const { actor, now } = action;
      await audit(tx, {
        at: now,
        actor: actor?.id ?? null,
        action: 'match.deleted',
        subject: `match:${matchId}`,
        before: match,
      });
    },
  };
}

async function columnsOf(tx: Tx, edit: MatchEdit): Promise<Partial<NewMatch>> {
  const { tournament, round, teamA, teamB, bestOf, vetoFormat, startsAt, streamLink, vod } = edit;
  const names = [teamA, teamB].flatMap((name) => name ?? []);
  const teamNamed = await findTeams(tx, names);
  const idOf = (field: 'teamA' | 'teamB', name: string | null | undefined) => {
    if (name === null || name === undefined) return name;
    const team = teamNamed(name);
    if (!team) throw new InvalidParameter(field, texts.editor.noTeam);
    return team.id;
  };
  return withoutUndefined({
    tournament: tournament && (await tournamentIdOf(tx, tournament)),
    roundName: round,
    teamA: idOf('teamA', teamA),
    teamB: idOf('teamB', teamB),
    bestOf,
    vetoFormat: vetoFormat ?? (bestOf && defaultFormat(bestOf)),
    startsAt,
    streamLink,
    vod,
  });
}

/** As it is written in the database: people type it in any case. */
async function tournamentIdOf(tx: Tx, typedId: string): Promise<string> {
  const tournament = await repository.findTournament(tx, typedId);
  if (!tournament) throw new InvalidParameter('tournament', texts.editor.noTournament);
  return tournament.id;
}

function withColumns(series: Series, columns: Partial<NewMatch>): Series {
  const edited = { ...series, ...columns };
  const fixed = ['tournament', 'roundName', 'teamA', 'teamB'] as const;
  if (series.stage !== null && fixed.some((column) => edited[column] !== series[column]))
    throw new InvalidAction(texts.editor.decidedByBracket);
  assertPlayable(edited);
  return edited;
}

function assertPlayable({
  teamA,
  teamB,
  bestOf,
  vetoFormat,
}: Pick<NewMatch, 'teamA' | 'teamB' | 'bestOf' | 'vetoFormat'>): void {
  if (teamA && teamA === teamB) throw new InvalidParameter('teamB', texts.editor.ownOpponent);
  if (bestOfFormat(vetoFormat) !== bestOf)
    throw new InvalidParameter('vetoFormat', texts.editor.wrongFormat(bestOf));
}

/** Null where the edit holds nothing of a result. */
async function resultOf(
  tx: Tx,
  edit: MatchEdit & Pick<MatchUpdate, 'state' | 'forfeitedBy'>,
): Promise<ResultInput | null> {
  const { maps, scoreA, scoreB, state, forfeitedBy, finishedAt } = edit;
  if ((scoreA === undefined) !== (scoreB === undefined))
    throw new InvalidParameter('scoreB', texts.editor.halfScore);
  const score = scoreA === undefined ? undefined : { A: scoreA, B: scoreB! };
  const given = { maps, score, state, forfeitedBy, finishedAt };
  if (Object.values(given).every((value) => value === undefined)) return null;
  return { ...given, lines: maps && (await linesOf(tx, maps)) };
}

async function linesOf(tx: Tx, maps: readonly EditedMap[]): Promise<StatLineInput[]> {
  const lines = maps.flatMap(({ players = [] }, map) => players.map((each) => ({ map, ...each })));
  const keys = lines.map(({ map, player }) => `${map} ${player}`);
  if (new Set(keys).size < keys.length)
    throw new InvalidParameter('maps', texts.editor.playerTwice);
  const playerIds = new Set(lines.map(({ player }) => player));
  const known = new Set(await repository.findPlayerIds(tx, [...playerIds]));
  const unknown = [...playerIds].find((id) => !known.has(id));
  if (unknown !== undefined) throw new InvalidParameter('maps', texts.editor.noPlayer(unknown));
  return lines;
}

function withoutUndefined<T extends object>(fields: T): Partial<T> {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as Partial<T>;
}
