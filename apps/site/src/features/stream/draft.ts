/** What an operator has typed and not saved yet, over what the stream shows. */
import type { StreamConfiguration } from '@mes/contract/stream';
import { DEFUSE_MAPS, type DefuseMap } from '@mes/domain/maps/maps';
import type { BestOf } from '@mes/domain/series/best-of';
import { parseOther } from '@mes/domain/stream/configuration';
import { defaultFormat } from '@mes/domain/veto/formats';
import type { Edit } from './use-stream';

export interface StreamMapDraft {
  readonly map: DefuseMap;
  readonly winner: 'A' | 'B' | null;
  readonly score: readonly [number, number];
  readonly server: string;
}

export interface StreamDraft {
  readonly Tournament: string;
  readonly Round: string;
  readonly normTeam1: string;
  readonly normTeam2: string;
  readonly BestOf: BestOf;
  readonly Score1: number;
  readonly Score2: number;
  readonly liveMapVeto: boolean;
  readonly maps: readonly StreamMapDraft[];
}

export function draftOf(shown: StreamConfiguration): StreamDraft {
  const { Tournament, Round, normTeam1, normTeam2, BestOf, Score1, Score2 } = shown;
  const other = parseOther(shown.other);
  return {
    Tournament,
    Round,
    normTeam1,
    normTeam2,
    BestOf,
    Score1,
    Score2,
    liveMapVeto: other.liveMapVeto,
    maps: shown.Maps.map((map, index) => ({
      map,
      winner: shown.Winners[index] ?? null,
      score: other.scores[map] ?? [0, 0],
      server: other.servers[map] ?? '',
    })),
  };
}

/** Only what differs: everything else goes on following its series. */
export function editOf(draft: StreamDraft, shown: StreamConfiguration): Edit {
  const before = draftOf(shown);
  const edit: Edit = {};
  if (draft.Tournament !== before.Tournament) edit.Tournament = draft.Tournament;
  if (draft.Round !== before.Round) edit.Round = draft.Round;
  if (draft.normTeam1 !== before.normTeam1) edit.normTeam1 = draft.normTeam1;
  if (draft.normTeam2 !== before.normTeam2) edit.normTeam2 = draft.normTeam2;
  if (draft.Score1 !== before.Score1) edit.Score1 = draft.Score1;
  if (draft.Score2 !== before.Score2) edit.Score2 = draft.Score2;
  if (draft.BestOf !== before.BestOf) {
    edit.BestOf = draft.BestOf;
    edit.matchup = { format: defaultFormat(draft.BestOf) };
  }
  if (namesOf(draft) !== namesOf(before)) edit.Maps = draft.maps.map(({ map }) => map);
  if (winnersOf(draft) !== winnersOf(before)) edit.Winners = draft.maps.map(({ winner }) => winner);
  const other = otherOf(draft);
  if (other !== otherOf(before)) edit.other = other;
  return edit;
}

export function isEmpty(edit: Edit): boolean {
  return Object.keys(edit).length === 0;
}

/** The first map that is not in the list yet. */
export function nextMap(maps: readonly StreamMapDraft[]): StreamMapDraft | null {
  const map = DEFUSE_MAPS.find((each) => maps.every((known) => known.map !== each));
  return map ? { map, winner: null, score: [0, 0], server: '' } : null;
}

function namesOf({ maps }: StreamDraft): string {
  return maps.map(({ map }) => map).join();
}

function winnersOf({ maps }: StreamDraft): string {
  return maps.map(({ winner }) => winner ?? '-').join();
}

function otherOf({ liveMapVeto, maps }: StreamDraft): string {
  const played = maps.filter(({ score: [a, b] }) => a + b > 0);
  const named = maps.filter(({ server }) => server.trim() !== '');
  return JSON.stringify({
    liveMapVeto,
    scores: Object.fromEntries(played.map(({ map, score }) => [map, score])),
    servers: Object.fromEntries(named.map(({ map, server }) => [map, server.trim()])),
  });
}
