/** How soon two seeds of a stage can meet, which is what separating rivals works against. */
import { placeOfFallen } from '../model/loser-placement';
import type { StageSettings } from '../model/vocabulary';
import { fold, slotsFor, snake } from './orders';

/** Of seeds from 0: 1 for those who meet at once, less for later, 0 for never by the plan. */
export type Closeness = (a: number, b: number) => number;

/** `upper` of the seeds start in the upper bracket of a double elimination, the others below. */
export function closenessIn(
  settings: StageSettings,
  { teams, upper = teams }: { teams: number; upper?: number },
): Closeness {
  switch (settings.format) {
    case 'single_elimination':
      return inBracket(teams);
    case 'double_elimination':
      return upper < teams ? inHalves(upper, teams - upper) : inBracket(teams);
    case 'round_robin':
    case 'gsl':
      return inGroups(teams, settings.groups);
    case 'swiss':
      return inFirstPairs(teams);
  }
}

/** Each round later is a quarter as bad: two meetings a round later never outweigh one before. */
function byRound(round: number): number {
  return 4 ** (1 - round);
}

function inBracket(teams: number, slots = slotsFor(teams)): Closeness {
  const place = placesOf(slots);
  return (a, b) => byRound(roundOfMeeting(place[a]!, place[b]!));
}

function inHalves(upper: number, lower: number): Closeness {
  const upperSlots = slotsFor(upper);
  const lowerSlots = Math.max(upperSlots, slotsFor(lower));
  const above = inBracket(upper);
  const below = inBracket(lower, lowerSlots);
  const upperPlace = placesOf(upperSlots);
  const lowerPlace = placesOf(lowerSlots);
  const shared = lowerSlots / Math.max(1, upperSlots / 2);
  return (a, b) => {
    const [first, second] = [Math.min(a, b), Math.max(a, b)];
    if (second < upper) return above(first, second);
    if (first >= upper) return below(first - upper, second - upper);
    // The loser of the first upper round falls to the winner of a few slots below.
    const fallsTo = placeOfFallen(upperPlace[first]! >> 1, { round: 0, upperSlots });
    return fallsTo === Math.floor(lowerPlace[second - upper]! / shared) ? byRound(2) : 0;
  };
}

function inGroups(teams: number, groups: number): Closeness {
  const groupOf = new Int32Array(teams);
  snake(teams, groups).forEach((members, group) => {
    for (const seed of members) groupOf[seed] = group;
  });
  return (a, b) => (groupOf[a] === groupOf[b] ? 1 : 0);
}

function inFirstPairs(teams: number): Closeness {
  const half = Math.floor(teams / 2);
  return (a, b) => (Math.abs(a - b) === half ? 1 : 0);
}

function placesOf(slots: number): Int32Array {
  const places = new Int32Array(slots);
  fold(slots).forEach((seed, place) => {
    places[seed] = place;
  });
  return places;
}

/** Slots that share all but their last r bits meet in round r. */
function roundOfMeeting(a: number, b: number): number {
  return 32 - Math.clz32(a ^ b);
}
