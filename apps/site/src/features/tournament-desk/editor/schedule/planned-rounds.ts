/** The matches of a bracket as a schedule sees them. Pure. */
import type { Bracket, BracketMatch } from '@mes/client/bracket';
import type { TimedMatch } from '@mes/domain/tournament/schedule/conflicts';
import type { PlayHours } from '@mes/domain/tournament/schedule/play-hours';
import { seriesMinutes } from '@mes/domain/tournament/schedule/start-times';
import { interpolate } from '../../../../interpolate';
import * as texts from './texts';

export const MINUTE_MS = 60_000;

export interface DeskMatch extends TimedMatch {
  readonly number: number;
  /** Kestrel – Copper Foxes. */
  readonly pairing: string;
  /** KST – CPF, or M14 while a team is open. */
  readonly shortPairing: string;
  readonly roundKey: string;
  readonly roundName: string;
  /** Once it has begun its time is a fact. */
  readonly canMove: boolean;
}

export interface PlannedRound {
  readonly key: string;
  readonly name: string;
  readonly matches: readonly DeskMatch[];
}

/** Rounds in order of play; the same round of all groups is one. */
export function plannedRounds({ stages }: Pick<Bracket, 'stages'>): PlannedRound[] {
  const rounds = new Map<string, { key: string; name: string; matches: DeskMatch[] }>();
  const idsOf = idsByStage(stages);
  for (const stage of stages) {
    for (const { part, group, round, name, matches } of stage.rounds) {
      const key = `${stage.index} ${part} ${round}`;
      const roundName =
        group === null ? name : interpolate(texts.groupRound, { stage: stage.name, round });
      const known = rounds.get(key) ?? { key, name: roundName, matches: [] };
      known.matches.push(
        ...matches
          .filter(({ state }) => state !== 'cancelled')
          .map((match) => toScheduled(match, known, idsOf)),
      );
      rounds.set(key, known);
    }
  }
  return [...rounds.values()].filter(({ matches }) => matches.length > 0);
}

function toScheduled(
  { id, matchID, state, slots, bestOf, startsAt }: BracketMatch,
  { key, name }: { key: string; name: string },
  idsOf: ReturnType<typeof idsByStage>,
): DeskMatch {
  const names = slots.map(({ team }) => team?.name ?? texts.teamOpen);
  const tags = slots.flatMap(({ team }) => team?.tag ?? []);
  return {
    id,
    number: matchID,
    minutes: seriesMinutes(bestOf),
    teams: slots.flatMap(({ team }) => team?.name ?? []),
    after: slots.flatMap(({ source }) => {
      if (source.type === 'winner' || source.type === 'loser') return [source.match.id];
      return source.type === 'placement' ? idsOf(source) : [];
    }),
    startsAt,
    pairing: names.join(' – '),
    shortPairing:
      tags.length === 2 ? tags.join(' – ') : interpolate(texts.pairingOpen, { number: matchID }),
    roundKey: key,
    roundName: name,
    canMove: state === 'scheduled',
  };
}

/** Matches that decide a place of a stage, or of one of its groups. */
function idsByStage(stages: Bracket['stages']) {
  return ({ stage: index, group }: { stage: number; group: number | null }): string[] =>
    (stages.find((stage) => stage.index === index)?.rounds ?? [])
      .filter((round) => group === null || round.group === group)
      .flatMap(({ matches }) =>
        matches.flatMap(({ id, state }) => (state === 'cancelled' ? [] : [id])),
      );
}

/** In the zone of the browser. */
export function startOfDay(at: number): number {
  return new Date(at).setHours(0, 0, 0, 0);
}

/** From hours of the day, such as 16 and 23. */
export function hoursOf(from: number, to: number): PlayHours {
  return { from: from * 60, to: to * 60, startOfDay };
}

/** The same time of another day, also across a change of the clock. */
export function addDays(at: number, days: number): number {
  const date = new Date(at);
  return date.setDate(date.getDate() + days);
}
