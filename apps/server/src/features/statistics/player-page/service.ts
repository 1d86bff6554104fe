/** All figures of the page of a player, over the maps that pass its filters. */
import { ObjectNotFound } from '@mes/contract/errors';
import type { MatchSummary } from '@mes/contract/match-schemas';
import type { FigureComparisons, PlayerStatistics } from '@mes/contract/player-statistics';
import { DEFUSE_MAPS, type DefuseMap } from '@mes/domain/maps/maps';
import { sumTotals } from '@mes/domain/statistics/lines';
import {
  betterThan,
  COMPARED_FIGURES,
  COMPARED_MAPS,
  comparedFigures,
  type FigureTotals,
} from '@mes/domain/statistics/player-figures';
import {
  careerHighs,
  filterLines,
  groupLines,
  ratedLines,
  ratingHistory,
  sideFigures,
} from '@mes/domain/statistics/player-page';
import { sumWeaponKills } from '@mes/domain/statistics/weapons';
import type { Db } from '../../../platform/database/database';
import { findSummaries } from '../../matches/summaries/service';
import { findReferences } from '../../players/service';
import { findReferences as findTeams } from '../../teams/service';
import { toTotals } from '../players/views';
import * as repository from './repository';
import { byRating, toPlayedMap, toSeries } from './views';

export interface PageInput {
  readonly id: string;
  readonly days?: number;
  /** The id in any case. */
  readonly tournament?: string;
  /** The name of the other team in any case. */
  readonly against?: string;
  readonly map?: DefuseMap;
}

const DAY_MS = 24 * 60 * 60 * 1_000;
const FORM_MAPS = 10;
const MATCHES_SHOWN = 10;

/** A filter that no map passes finds nothing; it is not an error, as it stands in the address of a page. */
export async function readPlayerStatistics(
  db: Db,
  input: PageInput,
  now: number,
): Promise<PlayerStatistics> {
  if (!(await findReferences(db, [input.id])).has(input.id)) throw new ObjectNotFound();
  const all = await repository.findAllByPlayer(db, input.id);
  const [teams, tournaments] = await Promise.all([
    findTeams(db, present(all.map(({ versus }) => versus))),
    repository.findTournaments(db, [...new Set(present(all.map(({ tournament }) => tournament)))]),
  ]);
  const lines = filterLines(all, {
    from: input.days === undefined ? undefined : now - input.days * DAY_MS,
    gameMap: input.map,
    versusId: chosenId(
      [...teams].map(([id, { name }]) => ({ id, name })),
      input.against,
    ),
    tournamentId: chosenId(
      tournaments.map(({ id }) => ({ id, name: id })),
      input.tournament,
    ),
  });
  const captured = ratedLines(lines);
  const totals = sumTotals(lines);
  const newestFirst = [...new Set(lines.toReversed().map(({ match }) => match))];
  const [summaries, compared] = await Promise.all([
    // One more, because the newest may still be played: the head of the page shows that one.
    findSummaries(db, newestFirst.slice(0, MATCHES_SHOWN + 1)),
    lines.length < COMPARED_MAPS ? null : compare(db, totals),
  ]);
  return {
    totals: toTotals(totals),
    compared,
    form: captured
      .slice(-FORM_MAPS)
      .map((line) => ({ ...toPlayedMap(line, teams), rating: line.rating / 1_000 })),
    history: toHistory(ratingHistory(lines)),
    maps: [...groupLines(lines, ({ gameMap }) => gameMap)]
      .map(([map, { totals: own }]) => ({ map, totals: toTotals(own) }))
      .sort(byRating),
    weapons: sumWeaponKills(lines),
    sides: sideFigures(lines),
    matches: summaries
      .filter(isOver)
      .slice(0, MATCHES_SHOWN)
      .map((match) =>
        toSeries(
          match,
          lines.filter((line) => line.match === match.id),
        ),
      ),
    tournaments: [...groupLines(lines, ({ tournament }) => tournament)].map(
      ([id, { totals: own, rating }]) => ({
        ...{ id, maps: own.maps, mapWins: own.mapWins, mapLosses: own.mapLosses, rating },
      }),
    ),
    highs: careerHighs(lines).map(({ kind, value, line }) => ({
      ...{ kind, value, on: toPlayedMap(line, teams) },
    })),
    choices: {
      tournaments,
      opponents: [...teams.values()].map(({ name }) => name).sort(alphabetic.compare),
      maps: DEFUSE_MAPS.filter((map) => all.some(({ gameMap }) => gameMap === map)),
    },
  };
}

async function compare(db: Db, totals: FigureTotals): Promise<FigureComparisons> {
  const figures = comparedFigures(totals);
  const found = await repository.compareFigures(db, figures);
  const entries = COMPARED_FIGURES.map((name) => {
    const { lower, median } = found[name];
    return [
      name,
      figures[name] === null || median === null
        ? null
        : { betterThan: betterThan(lower, found.players), median },
    ];
  });
  return { players: found.players, ...Object.fromEntries(entries) } as FigureComparisons;
}

function isOver({ state }: MatchSummary): boolean {
  return state === 'finished' || state === 'forfeited';
}

function toHistory({ meanOf, points }: ReturnType<typeof ratingHistory>) {
  return { meanOf, points: [...points] };
}

const NO_SUCH_ID = '';

/** Undefined without a wish; an id that no line has, where nothing is called so. */
function chosenId(
  choices: readonly { readonly id: string; readonly name: string }[],
  wanted: string | undefined,
): string | undefined {
  if (wanted === undefined) return undefined;
  const lower = wanted.toLowerCase();
  return choices.find(({ name }) => name.toLowerCase() === lower)?.id ?? NO_SUCH_ID;
}

function present(values: readonly (string | null)[]): string[] {
  return values.filter((value) => value !== null);
}

const alphabetic = new Intl.Collator('en', { sensitivity: 'base' });
