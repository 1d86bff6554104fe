import { swapsAfter } from '../series/map-rules';
import { type Side, sideOf } from '../series/team-slots';
import { deathBy, isDead, isTeamKill } from './eliminations';
import { type CaptureEvent, type Defuse, type Elimination, type Plant, playersIn } from './events';
import { endingOf, type FinishedRound, type RoundEndFacts } from './finished-round';
import type { CapturedEnding, OpenRound } from './open-round';
import type { Prepared } from './setup';
import type { Doubt, WarningKind } from './warnings';

interface MapNow {
  readonly prepared: Prepared;
  readonly sideA: Side;
}

/** What is doubtful about an event, as the round stood before it. */
export function doubtsAbout(round: OpenRound, event: CaptureEvent, map: MapNow): Doubt[] {
  const strangers = playersIn(event).filter((player) => !map.prepared.teamOf.has(player));
  return [
    ...strangers.map((player) => doubt('unknown_player', event, player)),
    ...aboutKind(round, event, map),
  ];
}

/** What is doubtful about a whole round when it ends. */
export function doubtsAtEnd(
  round: OpenRound,
  facts: RoundEndFacts,
  event: CaptureEvent,
  last: FinishedRound | undefined,
): Doubt[] {
  const { prepared } = facts;
  if (round.events === 0 && prepared.captures('elimination')) return [doubt('empty_round', event)];
  const doubts = [...aboutEnding(round, facts, event), ...aboutSwap(last, facts)];
  if (round.deaths.some(({ oneSided }) => oneSided)) doubts.push(doubt('kills_and_deaths_differ'));
  return doubts;
}

export function doubt(
  kind: WarningKind,
  event: CaptureEvent | null = null,
  player: string | null = null,
): Doubt {
  return { kind, event: event?.id ?? null, player };
}

function aboutKind(round: OpenRound, event: CaptureEvent, map: MapNow): Doubt[] {
  switch (event.kind) {
    case 'elimination':
      return aboutElimination(round, event, map.prepared);
    case 'plant':
      return aboutBomb(round, event, 'breach', map);
    case 'defuse':
      return [...aboutBomb(round, event, 'coalition', map), ...ifNotPlanted(round, event, map)];
    case 'explosion':
      return ifNotPlanted(round, event, map);
    case 'time_over':
    case 'round_end':
    case 'side_swap':
      return [];
  }
}

function aboutElimination(round: OpenRound, event: Elimination, prepared: Prepared): Doubt[] {
  const { killer, victim, assist, weapon } = event;
  const death = deathBy(event, round.deaths, prepared);
  if (!death) return [doubt('already_dead', event, victim)];

  const doubts: Doubt[] = [];
  if (isTeamKill(event, prepared)) doubts.push(doubt('team_kill', event, killer));
  if (killer !== null && isDead(killer, round.deaths) && weapon !== 'grenade')
    doubts.push(doubt('acted_dead', event, killer));
  if (assist !== null && death.assist === null && prepared.teamOf.has(assist))
    doubts.push(doubt('assist_not_counted', event, assist));
  return doubts;
}

function aboutBomb(
  round: OpenRound,
  event: Plant | Defuse,
  side: Side,
  { prepared, sideA }: MapNow,
): Doubt[] {
  const { player } = event;
  const team = prepared.teamOf.get(player);
  const doneBy = event.kind === 'plant' ? round.planter : round.defuser;
  const doubts: Doubt[] = [];
  if (isDead(player, round.deaths)) doubts.push(doubt('acted_dead', event, player));
  if (team && sideOf(team, sideA) !== side) doubts.push(doubt('wrong_side', event, player));
  if (doneBy !== null) doubts.push(doubt('twice_in_round', event, player));
  return doubts;
}

function ifNotPlanted(round: OpenRound, event: CaptureEvent, { prepared }: MapNow): Doubt[] {
  const missing = round.planter === null && prepared.captures('plant');
  return missing ? [doubt('not_planted', event)] : [];
}

const WINNING_SIDE: Readonly<Record<CapturedEnding, Side>> = {
  explosion: 'breach',
  defuse: 'coalition',
  time_over: 'coalition',
};

function aboutEnding(round: OpenRound, facts: RoundEndFacts, event: CaptureEvent): Doubt[] {
  const { winner, sideA, prepared } = facts;
  if (round.ending !== null) {
    const fits = sideOf(winner, sideA) === WINNING_SIDE[round.ending];
    return fits ? [] : [doubt('wrong_winner', event)];
  }
  const ending = endingOf(round, facts);
  const missing = ending !== 'elimination' && prepared.captures(ending);
  return missing ? [doubt('unexplained_end', event)] : [];
}

function aboutSwap(last: FinishedRound | undefined, { sideA, prepared }: RoundEndFacts): Doubt[] {
  if (!last) return [];
  const due = swapsAfter(last.number, prepared.rules);
  if (due === (last.sideA !== sideA)) return [];
  return [doubt(due ? 'swap_missing' : 'swap_unexpected')];
}
