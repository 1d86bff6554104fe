import type { CaptureWarning } from '@mes/contract/capture';
import type { WarningKind } from '@mes/domain/capture/warnings';

const WARNING_TEXTS: Readonly<Record<WarningKind, (name: string) => string>> = {
  unknown_player: (name) => `${name} is not in the line-up.`,
  already_dead: (name) => `${name} fell twice; the second does not count.`,
  acted_dead: (name) => `${name} acted after falling.`,
  team_kill: (name) => `${name} eliminated a teammate.`,
  assist_not_counted: (name) => `The assist of ${name} does not count.`,
  wrong_side: () => 'Planted or defused by the wrong side. Are the sides swapped?',
  twice_in_round: () => 'A second plant or defuse, which does not count.',
  not_planted: () => 'Defused or exploded without a plant.',
  wrong_winner: () => 'That side cannot win this way.',
  unexplained_end: () => 'Nothing says how the round was won.',
  empty_round: () => 'Ended without any event. Was it ended twice?',
  kills_and_deaths_differ: () => 'Kills and deaths differ.',
  swap_missing: () => 'Sides should have swapped before this round.',
  swap_unexpected: () => 'Sides swapped where they do not.',
  after_the_end: () => 'The map was already decided.',
};

/** `Round 14: Kills and deaths differ.` */
export function warningText(warning: CaptureWarning, nameOf: (playerId: string) => string): string {
  const name = warning.player === null ? 'Somebody' : nameOf(warning.player);
  return `Round ${warning.round}: ${WARNING_TEXTS[warning.kind](name)}`;
}
