import type { RatedSeries } from '@mes/domain/elo/elo';
import type { EloChange, Standing } from '@mes/domain/elo/ladder';

/** The ladder of all time. Every season that has tournaments has one of its own beside it. */
export const ALL_TIME = 'all';

const SEASON = 'season:';

export function ladderOf(season: number | null | undefined): string {
  return season === null || season === undefined ? ALL_TIME : `${SEASON}${season}`;
}

export function seasonOf(ladder: string): number | null {
  return ladder.startsWith(SEASON) ? Number(ladder.slice(SEASON.length)) : null;
}

/** A rated series, and the season of its tournament; a match outside of one has none. */
export interface SeasonSeries extends RatedSeries {
  readonly season: number | null;
}

export function laddersOf({ season }: SeasonSeries): string[] {
  return season === null ? [ALL_TIME] : [ALL_TIME, ladderOf(season)];
}

/** What a series did on one ladder. */
export interface LadderChange extends EloChange {
  readonly ladder: string;
}

/** Where a series stands in the order in which all are rated. */
export interface Point {
  readonly at: number;
  readonly match: string;
}

export function earlier(one: Point | null, other: Point | null): Point | null {
  if (!one || !other) return one ?? other;
  if (one.at !== other.at) return one.at < other.at ? one : other;
  return one.match < other.match ? one : other;
}

/** Standings by ladder, kind and subject, as a replay goes through them. */
export class Standings {
  readonly #known = new Map<string, Standing | undefined>();

  get(ladder: string, kind: EloChange['kind'], subject: string): Standing | undefined {
    return this.#known.get(keyOf(ladder, kind, subject));
  }

  isKnown(ladder: string, kind: EloChange['kind'], subject: string): boolean {
    return this.#known.has(keyOf(ladder, kind, subject));
  }

  set(
    { ladder, kind, subject }: Pick<LadderChange, 'ladder' | 'kind' | 'subject'>,
    standing: Standing | undefined,
  ): void {
    this.#known.set(keyOf(ladder, kind, subject), standing);
  }

  *all(): Iterable<Pick<LadderChange, 'ladder' | 'kind' | 'subject'> & { standing?: Standing }> {
    for (const [key, standing] of this.#known) {
      const [ladder, kind, subject] = key.split(' ') as [string, EloChange['kind'], string];
      yield { ladder, kind, subject, standing };
    }
  }
}

/** None of them holds a space. */
function keyOf(ladder: string, kind: string, subject: string): string {
  return `${ladder} ${kind} ${subject}`;
}
