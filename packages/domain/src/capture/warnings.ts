/** What cannot be as it was captured, or rarely is. The list still counts; a person looks at it. */
export const WARNINGS = [
  /** Names someone who is not in the line-up; the others in it count. */
  'unknown_player',
  /** Died a second time in the round; the whole elimination does not count. */
  'already_dead',
  /** Shot, planted or defused after dying. Counts; grenades are not questioned. */
  'acted_dead',
  'team_kill',
  /** By the killer, the victim or the other team; the assist does not count. */
  'assist_not_counted',
  /** Coalition planted or Breach defused: the sides are probably not swapped. Counts. */
  'wrong_side',
  /** A second plant or defuse in the round, which does not count. */
  'twice_in_round',
  /** Defused or exploded without a plant. */
  'not_planted',
  /** The round went to a side that cannot win that way. */
  'wrong_winner',
  /** Nothing says how the round was won. */
  'unexplained_end',
  /** Ended without any event: two people probably ended the same round. */
  'empty_round',
  /** Kills and the deaths that they caused are not as many. */
  'kills_and_deaths_differ',
  'swap_missing',
  'swap_unexpected',
  /** The map was already decided. */
  'after_the_end',
] as const;
export type WarningKind = (typeof WARNINGS)[number];

export interface Warning {
  readonly kind: WarningKind;
  readonly round: number;
  /** The id of the event, or null where the round as a whole is meant. */
  readonly event: string | null;
  readonly player: string | null;
}

/** A warning before it is known which round it belongs to. */
export type Doubt = Omit<Warning, 'round'>;
