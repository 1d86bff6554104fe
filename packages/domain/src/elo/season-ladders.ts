import type { RatedSeries } from '@mes/domain/elo/elo';
import type { EloChange, Standing } from '@mes/domain/elo/ladder';

/** The ladder of all time. Every season with tournaments has its own ladder beside it. */
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

/** The position of a series in the order in which all are rated. */
export interface SeriesPosition {
  readonly at: number;
  readonly match: string;
}

export function earlier(
  one: SeriesPosition | null,
  other: SeriesPosition | null,
): SeriesPosition | null {
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
