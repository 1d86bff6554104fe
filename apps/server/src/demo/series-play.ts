/** Simulates a series: veto, maps, and the rows that follow from the capture. Pure. */
import { latestMoment, replayEntries } from '@mes/domain/capture/board';
import type { EventEntry } from '@mes/domain/capture/entries';
import { halves } from '@mes/domain/capture/scoreboard';
import type { LineupPlayer } from '@mes/domain/capture/setup';
import type { DefuseMap } from '@mes/domain/maps/maps';
import { between, pick, type Random } from '@mes/domain/random/random';
import type { BestOf } from '@mes/domain/series/best-of';
import { mapStates, resultOf } from '@mes/domain/series/series';
import { leader, SIDES, TEAM_SLOTS, type TeamSlot } from '@mes/domain/series/team-slots';
import { countPlayers } from '@mes/domain/statistics/captured-players';
import {
  type PlayerCounts,
  type StatisticsLine,
  toStatisticsLine,
} from '@mes/domain/statistics/lines';
import { countRoundEndings, type RoundEndingCount } from '@mes/domain/statistics/round-endings';
import type { VetoFormat } from '@mes/domain/veto/formats';
import { mapsInOrder, type VetoedMap } from '@mes/domain/veto/slots';
import { choose, openVeto, remainingMaps, type Veto } from '@mes/domain/veto/veto';
import type { MapRow } from '../features/matches/tables';
import { playMap, type Squads } from './map-play';

export interface SeriesPlan extends Squads {
  readonly id: string;
  readonly tournament: string;
  readonly season: number;
  readonly teams: Readonly<Record<TeamSlot, string>>;
  readonly bestOf: BestOf;
  readonly vetoFormat: VetoFormat;
  readonly pool: readonly DefuseMap[];
  readonly chanceOfA: number;
  readonly startsAt: number;
  /** The simulation stops here, so that a live series is in the middle. */
  readonly now: number;
  readonly newId: () => string;
}

export interface SimulatedSeries {
  readonly veto: Veto;
  readonly maps: readonly SimulatedMap[];
  readonly score: Readonly<Record<TeamSlot, number>>;
  readonly winner: TeamSlot | null;
  readonly startedAt: number;
  /** Null while it is played. */
  readonly finishedAt: number | null;
  readonly lines: readonly StatisticsLine[];
  readonly endings: readonly (RoundEndingCount & {
    readonly match: string;
    readonly map: number;
  })[];
}

type CountedMap = SimulatedMap & {
  readonly players: readonly PlayerCounts[];
  readonly endings: readonly RoundEndingCount[];
};

export interface SimulatedMap {
  readonly row: MapRow;
  /** Null where nothing was played. */
  readonly capture: { readonly lineup: LineupPlayer[]; readonly entries: EventEntry[] } | null;
}

const MINUTE = 60_000;
/** Of the capture; the account exists in every demo community. */
const OPERATOR = 'moderator';
const SERVERS = ['Frankfurt', 'Paris', 'Ashburn', 'Sao Paulo', 'Singapore', 'Warsaw'] as const;

