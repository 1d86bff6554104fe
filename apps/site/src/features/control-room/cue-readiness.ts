/** What a cue in preview still needs before it can be taken without a surprise. */
import type { Cue } from '@mes/contract/show-schemas';
import { isFitting, type KnownTournament, packageOf } from './scene-order';

export interface CueFacts {
  /** Of the match that the cue shows; null where there is none. */
  readonly match: {
    readonly teamA: string | null;
    readonly teamB: string | null;
    readonly tournament: string | null;
    /** How many players are known, by team. */
    readonly players: { readonly A: number; readonly B: number } | null;
    readonly hasVeto: boolean;
    /** Maps that somebody has won; null where nobody counts them. */
    readonly mapsWon: number | null;
    readonly isOver: boolean;
  } | null;
  /** The match of the cue is deleted. */
  readonly isMatchMissing: boolean;
  readonly hasCountdown: boolean;
  readonly tournaments: readonly KnownTournament[];
}

export type MissingPart =
  | { readonly part: 'match' }
  | { readonly part: 'deleted_match' }
  | { readonly part: 'teams' }
  | { readonly part: 'roster'; readonly team: string }
  | { readonly part: 'veto' }
  | { readonly part: 'countdown' }
  | { readonly part: 'map_won' }
  | { readonly part: 'series_won' }
  | { readonly part: 'focus_team' }
  | { readonly part: 'focus_player' }
  | { readonly part: 'package'; readonly tournament: string; readonly own: string };

const OF_A_MATCH = [
  'versus',
  'map-veto',
  'maps-overview',
  'game',
  'voting',
  'team-info',
  'map-won',
  'series-won',
  'best-player',
];
const OF_A_WON_MAP = ['map-won', 'best-player'];
const OF_PLAYERS = ['versus'];
const OF_A_TEAM = ['team-profile'];
const OF_A_PLAYER = ['player-profile', 'player-versus'];

/** The first thing that is missing, worst first; null if the cue is ready. */
export function missingIn(cue: Cue, facts: CueFacts): MissingPart | null {
  const { match } = facts;
  if (facts.isMatchMissing) return { part: 'deleted_match' };
  if (OF_A_MATCH.includes(cue.scene)) {
    if (!match) return { part: 'match' };
    if (!match.teamA || !match.teamB) return { part: 'teams' };
  }
  if (match?.players && OF_PLAYERS.includes(cue.scene)) {
    const team = match.players.A === 0 ? match.teamA : match.players.B === 0 ? match.teamB : null;
    if (team) return { part: 'roster', team };
  }
  if (cue.scene === 'map-veto' && match && !match.hasVeto) return { part: 'veto' };
  if (OF_A_WON_MAP.includes(cue.scene) && match?.mapsWon === 0) return { part: 'map_won' };
  if (cue.scene === 'series-won' && match && !match.isOver) return { part: 'series_won' };
  if (cue.scene === 'countdown' && !facts.hasCountdown) return { part: 'countdown' };
  if (OF_A_TEAM.includes(cue.scene) && !cue.focus.team && !match) return { part: 'focus_team' };
  if (OF_A_PLAYER.includes(cue.scene) && !cue.focus.player) return { part: 'focus_player' };
  const tournament = cue.tournament ?? match?.tournament ?? null;
  if (tournament === null || isFitting(cue, tournament, facts.tournaments)) return null;
  return { part: 'package', tournament, own: packageOf(tournament, facts.tournaments) };
}
