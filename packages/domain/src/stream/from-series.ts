import { type DefuseMap, MAP_SLOTS } from '../maps/maps';
import type { BestOf } from '../series/best-of';
import { resultOf } from '../series/series';
import type { TeamSlot } from '../series/team-slots';
import type { VetoFormat } from '../veto/formats';
import type { StreamFields, StreamOther } from './configuration';

/** A series as the stream follows it. */
export interface StreamedSeries {
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
  readonly vetoed: readonly (DefuseMap | null)[];
  readonly vetoRuns: boolean;
}

export interface StreamMatchup {
  readonly id: string | null;
  readonly format: VetoFormat;
  /** Nine slots in veto order, null while open. */
  readonly mapVeto: (DefuseMap | null)[];
}

/** The whole configuration that shows a series; `valuesOf` reads it back. */
export function configurationOf(series: StreamedSeries): Configuration {
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
    other: JSON.stringify(otherOf(series)),
    matchup: {
      id: series.id,
      format: series.format,
      mapVeto: Array.from({ length: MAP_SLOTS }, (_, slot) => series.vetoed[slot] ?? null),
    },
  };
}

export interface Configuration extends StreamFields {
  readonly Score1: number;
  readonly Score2: number;
  readonly BestOf: BestOf;
  readonly Maps: DefuseMap[];
  readonly Winners: (TeamSlot | null)[];
  readonly matchup: StreamMatchup;
}

/** A semicolon within the name would cut it short. */
export function tournamentText(tournament: StreamedSeries['tournament']): string {
  return tournament ? `${tournament.name.replaceAll(';', ',')};${tournament.id}` : '';
}

/** Maps without a round or a server are not named: the text is also read by people. */
function otherOf({ maps, vetoRuns }: StreamedSeries): StreamOther {
  const started = maps.filter(({ scoreA, scoreB }) => scoreA + scoreB > 0);
  return {
    liveMapVeto: vetoRuns,
    scores: Object.fromEntries(started.map((one) => [one.map, [one.scoreA, one.scoreB]])),
    servers: Object.fromEntries(
      maps.flatMap(({ map, server }) => (server === null ? [] : [[map, server]])),
    ),
  };
}
