import { swapsAfter } from '../series/map-rules';
import { type Side, sideOf } from '../series/team-slots';
import { isDead, isTeamKill, toDeath } from './eliminations';
import { type CaptureEvent, type Defuse, type Elimination, type Plant, playersIn } from './events';
import { type FinishedRound, type RoundEndFacts, roundEnding } from './finished-round';
import type { CapturedEnding, OpenRound } from './open-round';
import type { CaptureContext } from './setup';
import type { DetectedWarning, WarningKind } from './warnings';

interface MapSituation {
  readonly context: CaptureContext;
  readonly sideA: Side;
}

/** The warnings about an event; `round` is the round before it. */
export function eventWarnings(
  round: OpenRound,
  event: CaptureEvent,
  map: MapSituation,
): DetectedWarning[] {
  const unknownPlayers = playersIn(event).filter((player) => !map.context.teamOf.has(player));
  return [
    ...unknownPlayers.map((player) => createWarning('unknown_player', event, player)),
    ...warningsByKind(round, event, map),
  ];
}

/** The warnings about a whole round when it ends. */
export function roundEndWarnings(
  round: OpenRound,
  facts: RoundEndFacts,
  event: CaptureEvent,
  last: FinishedRound | undefined,
): DetectedWarning[] {
  const { context } = facts;
  if (round.events === 0 && context.captures('elimination'))
    return [createWarning('empty_round', event)];
  const warnings = [...endingWarnings(round, facts, event), ...swapWarnings(last, facts)];
  if (round.deaths.some(({ oneSided }) => oneSided))
    warnings.push(createWarning('kills_and_deaths_differ'));
  return warnings;
}

export function createWarning(
  kind: WarningKind,
  event: CaptureEvent | null = null,
  player: string | null = null,
): DetectedWarning {
  return { kind, event: event?.id ?? null, player };
}

function warningsByKind(
  round: OpenRound,
  event: CaptureEvent,
  map: MapSituation,
): DetectedWarning[] {
  switch (event.kind) {
    case 'elimination':
      return eliminationWarnings(round, event, map.context);
    case 'plant':
      return bombWarnings(round, event, 'breach', map);
    case 'defuse':
      return [...bombWarnings(round, event, 'coalition', map), ...plantWarnings(round, event, map)];
    case 'explosion':
      return plantWarnings(round, event, map);
    case 'time_over':
    case 'round_end':
    case 'side_swap':
      return [];
  }
}

function eliminationWarnings(
  round: OpenRound,
  event: Elimination,
  context: CaptureContext,
): DetectedWarning[] {
  const { killer, victim, assist, weapon } = event;
  const death = toDeath(event, round.deaths, context);
  if (!death) return [createWarning('already_dead', event, victim)];

  const warnings: DetectedWarning[] = [];
  if (isTeamKill(event, context)) warnings.push(createWarning('team_kill', event, killer));
  if (killer !== null && isDead(killer, round.deaths) && weapon !== 'grenade')
    warnings.push(createWarning('acted_dead', event, killer));
  if (assist !== null && death.assist === null && context.teamOf.has(assist))
    warnings.push(createWarning('assist_not_counted', event, assist));
  return warnings;
}

function bombWarnings(
  round: OpenRound,
  event: Plant | Defuse,
  side: Side,
  { context, sideA }: MapSituation,
): DetectedWarning[] {
  const { player } = event;
  const team = context.teamOf.get(player);
  const earlierPlayer = event.kind === 'plant' ? round.planter : round.defuser;
  const warnings: DetectedWarning[] = [];
  if (isDead(player, round.deaths)) warnings.push(createWarning('acted_dead', event, player));
  if (team && sideOf(team, sideA) !== side)
    warnings.push(createWarning('wrong_side', event, player));
  if (earlierPlayer !== null) warnings.push(createWarning('twice_in_round', event, player));
  return warnings;
}

function plantWarnings(
  round: OpenRound,
  event: CaptureEvent,
  { context }: MapSituation,
): DetectedWarning[] {
  const missing = round.planter === null && context.captures('plant');
  return missing ? [createWarning('not_planted', event)] : [];
}

const WINNING_SIDE: Readonly<Record<CapturedEnding, Side>> = {
  explosion: 'breach',
  defuse: 'coalition',
  time_over: 'coalition',
};

function endingWarnings(
  round: OpenRound,
  facts: RoundEndFacts,
  event: CaptureEvent,
): DetectedWarning[] {
  const { winner, sideA, context } = facts;
  if (round.ending !== null) {
    const isPossible = sideOf(winner, sideA) === WINNING_SIDE[round.ending];
    return isPossible ? [] : [createWarning('wrong_winner', event)];
  }
  const ending = roundEnding(round, facts);
  const missing = ending !== 'elimination' && context.captures(ending);
  return missing ? [createWarning('unexplained_end', event)] : [];
}

function swapWarnings(
  last: FinishedRound | undefined,
  { sideA, context }: RoundEndFacts,
): DetectedWarning[] {
  if (!last) return [];
  const isSwapDue = swapsAfter(last.number, context.rules);
  if (isSwapDue === (last.sideA !== sideA)) return [];
  return [createWarning(isSwapDue ? 'swap_missing' : 'swap_unexpected')];
}
