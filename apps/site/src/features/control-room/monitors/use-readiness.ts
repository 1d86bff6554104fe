import type { Cue } from '@mes/contract/show-schemas';
import { parseOther, parseTournament } from '@mes/domain/stream/configuration';
import { interpolate } from '../../../interpolate';
import { type CueFacts, type MissingPart, missingIn } from '../cue-readiness';
import { packageLabel } from '../labels';
import type { Room } from '../state/room-context';
import * as texts from './texts';

/** What the cue in preview lacks, for people; null if it is ready or nothing is there. */
export function previewProblem(room: Room): string | null {
  const cue = room.desk.preview?.cue;
  if (!cue) return null;
  const missing = missingIn(cue, factsOf(room, cue.match));
  return missing && describeMissing(missing);
}

function describeMissing(missing: MissingPart): string {
  if (missing.part === 'roster') return interpolate(texts.missing.roster, { team: missing.team });
  if (missing.part === 'package') {
    const { tournament, own } = missing;
    return interpolate(texts.missing.package, {
      tournament: parseTournament(tournament).name,
      package: packageLabel(own),
    });
  }
  return texts.missing[missing.part];
}

/** Of the cue itself, of its match, or of what is set by hand for the stream. */
export function cueTournament(room: Room, cue: Cue): string | null {
  return cue.tournament ?? factsOf(room, cue.match).match?.tournament ?? null;
}

/** Of a match of its own, or of what is set by hand for the stream. */
function factsOf(room: Room, matchId: string | null): CueFacts {
  const { stream, control, tournaments } = room;
  const { configuration } = stream;
  const own = room.matchOf(matchId);
  const isOfStream = matchId === null || matchId === configuration.matchup.id;
  const hasHandVeto =
    isOfStream &&
    (configuration.matchup.mapVeto.some((map) => map !== null) ||
      parseOther(configuration.other).liveMapVeto);
  const hasCountdown = control.countdown !== null || own?.match?.startsAt != null;
  if (own?.match) {
    const { teamA, teamB, tournament, lineups, veto, mapVeto, scoreA, scoreB, winner } = own.match;
    return {
      match: {
        teamA: teamA?.name ?? null,
        teamB: teamB?.name ?? null,
        tournament: tournament?.name ?? null,
        players: { A: lineups.A.length, B: lineups.B.length },
        hasVeto: veto !== null || mapVeto.some((map) => map !== null) || hasHandVeto,
        mapsWon: scoreA + scoreB,
        isOver: winner !== null,
      },
      isMatchMissing: false,
      hasCountdown,
      tournaments,
    };
  }
  const isByHand = matchId === null && configuration.normTeam1 !== '';
  return {
    match: isByHand
      ? {
          teamA: configuration.normTeam1,
          teamB: configuration.normTeam2 || null,
          tournament: configuration.Tournament || null,
          players: null,
          hasVeto: hasHandVeto,
          mapsWon: null,
          isOver: true,
        }
      : null,
    isMatchMissing: own?.isMissing ?? false,
    hasCountdown,
    tournaments,
  };
}
