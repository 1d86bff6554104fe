/** The parts of the contract's `Bracket` that the SVG needs. */
import type { Logo } from '../Emblem';

export interface BracketTeam {
  readonly name: string;
  readonly tag: string;
  readonly logo: Logo | null;
}

export type BracketSource =
  | { readonly type: 'seed' | 'placement' | 'pairing' | 'bye' }
  | {
      readonly type: 'winner' | 'loser';
      readonly match: { readonly id: string; readonly matchID: number };
    };

export interface BracketSlot {
  readonly team: BracketTeam | null;
  readonly score: number | null;
  readonly source: BracketSource;
}

export interface BracketMatch {
  readonly id: string;
  readonly matchID: number;
  readonly state: 'scheduled' | 'veto' | 'live' | 'finished' | 'forfeited' | 'cancelled';
  readonly bestOf: number;
  readonly slots: readonly [BracketSlot, BracketSlot];
  readonly winner: 'A' | 'B' | null;
  readonly startsAt: number | null;
}

/** A round of a stage. Lists are in order of play, group by group. */
export interface BracketRound {
  readonly part: 'upper' | 'lower' | 'grand_final' | 'third_place' | 'group' | 'swiss';
  readonly round: number;
  readonly name: string;
  readonly bestOf: number;
  readonly matches: readonly BracketMatch[];
}

/** A match without an opponent. It is part of the bracket, but not shown. */
export function isBye({ slots }: BracketMatch): boolean {
  return slots.some(({ source }) => source.type === 'bye');
}

export function isPlayedBy({ slots }: BracketMatch, team: string): boolean {
  return slots.some((slot) => slot.team?.name === team);
}

export function isWonBy(match: BracketMatch, slot: 0 | 1): boolean {
  return match.winner === (slot === 0 ? 'A' : 'B');
}
