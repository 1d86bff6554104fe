import type { RatedSeries } from '@mes/domain/elo/elo';
import type { EloChange, LadderStanding } from '@mes/domain/elo/ladder';

/** The all-time ladder. Every season with tournaments also has its own ladder. */
export const ALL_TIME = 'all';

const SEASON = 'season:';

export function ladderName(season: number | null | undefined): string {
  return season === null || season === undefined ? ALL_TIME : `${SEASON}${season}`;
}

export function seasonOfLadder(ladder: string): number | null {
  return ladder.startsWith(SEASON) ? Number(ladder.slice(SEASON.length)) : null;
}

/** A rated series and the season of its tournament; null outside of tournaments. */
export interface SeasonSeries extends RatedSeries {
  readonly season: number | null;
}

export function ladderNames({ season }: SeasonSeries): string[] {
  return season === null ? [ALL_TIME] : [ALL_TIME, ladderName(season)];
}

/** A change on one ladder. */
export interface LadderChange extends EloChange {
  readonly ladder: string;
}

/** The position of a series in the order of rating. */
export interface SeriesPosition {
  readonly at: number;
  readonly match: string;
}

export function earlierPosition(
  a: SeriesPosition | null,
  b: SeriesPosition | null,
): SeriesPosition | null {
  if (!a || !b) return a ?? b;
  if (a.at !== b.at) return a.at < b.at ? a : b;
  return a.match < b.match ? a : b;
}

/** Standings by ladder, kind and subject, during a replay. */
export class StandingMap {
  readonly #standings = new Map<string, LadderStanding | undefined>();

  get(ladder: string, kind: EloChange['kind'], subject: string): LadderStanding | undefined {
    return this.#standings.get(keyOf(ladder, kind, subject));
  }

  has(ladder: string, kind: EloChange['kind'], subject: string): boolean {
    return this.#standings.has(keyOf(ladder, kind, subject));
  }

  set(
    { ladder, kind, subject }: Pick<LadderChange, 'ladder' | 'kind' | 'subject'>,
    standing: LadderStanding | undefined,
  ): void {
    this.#standings.set(keyOf(ladder, kind, subject), standing);
  }

  *all(): Iterable<
    Pick<LadderChange, 'ladder' | 'kind' | 'subject'> & { standing?: LadderStanding }
  > {
    for (const [key, standing] of this.#standings) {
      const [ladder, kind, subject] = key.split(' ') as [string, EloChange['kind'], string];
      yield { ladder, kind, subject, standing };
    }
  }
}

/** None of the parts contains a space. */
function keyOf(ladder: string, kind: string, subject: string): string {
  return `${ladder} ${kind} ${subject}`;
}
