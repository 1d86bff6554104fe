import { otherTeam, type TeamSlot } from '../series/team-slots';
import { alivePlayers, type Death, toDeath } from './eliminations';
import type { CaptureEvent, RoundEnding } from './events';
import type { CaptureContext } from './setup';
import type { DetectedWarning, Warning } from './warnings';

/** The round that is being played. */
export interface OpenRound {
  readonly number: number;
  /** The number of its events, counted or not. */
  readonly events: number;
  readonly deaths: readonly Death[];
  readonly planter: string | null;
  readonly defuser: string | null;
  /** From the last explosion, defuse or end of time. */
  readonly ending: CapturedEnding | null;
  /** The last player alive of each team, against at least one enemy. */
  readonly lastStanding: Readonly<Record<TeamSlot, string | null>>;
  readonly warnings: readonly Warning[];
}

/** `elimination` follows from the deaths; it is not captured. */
export type CapturedEnding = Exclude<RoundEnding, 'elimination'>;

const NO_PLAYERS = { A: null, B: null };

export function createRound(number: number): OpenRound {
  return {
    number,
    events: 0,
    deaths: [],
    planter: null,
    defuser: null,
    ending: null,
    lastStanding: NO_PLAYERS,
    warnings: [],
  };
}

/** The round with one more event. Round ends and side swaps are handled by the moment. */
export function addEvent(
  before: OpenRound,
  event: CaptureEvent,
  context: CaptureContext,
): OpenRound {
  const round = { ...before, events: before.events + 1 };
  switch (event.kind) {
    case 'elimination':
      return addDeath(round, toDeath(event, before.deaths, context), context);
    case 'plant':
      return { ...round, planter: round.planter ?? event.player };
    case 'defuse':
      return { ...round, defuser: round.defuser ?? event.player, ending: 'defuse' };
    case 'explosion':
    case 'time_over':
      return { ...round, ending: event.kind };
    case 'round_end':
    case 'side_swap':
      return round;
  }
}

export function addWarnings(round: OpenRound, detected: readonly DetectedWarning[]): OpenRound {
  if (detected.length === 0) return round;
  const added = detected.map((warning) => ({ ...warning, round: round.number }));
  return { ...round, warnings: [...round.warnings, ...added] };
}

function addDeath(round: OpenRound, death: Death | null, context: CaptureContext): OpenRound {
  if (!death) return round;
  const deaths = [...round.deaths, death];
  const team = context.teamOf.get(death.victim);
  const lastAlive = team && findLastAlive(team, deaths, context);
  if (!lastAlive) return { ...round, deaths };
  return { ...round, deaths, lastStanding: { ...round.lastStanding, [team]: lastAlive } };
}

/** The last player alive of the team, if an enemy is alive. */
function findLastAlive(
  team: TeamSlot,
  deaths: readonly Death[],
  context: CaptureContext,
): string | null {
  const remaining = alivePlayers(team, deaths, context);
  if (remaining.length !== 1) return null;
  return alivePlayers(otherTeam(team), deaths, context).length > 0 ? remaining[0]! : null;
}
