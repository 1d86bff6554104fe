/** The rows of a simulated tournament's matches: series, maps, captures and statistics. */
import type { StatisticsLine } from '@mes/domain/statistics/lines';
import { decisionOf, drawBracket, toNewRows } from '../features/brackets/rows/service';
import type { captureEntries, captureMaps, captures } from '../features/capture/tables';
import type { matches, matchMaps } from '../features/matches/tables';
import type { roundEndings } from '../features/statistics/tables';
import type { SimulatedSeries } from './series-play';
import type { TournamentPlan } from './tournament-plan';
import type { PlayedTournament, SimulatedMatch } from './tournament-play';

export interface MatchRows {
  readonly matches: (typeof matches.$inferInsert)[];
  readonly maps: (typeof matchMaps.$inferInsert)[];
  readonly captures: (typeof captures.$inferInsert)[];
  readonly captureMaps: (typeof captureMaps.$inferInsert)[];
  readonly captureEntries: (typeof captureEntries.$inferInsert)[];
  readonly lines: StatisticsLine[];
  readonly endings: (typeof roundEndings.$inferInsert)[];
  readonly vetoes: { readonly match: string; readonly veto: SimulatedSeries['veto'] }[];
}

const MINUTE = 60_000;
const RECORDING = 'https://www.twitch.tv/videos/1000';

export function matchRows(
  plan: TournamentPlan,
  { bracket, idOf, simulated }: PlayedTournament,
  now: number,
): MatchRows {
  const { all, names } = drawBracket(bracket, idOf);
  const newRows = toNewRows(all, { tournamentId: plan.id, names, now });
  const rows: MatchRows = {
    matches: newRows.map((row, index) => {
      const match = simulated.get(row.id);
      const createdAt = Math.min(now, (match?.startsAt ?? now) - 60 * MINUTE);
      return {
        ...row,
        ...DEFAULTS,
        createdAt,
        ...outcomeOf(match, decisionOf(all[index]!.match)),
        vod: recordingOf(plan, match),
      };
    }),
    maps: [],
    captures: [],
    captureMaps: [],
    captureEntries: [],
    lines: [],
    endings: [],
    vetoes: [],
  };
  for (const { id } of newRows) {
    const match = simulated.get(id);
    if (match?.kind === 'series') addSeries(rows, id, match.series);
  }
  return rows;
}

/** COPY needs the same columns in all rows. */
const DEFAULTS = {
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
  match: SimulatedMatch | undefined,
  decision: ReturnType<typeof decisionOf>,
): Partial<typeof matches.$inferInsert> {
  if (match?.kind === 'planned') return { startsAt: match.startsAt };
  if (match?.kind === 'forfeit')
    return {
      state: 'forfeited',
      forfeitedBy: match.by,
      winner: match.by === 'A' ? 'B' : 'A',
      startsAt: match.startsAt,
      finishedAt: match.startsAt + 10 * MINUTE,
    };
  if (match?.kind === 'series') {
    const { score, winner, startedAt, finishedAt } = match.series;
    return {
      state: finishedAt === null ? 'live' : 'finished',
      scoreA: score.A,
      scoreB: score.B,
      winner,
      startsAt: match.startsAt,
      startedAt,
      finishedAt,
      checkedInA: match.startsAt - 14 * MINUTE,
      checkedInB: match.startsAt - 9 * MINUTE,
      lobby: finishedAt === null ? 'Room MES-1, password on the desk' : '',
    };
  }
  if (decision.kind === 'unplayed')
    return { state: 'cancelled', winner: decision.winner, automatic: true };
  return {};
}

/** Of finished series of tournaments on stream; the broadcast goes on air before the first map. */
function recordingOf(
  { streamLink }: TournamentPlan,
  match: SimulatedMatch | undefined,
): typeof matches.$inferInsert.vod {
  if (!streamLink || match?.kind !== 'series' || match.series.finishedAt === null) return null;
  const onAirAt = match.series.startedAt - 4 * MINUTE;
  return {
    link: RECORDING,
    starts: match.series.maps.map(({ row: { startedAt } }) =>
      startedAt === null || startedAt === undefined
        ? null
        : Math.round((startedAt - onAirAt) / 1000),
    ),
  };
}

function addSeries(
  rows: MatchRows,
  matchId: string,
  { veto, maps, lines, endings }: SimulatedSeries,
): void {
  rows.vetoes.push({ match: matchId, veto });
  rows.lines.push(...lines);
  rows.endings.push(...endings);
  rows.captures.push({ match: matchId });
  for (const { row, capture } of maps) {
    rows.maps.push(row);
    if (!capture) continue;
    const { lineup, entries } = capture;
    const last = entries.at(-1);
    rows.captureMaps.push({
      match: matchId,
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
        match: matchId,
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
