import { otherTeam, type TeamSlot } from '../series/team-slots';
import { alive, type Death, deathBy } from './eliminations';
import type { CaptureEvent, RoundEnding } from './events';
import type { Prepared } from './setup';
import type { Doubt, Warning } from './warnings';

/** The round that is being played: what its events amount to so far. */
export interface OpenRound {
  readonly number: number;
  /** How many events it has, whether they count or not. */
  readonly events: number;
  readonly deaths: readonly Death[];
  readonly planter: string | null;
  readonly defuser: string | null;
  /** What the last event that ends a round says. */
  readonly ending: CapturedEnding | null;
  /** Who was left alone against at least one enemy. */
  readonly lastStanding: Readonly<Record<TeamSlot, string | null>>;
  readonly warnings: readonly Warning[];
}

/** That everyone of a team fell is no event of its own. */
export type CapturedEnding = Exclude<RoundEnding, 'elimination'>;

const NOBODY = { A: null, B: null };

export function newRound(number: number): OpenRound {
  return {
    number,
    events: 0,
    deaths: [],
    planter: null,
    defuser: null,
    ending: null,
    lastStanding: NOBODY,
    warnings: [],
  };
}

/** The round with one more event; its end and the swap of sides are not the round's own matter. */
export function withEvent(before: OpenRound, event: CaptureEvent, prepared: Prepared): OpenRound {
  const round = { ...before, events: before.events + 1 };
  switch (event.kind) {
    case 'elimination':
      return withDeath(round, deathBy(event, before.deaths, prepared), prepared);
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

export function withWarnings(round: OpenRound, doubts: readonly Doubt[]): OpenRound {
  if (doubts.length === 0) return round;
  const added = doubts.map((doubt) => ({ ...doubt, round: round.number }));
  return { ...round, warnings: [...round.warnings, ...added] };
}

function withDeath(round: OpenRound, death: Death | null, prepared: Prepared): OpenRound {
  if (!death) return round;
  const deaths = [...round.deaths, death];
  const team = prepared.teamOf.get(death.victim);
  const alone = team && leftAlone(team, deaths, prepared);
  if (!alone) return { ...round, deaths };
  return { ...round, deaths, lastStanding: { ...round.lastStanding, [team]: alone } };
}

/** Who of a team that has just lost someone is its last, while an enemy lives. */
function leftAlone(team: TeamSlot, deaths: readonly Death[], prepared: Prepared): string | null {
  const left = alive(team, deaths, prepared);
  if (left.length !== 1) return null;
  return alive(otherTeam(team), deaths, prepared).length > 0 ? left[0]! : null;
}
