/** A match while it is edited, and its changes. Pure. */
import type { MatchMap, ScoreboardReading, Vod, WebsiteMatch } from '@mes/contract/match-schemas';
import type { EditedMap, EditedMatch } from '@mes/contract/matches';
import { formatChapter, parseChapter } from '@mes/domain/broadcasts/broadcast-links';
import { DEFUSE_MAPS, type DefuseMap } from '@mes/domain/maps/maps';
import type { BestOf } from '@mes/domain/series/best-of';
import { mapWinner } from '@mes/domain/series/map-rules';
import type { Forfeit, Side, TeamSlot } from '@mes/domain/series/team-slots';
import { defaultFormat, type VetoFormat } from '@mes/domain/veto/formats';
import { interpolate } from '../../../interpolate';
import * as texts from '../texts';

export interface StatLineDraft {
  readonly player: { readonly id: string; readonly name: string };
  readonly opponent: TeamSlot;
  readonly kills: number | null;
  readonly deaths: number | null;
  readonly assists: number | null;
}

export interface MapDraft {
  readonly map: DefuseMap;
  readonly scoreA: number | null;
  readonly scoreB: number | null;
  /** Null until it is decided. */
  readonly winner: TeamSlot | null;
  readonly server: string;
  readonly pickedBy: TeamSlot | null;
  readonly startingSideA: Side | null;
  /** Where it starts in the recording, as `1:02:03`. */
  readonly vodStart: string;
  readonly lines: readonly StatLineDraft[];
}

/** The result of the series: by its maps, or set directly. */
export type ResultKind = 'maps' | 'scheduled' | 'cancelled' | `forfeit ${Forfeit}`;

export interface MatchDraft {
  readonly tournament: string | null;
  readonly round: string;
  readonly teamA: string;
  readonly teamB: string;
  readonly bestOf: BestOf;
  readonly vetoFormat: VetoFormat;
  readonly startsAt: number | null;
  readonly streamLink: string;
  /** The recording. */
  readonly vodLink: string;
  readonly resultKind: ResultKind;
  /** Maps won, for a series without named maps. */
  readonly scoreA: number;
  readonly scoreB: number;
  readonly maps: readonly MapDraft[];
}

export const NEW_MATCH: MatchDraft = {
  tournament: null,
  round: '',
  teamA: '',
  teamB: '',
  bestOf: 3,
  vetoFormat: 'BO3',
  startsAt: null,
  streamLink: '',
  vodLink: '',
  resultKind: 'maps',
  scoreA: 0,
  scoreB: 0,
  maps: [],
};

export function draftOf(match: WebsiteMatch): MatchDraft {
  const { tournament, round, teamA, teamB, streamLink, vod, maps, ...same } = match;
  return {
    tournament: tournament?.id ?? null,
    round: round ?? '',
    teamA: teamA?.name ?? '',
    teamB: teamB?.name ?? '',
    bestOf: same.bestOf,
    vetoFormat: same.vetoFormat,
    startsAt: same.startsAt,
    streamLink: streamLink ?? '',
    vodLink: vod?.link ?? '',
    resultKind: resultKindOf(match),
    scoreA: same.scoreA,
    scoreB: same.scoreB,
    maps: maps.map((map) => mapDraftOf(map, vod?.starts[map.index])),
  };
}

/** The changes as input of the call; unchanged fields are not sent. */
export function changesOf(draft: MatchDraft, before: MatchDraft): MatchChanges {
  const changed = <Field extends keyof MatchDraft>(field: Field) =>
    JSON.stringify(draft[field]) !== JSON.stringify(before[field]);
  return {
    ...(changed('tournament') && { tournament: draft.tournament }),
    ...(changed('round') && { round: orNull(draft.round) }),
    ...(changed('teamA') && { teamA: orNull(draft.teamA) }),
    ...(changed('teamB') && { teamB: orNull(draft.teamB) }),
    ...(changed('bestOf') && { bestOf: draft.bestOf }),
    ...((changed('vetoFormat') || changed('bestOf')) && { vetoFormat: draft.vetoFormat }),
    ...(changed('startsAt') && { startsAt: draft.startsAt }),
    ...(changed('streamLink') && { streamLink: orNull(draft.streamLink) }),
    ...((changed('vodLink') || hasMovedStarts(draft, before)) && { vod: vodOf(draft) }),
    ...(hasChangedMaps(draft, before) && {
      maps: draft.maps.map((map, index) => editedMap(map, before.maps[index])),
    }),
    ...(draft.maps.length === 0 &&
      (changed('scoreA') || changed('scoreB')) && { scoreA: draft.scoreA, scoreB: draft.scoreB }),
    ...(changed('resultKind') && resultChange(draft.resultKind, before.resultKind)),
  };
}

