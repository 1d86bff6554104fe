import { type MapRules, USUAL_RULES } from '../series/map-rules';
import type { Opponent, Side } from '../series/opponents';
import type { CaptureToggle } from './events';

/** What has to be known about a map before its events say anything. */
export interface Setup {
  readonly lineup: readonly LineupPlayer[];
  readonly startingSideA: Side;
  readonly rules?: MapRules;
  /** What is captured; everything unless said otherwise. Without side swaps the rules swap. */
  readonly toggles?: Partial<Readonly<Record<CaptureToggle, boolean>>>;
}

/** Everyone in a line-up plays every round of the map. */
export interface LineupPlayer {
  readonly player: string;
  readonly opponent: Opponent;
}

/** A setup as the replay looks things up in it. */
export interface Prepared {
  readonly setup: Setup;
  readonly rules: MapRules;
  readonly teamOf: ReadonlyMap<string, Opponent>;
  readonly playersOf: Readonly<Record<Opponent, readonly string[]>>;
  readonly captures: (toggle: CaptureToggle) => boolean;
}

export function prepare(setup: Setup): Prepared {
  const playersOf = (team: Opponent) =>
    setup.lineup.flatMap(({ player, opponent }) => (opponent === team ? [player] : []));
  return {
    setup,
    rules: setup.rules ?? USUAL_RULES,
    teamOf: new Map(setup.lineup.map(({ player, opponent }) => [player, opponent])),
    playersOf: { A: playersOf('A'), B: playersOf('B') },
    captures: (toggle) => setup.toggles?.[toggle] ?? true,
  };
}
