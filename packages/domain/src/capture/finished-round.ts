import { type Counts, NO_COUNTS } from '../scoreboard/stat-line';
import { otherTeam, type Side, sideOf, type TeamSlot } from '../series/team-slots';
import { alivePlayers } from './eliminations';
import type { RoundEnding } from './events';
import type { OpenRound } from './open-round';
import type { CaptureContext } from './setup';

export interface FinishedRound {
  readonly number: number;
  readonly winner: TeamSlot;
  readonly sideA: Side;
  readonly ending: RoundEnding;
  readonly endedAt: number;
  /** Who won it as the last of the team: 1 against 1 counts, also if the bomb explodes after a death. */
  readonly clutch: string | null;
  /** The number of events of the map up to and including the end of this round. */
  readonly until: number;
}

export interface RoundEndFacts {
  readonly winner: TeamSlot;
  readonly sideA: Side;
  readonly context: CaptureContext;
}

/** How the round was won: as captured, or else derived from the winner's side and the bomb. */
export function roundEnding(
  round: OpenRound,
  { winner, sideA, context }: RoundEndFacts,
): RoundEnding {
  if (round.ending) return round.ending;
  const allDead = alivePlayers(otherTeam(winner), round.deaths, context).length === 0;
  if (allDead || !context.captures('elimination')) return 'elimination';
  if (sideOf(winner, sideA) === 'breach') return 'explosion';
  return round.planter === null ? 'time_over' : 'defuse';
}

/** The counts of a finished round, by player. Players without an event are missing. */
export function roundCounts(round: OpenRound, clutch: string | null): Map<string, Counts> {
  const counts = openRoundCounts(round);
  for (const tally of counts.values()) tally.multiKills = multiKillCounts(tally.kills);
  if (clutch !== null) getOrCreateTally(clutch, counts).clutches = 1;
  return counts;
}

/** The same for the open round, without multi-kills and clutches, which may still change. */
export function openRoundCounts(round: OpenRound): Map<string, Tally> {
  const counts = new Map<string, Tally>();
  for (const { killer, victim, assist, headshot } of round.deaths) {
    getOrCreateTally(victim, counts).deaths++;
    if (assist !== null) getOrCreateTally(assist, counts).assists++;
    if (killer === null) continue;
    getOrCreateTally(killer, counts).kills++;
    if (headshot) getOrCreateTally(killer, counts).headshots++;
  }
  // The opening duel is the first kill of an enemy. Falls and team kills do not count.
  const opening = round.deaths.find(({ killer, oneSided }) => killer !== null || oneSided);
  if (opening) getOrCreateTally(opening.victim, counts).openingDeaths++;
  if (opening?.killer) getOrCreateTally(opening.killer, counts).openingKills++;
  if (round.planter !== null) getOrCreateTally(round.planter, counts).plants++;
  if (round.defuser !== null) getOrCreateTally(round.defuser, counts).defuses++;
  return counts;
}

type Tally = { -readonly [Count in keyof Counts]: Counts[Count] };

function getOrCreateTally(player: string, counts: Map<string, Tally>): Tally {
  const existing = counts.get(player);
  if (existing) return existing;
  const tally = { ...NO_COUNTS };
  counts.set(player, tally);
  return tally;
}

const NO_MULTI_KILL = NO_COUNTS.multiKills;

function multiKillCounts(kills: number): Counts['multiKills'] {
  if (kills < 2) return NO_MULTI_KILL;
  return {
    two: kills === 2 ? 1 : 0,
    three: kills === 3 ? 1 : 0,
    four: kills === 4 ? 1 : 0,
    five: kills >= 5 ? 1 : 0,
  };
}
