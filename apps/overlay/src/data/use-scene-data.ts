/** What scenes show, put together from what is read. Everything here may be missing for a while. */
import type {
  StreamConfiguration,
  StreamMatch,
  StreamTeam,
  StreamTournament,
} from '@mes/contract/stream';
import type { StreamControl } from '@mes/contract/stream-control';
import { displayName } from '@mes/domain/names/display';
import { deriveValues, type StreamValues, scoreText } from '@mes/domain/stream/configuration';
import type { Logo } from '@mes/ui/Emblem.tsx';
import { useMemo } from 'react';
import { useScene } from '../scene-context';
import { CONFIGURATION, CONTROL, matchSource, teamSource, tournamentSource } from './sources';
import { useSource } from './use-live';

export interface StreamNow extends StreamValues {
  readonly teamA: string | null;
  readonly teamB: string | null;
  readonly matchup: StreamConfiguration['matchup'];
}

/** What is on stream, or the match of the address as if it were. */
export function useStream(): StreamNow | null {
  const { match: wanted } = useScene().route;
  const configuration = useSource(wanted === null ? CONFIGURATION : null);
  const match = useSource(wanted === null ? null : matchSource(wanted));
  return useMemo(() => {
    if (match) return streamOfMatch(match);
    return configuration ? streamOf(configuration) : null;
  }, [configuration, match]);
}

function streamOf(configuration: StreamConfiguration): StreamNow {
  return {
    ...deriveValues(configuration),
    teamA: configuration.normTeam1 || null,
    teamB: configuration.normTeam2 || null,
    matchup: configuration.matchup,
  };
}

function streamOfMatch(match: StreamMatch): StreamNow {
  const { tournament, round, scoreA, scoreB, bestOf, maps, veto, teamA, teamB } = match;
  return {
    tournament: { name: tournament?.name ?? '', id: tournament?.id ?? null },
    round: round ?? '',
    scoreA,
    scoreB,
    bestOf,
    scoreText: scoreText({ A: scoreA, B: scoreB }),
    liveMapVeto: (veto?.turn ?? null) !== null,
    maps,
    teamA: teamA?.name ?? null,
    teamB: teamB?.name ?? null,
    matchup: { id: match.id, format: match.vetoFormat, mapVeto: match.mapVeto },
  };
}

export function useControl(): StreamControl | null {
  return useSource(CONTROL) ?? null;
}

/** The tournament of the address, or else the one of the stream. */
export function useTournament(): StreamTournament | null {
  const { route } = useScene();
  const stream = useStream();
  const wanted = route.tournament ?? stream?.tournament.id ?? stream?.tournament.name;
  return useSource(wanted ? tournamentSource(wanted) : null) ?? null;
}

export function useRound(): string {
  const { route } = useScene();
  const stream = useStream();
  return route.round ?? stream?.round ?? '';
}

/** A team as scenes name and draw it, with everything else once that has been read. */
export interface ShownTeam {
  readonly name: string;
  readonly shown: string;
  readonly logo: Logo | null;
  readonly known: StreamTeam | null;
}

export function useTeam(name: string | null): ShownTeam | null {
  const known = useSource(name === null ? null : teamSource(name)) ?? null;
  return useMemo(() => {
    if (name === null) return null;
    return { name, shown: shownName(known ?? { name }), logo: known?.logo ?? null, known };
  }, [name, known]);
}

export interface Opponents {
  readonly A: ShownTeam | null;
  readonly B: ShownTeam | null;
}

export function useOpponents(): Opponents {
  const stream = useStream();
  return { A: useTeam(stream?.teamA ?? null), B: useTeam(stream?.teamB ?? null) };
}

/** The server's own wording wins: it knows the names that the rules do not fit. */
function shownName(team: { name: string; tag?: string; displayName?: string }): string {
  return team.displayName || displayName(team);
}
