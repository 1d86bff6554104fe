/** Hooks for the data of scenes. Everything here may be missing until it is read. */
import type { StreamConfiguration, StreamMatch, StreamTeam } from '@mes/contract/stream';
import type { StreamControl } from '@mes/contract/stream-control';
import { displayName } from '@mes/domain/names/display';
import { deriveValues, type StreamValues, scoreText } from '@mes/domain/stream/configuration';
import type { Logo } from '@mes/ui/Emblem.tsx';
import { useMemo } from 'react';
import { useScene } from '../scene-context';
import type { SceneTournament } from '../tournament/scene-tournament';
import { CONFIGURATION, CONTROL, matchSource, teamSource, tournamentSource } from './sources';
import { useSource } from './use-live-data';

export interface CurrentStream extends StreamValues {
  readonly teamA: string | null;
  readonly teamB: string | null;
  readonly matchup: StreamConfiguration['matchup'];
}

/** What is on stream, or the match named in the URL as if it were. */
export function useStream(): CurrentStream | null {
  const { match: matchId } = useScene().route;
  const configuration = useSource(matchId === null ? CONFIGURATION : null);
  const match = useSource(matchId === null ? null : matchSource(matchId));
  return useMemo(() => {
    if (match) return streamOfMatch(match);
    return configuration ? streamOf(configuration) : null;
  }, [configuration, match]);
}

function streamOf(configuration: StreamConfiguration): CurrentStream {
  return {
    ...deriveValues(configuration),
    teamA: configuration.normTeam1 || null,
    teamB: configuration.normTeam2 || null,
    matchup: configuration.matchup,
  };
}

function streamOfMatch(match: StreamMatch): CurrentStream {
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

/** The tournament named in the URL, or else the one of the stream. */
export function useTournament(): SceneTournament | null {
  const { route } = useScene();
  const stream = useStream();
  const idOrName = route.tournament ?? stream?.tournament.id ?? stream?.tournament.name;
  return useSource(idOrName ? tournamentSource(idOrName) : null) ?? null;
}

export function useRound(): string {
  const { route } = useScene();
  const stream = useStream();
  return route.round ?? stream?.round ?? '';
}

/** A team as scenes show it; `details` are null until they are read. */
export interface SceneTeam {
  readonly name: string;
  readonly displayName: string;
  readonly logo: Logo | null;
  readonly details: StreamTeam | null;
}

export function useTeam(name: string | null): SceneTeam | null {
  const details = useSource(name === null ? null : teamSource(name)) ?? null;
  return useMemo(() => {
    if (name === null) return null;
    return {
      name,
      displayName: displayNameOf(details ?? { name }),
      logo: details?.logo ?? null,
      details,
    };
  }, [name, details]);
}

export interface Opponents {
  readonly A: SceneTeam | null;
  readonly B: SceneTeam | null;
}

export function useOpponents(): Opponents {
  const stream = useStream();
  return { A: useTeam(stream?.teamA ?? null), B: useTeam(stream?.teamB ?? null) };
}

/** The server's display name takes precedence: it knows exceptions from the naming rules. */
function displayNameOf(team: { name: string; tag?: string; displayName?: string }): string {
  return team.displayName || displayName(team);
}
