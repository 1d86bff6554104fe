/** The rows of a played tournament's matches: series, maps, captures and lines. */
import { decisionOf, drawBracket, toNewRows } from '../features/brackets/rows/service';
import type { captureEntries, captureMaps, captures } from '../features/capture/tables';
import type { matches, matchMaps } from '../features/matches/tables';
import type { LineRow } from '../features/statistics/service';
import type { PlayedSeries } from './series-play';
import type { TournamentPlan } from './tournament-plans';
import type { Happened, PlayedTournament } from './tournament-play';

export interface MatchRows {
  readonly matches: (typeof matches.$inferInsert)[];
  readonly maps: (typeof matchMaps.$inferInsert)[];
  readonly captures: (typeof captures.$inferInsert)[];
  readonly captureMaps: (typeof captureMaps.$inferInsert)[];
  readonly captureEntries: (typeof captureEntries.$inferInsert)[];
  readonly lines: LineRow[];
  readonly vetoes: { readonly match: string; readonly veto: PlayedSeries['veto'] }[];
}

const MINUTE = 60_000;

export function matchRows(
  plan: TournamentPlan,
  { bracket, idOf, happened }: PlayedTournament,
  now: number,
): MatchRows {
  const { all, names } = drawBracket(bracket, idOf);
  const drawn = toNewRows(all, { tournamentId: plan.id, names, now });
  const rows: MatchRows = {
    matches: drawn.map((row, index) => {
      const what = happened.get(row.id);
      const createdAt = Math.min(now, (what?.startsAt ?? now) - 60 * MINUTE);
      return { ...row, ...BLANK, createdAt, ...outcomeOf(what, decisionOf(all[index]!.match)) };
    }),
    maps: [],
    captures: [],
    captureMaps: [],
    captureEntries: [],
    lines: [],
    vetoes: [],
  };
  for (const { id } of drawn) {
    const what = happened.get(id);
    if (what?.kind === 'series') addSeries(rows, id, what.series);
  }
  return rows;
}

/** Loaded together, all rows have the same columns. */
const BLANK = {
  scoreA: 0,
  scoreB: 0,
  winner: null,
  forfeitedBy: null,
  automatic: false,
  startsAt: null,
  startedAt: null,
  finishedAt: null,
  checkedInA: null,
  checkedInB: null,
  lobby: '',
} satisfies Partial<typeof matches.$inferInsert>;

function outcomeOf(
  what: Happened | undefined,
  decision: ReturnType<typeof decisionOf>,
): Partial<typeof matches.$inferInsert> {
  if (what?.kind === 'planned') return { startsAt: what.startsAt };
  if (what?.kind === 'forfeit')
    return {
      state: 'forfeited',
      forfeitedBy: what.by,
      winner: what.by === 'A' ? 'B' : 'A',
      startsAt: what.startsAt,
      finishedAt: what.startsAt + 10 * MINUTE,
    };
  if (what?.kind === 'series') {
    const { score, winner, startedAt, finishedAt } = what.series;
    return {
      state: finishedAt === null ? 'live' : 'finished',
      scoreA: score.A,
      scoreB: score.B,
      winner,
      startsAt: what.startsAt,
      startedAt,
      finishedAt,
      checkedInA: what.startsAt - 14 * MINUTE,
      checkedInB: what.startsAt - 9 * MINUTE,
      lobby: finishedAt === null ? 'Room MES-1, password on the desk' : '',
    };
  }
  if (decision.kind === 'unplayed')
    return { state: 'cancelled', winner: decision.winner, automatic: true };
  return {};
}

function addSeries(rows: MatchRows, match: string, { veto, maps, lines }: PlayedSeries): void {
  rows.vetoes.push({ match, veto });
  rows.lines.push(...lines);
  rows.captures.push({ match });
  for (const { row, capture } of maps) {
    rows.maps.push(row);
    if (!capture) continue;
    const { lineup, entries } = capture;
    const last = entries.at(-1);
    rows.captureMaps.push({
      match,
      map: row.index,
      list: entries[0]!.event.id,
      lineup,
      toggles: {},
      sequence: entries.length,
      publicSequence: entries.length,
      publicUntil: last?.event.at ?? null,
    });
    for (const { kind, sequence, operator, writtenAt, event } of entries)
      rows.captureEntries.push({
        match,
        map: row.index,
        sequence,
        id: event.id,
        kind,
        operator,
        writtenAt,
        event,
      });
  }
}
