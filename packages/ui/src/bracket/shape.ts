/** What the drawing needs of a bracket; the contract's `Bracket` has all of it. */
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

/** Rounds of one stage, in order of play; those of groups one group at a time. */
export interface BracketRound {
  readonly part: 'upper' | 'lower' | 'grand_final' | 'third_place' | 'group' | 'swiss';
  readonly round: number;
  readonly name: string;
  readonly bestOf: number;
  readonly matches: readonly BracketMatch[];
}

/** Nobody plays it: the other team is through. It is in the bracket and not in the drawing. */
export function isBye({ slots }: BracketMatch): boolean {
  return slots.some(({ source }) => source.type === 'bye');
}

export function isPlayedBy({ slots }: BracketMatch, team: string): boolean {
  return slots.some((slot) => slot.team?.name === team);
}

export function isWonBy(match: BracketMatch, slot: 0 | 1): boolean {
  return match.winner === (slot === 0 ? 'A' : 'B');
}
