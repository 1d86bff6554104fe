/** The scores that a captain types, map by map or for the whole series. Pure. */
import type { Match } from '@mes/contract/match-schemas';
import { resultOf, resultOfScore, seriesProblem } from '@mes/domain/series/series';
import { leader } from '@mes/domain/series/team-slots';
import { interpolate } from '../../interpolate';
import * as texts from './texts';

export interface ScoreDraft {
  readonly scoreA: number | null;
  readonly scoreB: number | null;
}

export interface ResultDraft {
  /** One for each map of the series; empty if the maps are not known. */
  readonly maps: readonly ScoreDraft[];
  /** Maps won, if the maps are not known. */
  readonly series: ScoreDraft;
}

export interface Report {
  readonly scoreA: number;
  readonly scoreB: number;
  readonly maps: { map: Match['maps'][number]['map']; scoreA: number; scoreB: number }[];
}

type Series = Pick<Match, 'bestOf' | 'maps'>;

const BLANK: ScoreDraft = { scoreA: null, scoreB: null };

export function blankDraft({ maps }: Series): ResultDraft {
  return { maps: maps.map(() => BLANK), series: BLANK };
}

/** The input of the call, or why the draft is not a valid result. */
export function reportOf(match: Series, draft: ResultDraft): Report | string {
  return match.maps.length === 0
    ? reportOfSeries(match, draft.series)
    : reportOfMaps(match, draft.maps);
}

function reportOfMaps(
  { bestOf, maps: seriesMaps }: Series,
  drafts: readonly ScoreDraft[],
): Report | string {
  const isIncomplete = drafts.some(({ scoreA, scoreB }) => (scoreA === null) !== (scoreB === null));
  if (isIncomplete) return texts.scoreIncomplete;
  const scores = drafts.map(({ scoreA, scoreB }) => ({ A: scoreA ?? 0, B: scoreB ?? 0 }));
  if (drafts.some(({ scoreA, scoreB }) => scoreA !== null && scoreA === scoreB))
    return texts.mapLevel;
  const played = scores.map((score) => ({ winner: leader(score) }));
  const problem = seriesProblem(bestOf, played);
  if (problem === 'map_skipped') return texts.mapLeftOut;
  if (problem) return texts.mapAfterDecision;
  const { score, decided } = resultOf(bestOf, played);
  if (!decided) return texts.notDecidedByMaps;
  const maps = seriesMaps.flatMap(({ map }, index) =>
    played[index]?.winner
      ? [{ map, scoreA: scores[index]?.A ?? 0, scoreB: scores[index]?.B ?? 0 }]
      : [],
  );
  return { scoreA: score.A, scoreB: score.B, maps };
}

function reportOfSeries({ bestOf }: Series, { scoreA, scoreB }: ScoreDraft): Report | string {
  if (scoreA === null || scoreB === null) return texts.mapsWonNeeded;
  const { decided } = resultOfScore(bestOf, { A: scoreA, B: scoreB });
  if (!decided || scoreA + scoreB > bestOf) return interpolate(texts.wrongResult, { bestOf });
  return { scoreA, scoreB, maps: [] };
}
