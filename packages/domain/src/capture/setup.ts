import { DEFAULT_RULES, type MapRules } from '../series/map-rules';
import type { Side, TeamSlot } from '../series/team-slots';
import type { CaptureToggle } from './events';

/** What must be known of a map before its events can be counted. */
export interface CaptureSetup {
  readonly lineup: readonly LineupPlayer[];
  readonly startingSideA: Side;
  readonly rules?: MapRules;
  /** What is captured; everything by default. If side swaps are not, they follow the rules. */
  readonly toggles?: Partial<Readonly<Record<CaptureToggle, boolean>>>;
}

/** Everyone in a line-up plays every round of the map. */
export interface LineupPlayer {
  readonly player: string;
  readonly opponent: TeamSlot;
}

/** The setup with its lookups. */
export interface CaptureContext {
  readonly setup: CaptureSetup;
  readonly rules: MapRules;
  readonly teamOf: ReadonlyMap<string, TeamSlot>;
  readonly playersOf: Readonly<Record<TeamSlot, readonly string[]>>;
  readonly captures: (toggle: CaptureToggle) => boolean;
}

export function createContext(setup: CaptureSetup): CaptureContext {
  const playersOf = (team: TeamSlot) =>
    setup.lineup.flatMap(({ player, opponent }) => (opponent === team ? [player] : []));
  return {
    setup,
    rules: setup.rules ?? DEFAULT_RULES,
    teamOf: new Map(setup.lineup.map(({ player, opponent }) => [player, opponent])),
    playersOf: { A: playersOf('A'), B: playersOf('B') },
    captures: (toggle) => setup.toggles?.[toggle] ?? true,
  };
}
