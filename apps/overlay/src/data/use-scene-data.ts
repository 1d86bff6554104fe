/** Hooks for the data of scenes. Everything here may be missing until it is read. */
import type { StreamConfiguration, StreamTeam } from '@mes/contract/stream';
import type { StreamControl } from '@mes/contract/stream-control';
import { deriveValues, type StreamValues } from '@mes/domain/stream/configuration';
import { useMemo, useState } from 'react';
import { displayName } from '../community';
import type { Opponents, SceneTeam } from '../models/team';
import type { SceneRoute } from '../route';
import { useScene } from '../scene-context';
import { addressedMatch, isAddressed } from '../tournament/addressed-match';
import type { SceneTournament } from '../tournament/scene-tournament';
import {
  CONFIGURATION,
  CONTROL,
  matchSource,
  type SeriesSubject,
  seriesSource,
  teamSource,
  tournamentSource,
} from './sources';
import { useSource } from './use-live-data';

export interface CurrentStream extends StreamValues {
  readonly teamA: string | null;
  readonly teamB: string | null;
  readonly matchup: StreamConfiguration['matchup'];
  /** How the live state of the same series is read. */
  readonly subject: SeriesSubject;
}

/**
 * What the scene is about, as if it were on stream: the match that it names, that of its tournament and
 * round, or the series with which it was taken. So head, round and score are always of the same match.
 */
export function useStream(): CurrentStream | null {
  const { route } = useScene();
  const named = useNamedSeries();
  const isOther = named !== null && route.match === null && !isAddressed(named, route);
  const tournament = useSource(
    isOther && route.tournament !== null ? tournamentSource(route.tournament) : null,
  );
  const matchId = tournament ? addressedMatch(tournament, route.round) : null;
  const match = useSource(matchId === null ? null : seriesSource({ match: matchId }));
  return useMemo(() => {
    if (!isOther) return named;
    if (match) return streamOf(match);
    return tournament && matchId === null ? withoutMatch(tournament, route.round) : null;
  }, [named, isOther, match, matchId, tournament, route.round]);
}

/** Linking the stream to another match must not change what is on air. */
function useNamedSeries(): CurrentStream | null {
  const { route } = useScene();
  const { match, series } = route;
  // Pictures of links show the match itself; a cover shows its own subject, whatever is on stream.
  const readsStream = route.cover === null && !(match !== null && route.screenshot);
  const onStream = useSource(readsStream ? CONFIGURATION : null);
  const isOnStream = onStream !== undefined && isSubjectOnStream(onStream, route);
  const isElsewhere = (match ?? series) !== null && !isOnStream && (onStream || !readsStream);
  const named = match === null ? { series: series ?? 0 } : { match };
  const elsewhere = useSource(isElsewhere ? seriesSource(named) : null);
  const shown = useMemo(() => {
    if (onStream && isOnStream) return streamOf(onStream);
    if (elsewhere) return streamOf(elsewhere);
    if (elsewhere === undefined) return undefined;
    // A match that is gone has no other in its place, a series that the server has forgotten has.
    return match === null && onStream ? streamOf(onStream) : null;
  }, [isOnStream, onStream, elsewhere, match]);
  return useLastKnown(shown);
}

/** While a series that has just left the stream is read anew, it stays as it was. */
function useLastKnown(shown: CurrentStream | null | undefined): CurrentStream | null {
  const [last, setLast] = useState<CurrentStream | null>(null);
  if (shown !== undefined && shown !== last) setLast(shown);
  return shown === undefined ? last : shown;
}

function isSubjectOnStream(
  onStream: StreamConfiguration,
  { match, series }: Pick<SceneRoute, 'match' | 'series'>,
): boolean {
  if (match !== null) return onStream.matchup.id === match;
  return series === null || onStream.series === series;
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
    subject: {},
  };
}

function streamOf(configuration: StreamConfiguration): CurrentStream {
  const { matchup, series } = configuration;
  return {
    ...deriveValues(configuration),
    teamA: configuration.normTeam1 || null,
    teamB: configuration.normTeam2 || null,
    matchup,
    subject: matchup.id === null ? { series } : { match: matchup.id },
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
