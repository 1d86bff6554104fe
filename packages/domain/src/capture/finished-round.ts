import { type Counts, NO_COUNTS } from '../scoreboard/stat-line';
import { otherTeam, type Side, sideOf, type TeamSlot } from '../series/team-slots';
import { alive } from './eliminations';
import type { RoundEnding } from './events';
import type { OpenRound } from './open-round';
import type { Prepared } from './setup';

export interface FinishedRound {
  readonly number: number;
  readonly winner: TeamSlot;
  readonly sideA: Side;
  readonly ending: RoundEnding;
  readonly endedAt: number;
  /** Who won it alone, if anyone: 1 against 1 counts, also if the bomb explodes after that player fell. */
  readonly clutch: string | null;
  /** How many events of the map had happened when it ended, its end included. */
  readonly until: number;
}

export interface RoundEndFacts {
  readonly winner: TeamSlot;
  readonly sideA: Side;
  readonly prepared: Prepared;
}

/** How the round was won: as captured, or else as the winner's side and the bomb leave it. */
export function endingOf(
  round: OpenRound,
  { winner, sideA, prepared }: RoundEndFacts,
): RoundEnding {
  if (round.ending) return round.ending;
  const everyoneFell = alive(otherTeam(winner), round.deaths, prepared).length === 0;
  if (everyoneFell || !prepared.captures('elimination')) return 'elimination';
  if (sideOf(winner, sideA) === 'breach') return 'explosion';
  return round.planter === null ? 'time_over' : 'defuse';
}

/** What the round adds to the counts of everyone to whom something happened. */
export function countsOfRound(round: OpenRound, clutch: string | null): Map<string, Counts> {
  const counts = countsSoFar(round);
  for (const tally of counts.values()) tally.multiKills = multiKill(tally.kills);
  if (clutch !== null) tallyOf(clutch, counts).clutches = 1;
  return counts;
}

/** The same while it is being played: a multi-kill may still grow. */
export function countsSoFar(round: OpenRound): Map<string, Tally> {
  const counts = new Map<string, Tally>();
  for (const { killer, victim, assist, headshot } of round.deaths) {
    tallyOf(victim, counts).deaths++;
    if (assist !== null) tallyOf(assist, counts).assists++;
    if (killer === null) continue;
    tallyOf(killer, counts).kills++;
    if (headshot) tallyOf(killer, counts).headshots++;
  }
  // The opening duel is the first kill of an enemy: a fall or a team kill opens nothing.
  const opening = round.deaths.find(({ killer, oneSided }) => killer !== null || oneSided);
  if (opening) tallyOf(opening.victim, counts).openingDeaths++;
  if (opening?.killer) tallyOf(opening.killer, counts).openingKills++;
  if (round.planter !== null) tallyOf(round.planter, counts).plants++;
  if (round.defuser !== null) tallyOf(round.defuser, counts).defuses++;
  return counts;
}

type Tally = { -readonly [Count in keyof Counts]: Counts[Count] };

function tallyOf(player: string, counts: Map<string, Tally>): Tally {
  const known = counts.get(player);
  if (known) return known;
  const tally = { ...NO_COUNTS };
  counts.set(player, tally);
  return tally;
}

const NO_MULTI_KILL = NO_COUNTS.multiKills;

function multiKill(kills: number): Counts['multiKills'] {
  if (kills < 2) return NO_MULTI_KILL;
  return {
    two: kills === 2 ? 1 : 0,
    three: kills === 3 ? 1 : 0,
    four: kills === 4 ? 1 : 0,
    five: kills >= 5 ? 1 : 0,
  };
}
