/** Hooks for the data of scenes. Everything here may be missing until it is read. */
import type { StreamConfiguration, StreamMatch, StreamTeam } from '@mes/contract/stream';
import type { StreamControl } from '@mes/contract/stream-control';
import { deriveValues, type StreamValues, scoreText } from '@mes/domain/stream/configuration';
import { useMemo } from 'react';
import { displayName } from '../community';
import type { Opponents, SceneTeam } from '../models/team';
import { useScene } from '../scene-context';
import { addressedMatch, isAddressed } from '../tournament/addressed-match';
import type { SceneTournament } from '../tournament/scene-tournament';
import { CONFIGURATION, CONTROL, matchSource, teamSource, tournamentSource } from './sources';
import { useSource } from './use-live-data';

export interface CurrentStream extends StreamValues {
  readonly teamA: string | null;
  readonly teamB: string | null;
  readonly matchup: StreamConfiguration['matchup'];
}

/**
 * What is on stream, or the match that the URL is about as if it were: the one that it names, or that
 * of its tournament and round. So head, round and score are always of the same match.
 */
export function useStream(): CurrentStream | null {
  const { route } = useScene();
  // A cover tells of its own subject, whatever is on stream.
  const isOfStream = route.match === null && route.cover === null;
  const configuration = useSource(isOfStream ? CONFIGURATION : null);
  const onStream = useMemo(() => (configuration ? streamOf(configuration) : null), [configuration]);
  const isOther = onStream !== null && !isAddressed(onStream, route);
  const tournament = useSource(
    isOther && route.tournament !== null ? tournamentSource(route.tournament) : null,
  );
  const matchId = route.match ?? (tournament ? addressedMatch(tournament, route.round) : null);
  const match = useSource(matchId === null ? null : matchSource(matchId));
  return useMemo(() => {
    if (match) return streamOfMatch(match);
    if (!isOther) return onStream;
    return tournament && matchId === null ? withoutMatch(tournament, route.round) : null;
  }, [onStream, isOther, match, matchId, tournament, route.round]);
}

/** A tournament that has no match of that round: then no other match is shown either. */
function withoutMatch({ id, name }: SceneTournament, round: string | null): CurrentStream {
  return {
    tournament: { name, id },
    round: round ?? '',
    scoreA: 0,
    scoreB: 0,
    bestOf: 1,
    scoreText: '',
    liveMapVeto: false,
    maps: [],
    teamA: null,
    teamB: null,
    matchup: { id: null, format: 'BO1', mapVeto: [] },
  };
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

/** The texts for breaks and the end of a stream: of the address or cue, else of the control room. */
export function useMessage(): { readonly title: string; readonly text: string } | null {
  const { title, text } = useScene().route;
  const message = useControl()?.message ?? null;
  if (!title && !text) return message;
  return { title: title || (message?.title ?? ''), text: text || (message?.text ?? '') };
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

/** A team of the match that the scene shows has the players who play it. */
export function useTeam(name: string | null): SceneTeam | null {
  const details = useSource(name === null ? null : teamSource(name)) ?? null;
  const lineup = useLineup(name);
  return useMemo(() => {
    if (name === null) return null;
    return {
      name,
      displayName: displayNameOf(details ?? { name }),
      logo: details?.logo ?? null,
      details: details && lineup ? { ...details, players: lineup } : details,
    };
  }, [name, details, lineup]);
}

/** Null for a team that does not play, or of which nobody is known to play. */
function useLineup(name: string | null): StreamTeam['players'] | null {
  const stream = useStream();
  const matchId = stream?.matchup.id ?? null;
  const match = useSource(matchId === null ? null : matchSource(matchId));
  if (!match || name === null) return null;
  const { teamA, teamB, lineups } = match;
  const lineup = teamA?.name === name ? lineups.A : teamB?.name === name ? lineups.B : [];
  return lineup.length > 0 ? lineup : null;
}

export function useOpponents(): Opponents {
  const stream = useStream();
  return { A: useTeam(stream?.teamA ?? null), B: useTeam(stream?.teamB ?? null) };
}

/** The server's display name takes precedence: it knows exceptions from the naming rules. */
function displayNameOf(team: { name: string; tag?: string; displayName?: string }): string {
  return team.displayName || displayName(team);
}
