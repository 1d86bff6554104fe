/** Signs of capture errors. They change nothing by themselves; staff look at them. */
export const WARNINGS = [
  /** A player is not in the line-up; the other players of the event are counted. */
  'unknown_player',
  /** A second death in the round; the elimination is not counted. */
  'already_dead',
  /** Shot, planted or defused after dying. Counted; grenades are excepted. */
  'acted_dead',
  'team_kill',
  /** By the killer, the victim or the other team; the assist is not counted. */
  'assist_not_counted',
  /** Coalition planted or Breach defused: a side swap is probably missing. Counted. */
  'wrong_side',
  /** A second plant or defuse in the round, which is not counted. */
  'twice_in_round',
  /** Defused or exploded without a plant. */
  'not_planted',
  /** The winning side cannot win by this ending. */
  'wrong_winner',
  /** No event explains how the round was won. */
  'unexplained_end',
  /** Ended without any event: two operators probably ended the same round. */
  'empty_round',
  /** The numbers of kills and deaths differ. */
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
  /** The id of the event; null if the warning is about the whole round. */
  readonly event: string | null;
  readonly player: string | null;
}

/** A warning without its round, which is added later. */
export type DetectedWarning = Omit<Warning, 'round'>;
