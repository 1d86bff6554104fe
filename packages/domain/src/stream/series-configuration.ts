import { type DefuseMap, MAP_SLOTS } from '../maps/maps';
import type { BestOf } from '../series/best-of';
import { resultOf } from '../series/series';
import type { TeamSlot } from '../series/team-slots';
import type { VetoFormat } from '../veto/formats';
import type { StreamFields, StreamOther } from './configuration';

/** A series, as far as the stream needs it. */
export interface StreamSeries {
  readonly id: string;
  readonly tournament: { readonly id: string; readonly name: string } | null;
  readonly round: string | null;
  readonly teamA: string | null;
  readonly teamB: string | null;
  readonly bestOf: BestOf;
  readonly format: VetoFormat;
  /** In order of play. */
  readonly maps: readonly {
    readonly map: DefuseMap;
    readonly winner: TeamSlot | null;
    readonly scoreA: number;
    readonly scoreB: number;
    readonly server: string | null;
  }[];
  /** The maps of the nine slots; empty before the veto. */
  readonly vetoMaps: readonly (DefuseMap | null)[];
  readonly isVetoRunning: boolean;
}

export interface StreamMatchup {
  readonly id: string | null;
  readonly format: VetoFormat;
  /** Nine slots in veto order; null while open. */
  readonly mapVeto: (DefuseMap | null)[];
}

/** The configuration that shows a series; `deriveValues` is its inverse. */
export function buildConfiguration(series: StreamSeries): SeriesConfiguration {
  const { score } = resultOf(series.bestOf, series.maps);
  return {
    Tournament: tournamentText(series.tournament),
    Round: series.round ?? '',
    Score1: score.A,
    Score2: score.B,
    BestOf: series.bestOf,
    Maps: series.maps.map(({ map }) => map),
    Winners: series.maps.map(({ winner }) => winner),
    normTeam1: series.teamA ?? '',
    normTeam2: series.teamB ?? '',
    other: JSON.stringify(buildOther(series)),
    matchup: {
      id: series.id,
      format: series.format,
      mapVeto: Array.from({ length: MAP_SLOTS }, (_, slot) => series.vetoMaps[slot] ?? null),
    },
  };
}

export interface SeriesConfiguration extends StreamFields {
  readonly Score1: number;
  readonly Score2: number;
  readonly BestOf: BestOf;
  readonly Maps: DefuseMap[];
  readonly Winners: (TeamSlot | null)[];
  readonly matchup: StreamMatchup;
}

/** Replaces semicolons in the name, because they separate it from the id. */
export function tournamentText(tournament: StreamSeries['tournament']): string {
  return tournament ? `${tournament.name.replaceAll(';', ',')};${tournament.id}` : '';
}

/** Without maps that have no rounds or server, because people read the text, too. */
function buildOther({ maps, isVetoRunning }: StreamSeries): StreamOther {
  const started = maps.filter(({ scoreA, scoreB }) => scoreA + scoreB > 0);
  return {
    liveMapVeto: isVetoRunning,
    scores: Object.fromEntries(started.map(({ map, scoreA, scoreB }) => [map, [scoreA, scoreB]])),
    servers: Object.fromEntries(
      maps.flatMap(({ map, server }) => (server === null ? [] : [[map, server]])),
    ),
  };
}
