import { type MapRules, USUAL_RULES } from '../series/map-rules';
import type { Side, TeamSlot } from '../series/team-slots';
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
  readonly opponent: TeamSlot;
}

/** A setup as the replay looks things up in it. */
export interface Prepared {
  readonly setup: Setup;
  readonly rules: MapRules;
  readonly teamOf: ReadonlyMap<string, TeamSlot>;
  readonly playersOf: Readonly<Record<TeamSlot, readonly string[]>>;
  readonly captures: (toggle: CaptureToggle) => boolean;
}

export function prepare(setup: Setup): Prepared {
  const playersOf = (team: TeamSlot) =>
    setup.lineup.flatMap(({ player, opponent }) => (opponent === team ? [player] : []));
  return {
    setup,
    rules: setup.rules ?? USUAL_RULES,
    teamOf: new Map(setup.lineup.map(({ player, opponent }) => [player, opponent])),
    playersOf: { A: playersOf('A'), B: playersOf('B') },
    captures: (toggle) => setup.toggles?.[toggle] ?? true,
  };
}