export function playSeries(random: Random, plan: SeriesPlan): SimulatedSeries {
  const veto = playVeto(random, plan);
  const server = pick(random, SERVERS);
  const played: CountedMap[] = [];
  const winners = () => played.map(({ row }) => ({ winner: row.winner }));
  let startsAt = plan.startsAt + between(random, 1, 4) * MINUTE;
  const startedAt = startsAt;
  for (const [index, named] of mapsInOrder(veto).entries()) {
    const blank = blankRow(plan.id, { index, named, server });
    const isOver = resultOf(plan.bestOf, winners()).decided || startsAt > plan.now;
    played.push(
      isOver
        ? { row: blank, capture: null, players: [], endings: [] }
        : playCapturedMap(random, plan, blank, startsAt),
    );
    const { finishedAt } = played.at(-1)!.row;
    startsAt =
      finishedAt === null ? Number.POSITIVE_INFINITY : finishedAt + between(random, 3, 7) * MINUTE;
  }
  const result = resultOf(plan.bestOf, winners());
  const standings = mapStates(winners(), result);
  const maps = played.map(({ row, capture, players, endings }, index) => ({
    row: { ...row, state: capture || standings[index] !== 'live' ? standings[index]! : 'upcoming' },
    capture,
    players,
    endings,
  }));
  const finishedAt = result.decided
    ? Math.max(...maps.flatMap(({ row }) => row.finishedAt ?? []))
    : null;
  const series = {
    id: plan.id,
    teamA: plan.teams.A,
    teamB: plan.teams.B,
    tournament: plan.tournament,
    season: plan.season,
    finishedAt,
  };
  return {
    veto,
    maps: maps.map(({ row, capture }) => ({ row, capture })),
    score: result.score,
    winner: result.winner,
    startedAt,
    finishedAt,
    lines: maps
      .filter(({ row }) => row.state === 'finished')
      .flatMap(({ row, players }) =>
        players.map((player) => toStatisticsLine(series, row, player)),
      ),
    endings: maps
      .filter(({ row }) => row.state === 'finished')
      .flatMap(({ row, endings }) =>
        endings.map((ending) => ({ match: plan.id, map: row.index, ...ending })),
      ),
  };
}

/** All choices are made some minutes before the match. */
function playVeto(random: Random, { vetoFormat, pool, startsAt, id }: SeriesPlan): Veto {
  let now = startsAt - 12 * MINUTE;
  let veto = openVeto({ format: vetoFormat, pool, nonce: id, now });
  while (veto.turn) {
    const { by, chooses, token } = veto.turn;
    now += between(random, 4, 40) * 1_000;
    const choice =
      chooses === 'map'
        ? ({ kind: 'map', map: pick(random, remainingMaps(veto)) } as const)
        : ({ kind: 'side', side: pick(random, SIDES) } as const);
    const outcome = choose(veto, { by, token, choice, now, random });
    if (!outcome.ok) throw new Error(`The veto of ${id} stopped: ${outcome.reason}.`);
    veto = outcome.veto;
  }
  return veto;
}

function blankRow(
  matchId: string,
  { index, named, server }: { index: number; named: VetoedMap; server: string },
): MapRow {
  return {
    match: matchId,
    index,
    map: named.map,
    state: 'upcoming',
    server,
    pickedBy: named.pickedBy,
    scoreA: 0,
    scoreB: 0,
    winner: null,
    startingSideA: named.startingSideA,
    halves: [],
    captured: false,
    startedAt: null,
    finishedAt: null,
  };
}

function playCapturedMap(random: Random, plan: SeriesPlan, blank: MapRow, startsAt: number) {
  const { players, skill, chanceOfA, newId, now } = plan;
  const startingSideA = blank.startingSideA ?? 'coalition';
  const whole = playMap(random, { players, skill, chanceOfA, startingSideA, startsAt, newId });
  const events = whole.filter(({ at }) => at <= now);
  const isWhole = events.length === whole.length;
  const lineup = TEAM_SLOTS.flatMap((opponent) =>
    players[opponent].map((player) => ({ player, opponent })),
  );
  const entries = events.map(
    (event, index): EventEntry => ({
      kind: 'record',
      sequence: index + 1,
      operator: OPERATOR,
      writtenAt: event.at,
      event,
    }),
  );
  const board = replayEntries({ lineup, startingSideA }, entries);
  const moment = latestMoment(board);
  const row: MapRow = {
    ...blank,
    scoreA: moment.score.A,
    scoreB: moment.score.B,
    winner: isWhole ? leader(moment.score) : null,
    halves: halves(moment),
    captured: true,
    startedAt: startsAt,
    finishedAt: isWhole ? events.at(-1)!.at : null,
  };
  const endings = countRoundEndings(moment.rounds);
  return { row, capture: { lineup, entries }, players: countPlayers(board), endings };
}
