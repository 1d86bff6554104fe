/** Series of tournaments that have a page of their own, and which of its editions that page shows. */
import { TOURNAMENT_STATES, type TournamentState } from '../lifecycle/states';
import { fromId } from './tournament-name';

export interface Presentation {
  /** The part of a tournament's name that makes it one of the series. */
  readonly named: string;
  readonly title: string;
  readonly lead: string;
}

export const PRESENTATIONS = {
  embers: {
    named: 'Embers',
    title: 'Embers of Victory',
    lead: 'Open to every team that dares. What does not break in the fire comes out harder.',
  },
  proleague: {
    named: 'Pro League',
    title: 'Pro League',
    lead: 'The best teams of the community, week after week, until one is left on top.',
  },
  worlds: {
    named: 'World',
    title: 'World Championship',
    lead: 'Every region sends its best. One of them goes home with the title.',
  },
  'pistol-tournament': {
    named: 'Pistol',
    title: 'Pistol Tournament',
    lead: 'No rifles, no armour, no excuses.',
  },
  'circuit-intermediate': {
    named: 'Circuit Intermediate',
    title: 'Circuit Intermediate',
    lead: 'For teams on their way up: real matches, real casters, a way into the league.',
  },
  goldenox: {
    named: 'Golden Ox',
    title: 'Golden Ox',
    lead: 'Groups first, then the horns.',
  },
} as const satisfies Record<string, Presentation>;
export type PresentationKey = keyof typeof PRESENTATIONS;

export interface Edition {
  readonly id: string;
  readonly state: TournamentState;
}

/**
 * The edition that people look for: one that is played, then one they can still enter, then the
 * newest. `editions` come newest first. With a year only those count whose id names it.
 */
export function presentedOf<E extends Edition>(editions: readonly E[], year?: number): E | null {
  const fitting = editions.filter(({ id }) => year === undefined || fromId(id).year === year);
  const [first = null] = fitting.toSorted(
    (one, other) => urgency(one.state) - urgency(other.state),
  );
  return first;
}

const URGENT: readonly TournamentState[] = [
  'running',
  'check_in',
  'seeding',
  'signup_open',
  'signup_closed',
];

/** What is announced and what is over come last and among themselves stay newest first. */
function urgency(state: TournamentState): number {
  const place = URGENT.indexOf(state);
  return place < 0 ? TOURNAMENT_STATES.length : place;
}