/** Starts in the recording belong to it, not to the result: they alone enter no result again. */
function hasChangedMaps(draft: MatchDraft, before: MatchDraft): boolean {
  const played = ({ maps }: MatchDraft) =>
    JSON.stringify(maps.map((map) => ({ ...map, vodStart: '' })));
  return played(draft) !== played(before);
}

function hasMovedStarts(draft: MatchDraft, before: MatchDraft): boolean {
  const starts = ({ maps }: MatchDraft) => JSON.stringify(maps.map(({ vodStart }) => vodStart));
  return starts(draft) !== starts(before);
}

function vodOf({ vodLink, maps }: MatchDraft): Vod | null {
  const link = orNull(vodLink);
  if (link === null) return null;
  return { link, starts: maps.map(({ vodStart }) => parseChapter(vodStart) ?? null) };
}

export type MatchChanges = Partial<EditedMatch> & {
  state?: 'scheduled' | 'cancelled';
  forfeitedBy?: Forfeit | null;
};

/** Why the draft cannot be saved, or null. */
export function draftProblem({ teamA, teamB, maps, vodLink }: MatchDraft): string | null {
  if (teamA.trim() === '' || teamB.trim() === '') return texts.bothTeamsNeeded;
  if (teamA.trim().toLowerCase() === teamB.trim().toLowerCase()) return texts.teamAgainstItself;
  if (new Set(maps.map(({ map }) => map)).size < maps.length) return texts.mapPlayedOnce;
  const incompleteMap = maps.findIndex(({ lines }) => lines.some((line) => !isComplete(line)));
  if (incompleteMap !== -1)
    return interpolate(texts.numbersMissing, { mapNumber: incompleteMap + 1 });
  const wrongStart = maps.findIndex(
    ({ vodStart }) => vodStart.trim() !== '' && parseChapter(vodStart) === undefined,
  );
  if (wrongStart !== -1) return interpolate(texts.vodStartWrong, { mapNumber: wrongStart + 1 });
  const hasStarts = maps.some(({ vodStart }) => vodStart.trim() !== '');
  return hasStarts && vodLink.trim() === '' ? texts.vodLinkMissing : null;
}

export function withBestOf(draft: MatchDraft, bestOf: BestOf): MatchDraft {
  return { ...draft, bestOf, vetoFormat: defaultFormat(bestOf), maps: draft.maps.slice(0, bestOf) };
}

export function withMap(draft: MatchDraft, index: number, part: Partial<MapDraft>): MatchDraft {
  const maps = draft.maps.map((map, at) => (at === index ? withMapChange(map, part) : map));
  return { ...draft, maps };
}

/** Adds a map that is not in the series yet. */
export function withNewMap(draft: MatchDraft): MatchDraft {
  const played = draft.maps.map(({ map }) => map);
  const map = DEFUSE_MAPS.find((each) => !played.includes(each)) ?? DEFUSE_MAPS[0];
  return { ...draft, maps: [...draft.maps, { ...NEW_MAP, map }] };
}

export function withoutMap(draft: MatchDraft, index: number): MatchDraft {
  return { ...draft, maps: draft.maps.filter((_, at) => at !== index) };
}

/**
 * Replaces the lines with those of a screenshot, without rows of unknown players. Of two rows for one
 * player, the one with more confidence is used.
 */
export function withReading(map: MapDraft, reading: ScoreboardReading): MapDraft {
  const byConfidence = reading.rows.toSorted((one, other) => one.confidence - other.confidence);
  const rowOf = new Map(byConfidence.map((row) => [row.player?.id, row]));
  const lines = reading.rows.flatMap((row) => {
    const { player, opponent, kills, deaths, assists } = row;
    if (!player || !opponent || rowOf.get(player.id) !== row) return [];
    return [{ player: { id: player.id, name: player.name }, opponent, kills, deaths, assists }];
  });
  return withMapChange(map, {
    ...(reading.scoreA !== null && { scoreA: reading.scoreA }),
    ...(reading.scoreB !== null && { scoreB: reading.scoreB }),
    lines,
  });
}

const NEW_MAP: Omit<MapDraft, 'map'> = {
  scoreA: null,
  scoreB: null,
  winner: null,
  server: '',
  pickedBy: null,
  startingSideA: null,
  vodStart: '',
  lines: [],
};

/** A score that decides the map sets its winner, unless the winner itself is changed. */
function withMapChange(map: MapDraft, part: Partial<MapDraft>): MapDraft {
  const next = { ...map, ...part };
  if (part.winner !== undefined || (part.scoreA === undefined && part.scoreB === undefined))
    return next;
  return { ...next, winner: mapWinner({ A: next.scoreA ?? 0, B: next.scoreB ?? 0 }) };
}

function mapDraftOf(map: MatchMap, vodStart: number | null | undefined): MapDraft {
  return {
    map: map.map,
    scoreA: map.scoreA,
    scoreB: map.scoreB,
    winner: map.winner,
    server: map.server ?? '',
    pickedBy: map.pickedBy,
    startingSideA: map.startingSideA,
    vodStart: vodStart === null || vodStart === undefined ? '' : formatChapter(vodStart),
    lines: map.players
      .map(({ player: { id, name }, opponent, kills, deaths, assists }) => ({
        player: { id, name },
        opponent,
        kills,
        deaths,
        assists,
      }))
      .sort((one, other) => one.opponent.localeCompare(other.opponent)),
  };
}

/** Sends lines only if they were edited: captured lines have more fields than the form. */
function editedMap(draft: MapDraft, before: MapDraft | undefined): EditedMap {
  const { map, scoreA, scoreB, winner, server, pickedBy, startingSideA, lines } = draft;
  const sameLines = JSON.stringify(lines) === JSON.stringify(before?.lines ?? []);
  return {
    map,
    scoreA: scoreA ?? 0,
    scoreB: scoreB ?? 0,
    winner,
    server: orNull(server),
    pickedBy,
    startingSideA,
    ...(!(sameLines && before?.map === map) &&
      lines.length > 0 && { players: lines.map(editedLine) }),
  };
}

function editedLine({ player, opponent, kills, deaths, assists }: StatLineDraft) {
  return {
    player: player.id,
    opponent,
    kills: kills ?? 0,
    deaths: deaths ?? 0,
    assists: assists ?? 0,
  };
}

function resultKindOf({ state, forfeitedBy }: WebsiteMatch): ResultKind {
  if (forfeitedBy) return `forfeit ${forfeitedBy}`;
  return state === 'cancelled' ? 'cancelled' : 'maps';
}

function resultChange(resultKind: ResultKind, before: ResultKind): MatchChanges {
  switch (resultKind) {
    case 'scheduled':
    case 'cancelled':
      return { state: resultKind };
    case 'forfeit A':
      return { forfeitedBy: 'A' };
    case 'forfeit B':
      return { forfeitedBy: 'B' };
    case 'forfeit both':
      return { forfeitedBy: 'both' };
    case 'maps':
      return before === 'cancelled' ? { state: 'scheduled' } : { forfeitedBy: null };
  }
}

function isComplete({ kills, deaths, assists }: StatLineDraft): boolean {
  return kills !== null && deaths !== null && assists !== null;
}

function orNull(text: string): string | null {
  return text.trim() || null;
}
