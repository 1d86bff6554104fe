/** Simulates a map round by round, as an operator would have captured it. Pure. */
import type { CaptureEvent, WeaponClass } from '@mes/domain/capture/events';
import { between, pick, type Random, shuffled } from '@mes/domain/random/random';
import { mapWinner, swapsAfter } from '@mes/domain/series/map-rules';
import {
  NO_SCORE,
  otherSide,
  otherTeam,
  type ScoreByTeam,
  type Side,
  type TeamSlot,
  withPoint,
} from '@mes/domain/series/team-slots';

/** The five players of each team; those with a higher `skill` get more eliminations and fewer deaths. */
export interface Squads {
  readonly players: Readonly<Record<TeamSlot, readonly string[]>>;
  readonly skill: (playerId: string) => number;
}

interface MapPlan extends Squads {
  readonly startingSideA: Side;
  readonly startsAt: number;
  /** How likely A wins a round on neutral sides. */
  readonly chanceOfA: number;
  readonly newId: () => string;
}

const SECOND = 1_000;
/** Holding a site is a little easier than taking it. */
const DEFENDERS_BONUS = 0.03;
const BETWEEN_ROUNDS = 14 * SECOND;

export function playMap(random: Random, plan: MapPlan): CaptureEvent[] {
  const events: CaptureEvent[] = [];
  let score: ScoreByTeam = NO_SCORE;
  let sideA = plan.startingSideA;
  let at = plan.startsAt;
  while (!mapWinner(score)) {
    const winner = roundWinner(random, plan.chanceOfA, sideA);
    const round = playRound(random, plan, { winner, sideA, at });
    events.push(...round);
    score = withPoint(score, winner);
    at = round.at(-1)!.at + BETWEEN_ROUNDS;
    if (swapsAfter(score.A + score.B) && !mapWinner(score)) {
      events.push({ kind: 'side_swap', id: plan.newId(), at });
      sideA = otherSide(sideA);
      at += BETWEEN_ROUNDS;
    }
  }
  return events;
}

function roundWinner(random: Random, chanceOfA: number, sideA: Side): TeamSlot {
  const bonus = sideA === 'coalition' ? DEFENDERS_BONUS : -DEFENDERS_BONUS;
  return random() < chanceOfA + bonus ? 'A' : 'B';
}

/** What happens in a round: who falls in which order, and when the bomb is planted, if it is. */
interface RoundScript {
  readonly ending: 'elimination' | 'explosion' | 'defuse' | 'time_over';
  /** Whose player falls next. */
  readonly falls: readonly TeamSlot[];
  /** After how many falls; null where nobody plants. */
  readonly plantAfter: number | null;
}

interface Round {
  readonly winner: TeamSlot;
  readonly sideA: Side;
  readonly at: number;
}

function playRound(random: Random, plan: MapPlan, { winner, sideA, at }: Round): CaptureEvent[] {
  const attackers: TeamSlot = sideA === 'breach' ? 'A' : 'B';
  const script = writeScript(random, winner, winner === attackers);
  const alive = { A: [...plan.players.A], B: [...plan.players.B] };
  const events: CaptureEvent[] = [];
  let time = at + between(random, 12, 25) * SECOND;
  const next = () => {
    time += between(random, 700, 9_000);
    return { id: plan.newId(), at: time };
  };
  for (let fallen = 0; fallen <= script.falls.length; fallen++) {
    if (fallen === script.plantAfter) {
      const player = pick(random, alive[attackers]);
      events.push({ kind: 'plant', ...next(), player, site: random() < 0.5 ? 'A' : 'B' });
    }
    const team = script.falls[fallen];
    if (team) events.push(elimination(random, plan, { team, alive, stamp: next() }));
  }
  if (script.ending === 'defuse') {
    const player = pick(random, alive[otherTeam(attackers)]);
    events.push({ kind: 'defuse', ...next(), player });
  } else if (script.ending !== 'elimination') events.push({ kind: script.ending, ...next() });
  events.push({ kind: 'round_end', ...next(), winner });
  return events;
}

function writeScript(random: Random, winner: TeamSlot, attackersWon: boolean): RoundScript {
  const luck = random();
  const ending = attackersWon
    ? luck < 0.6
      ? 'elimination'
      : 'explosion'
    : luck < 0.62
      ? 'elimination'
      : luck < 0.85
        ? 'defuse'
        : 'time_over';
  const loser = otherTeam(winner);
  const lost = ending === 'elimination' ? 5 : between(random, 1, 4);
  const won = pick(random, [0, 1, 1, 2, 2, 3, 3, 4]);
  const before = ending === 'elimination' ? lost - 1 : lost;
  const mixed = shuffled(random, [
    ...Array<TeamSlot>(before).fill(loser),
    ...Array<TeamSlot>(won).fill(winner),
  ]);
  // An elimination of the whole team ends the round, so its last player falls last.
  const falls = ending === 'elimination' ? [...mixed, loser] : mixed;
  const plants = ending === 'explosion' || ending === 'defuse' || (attackersWon && luck < 0.3);
  return { ending, falls, plantAfter: plants ? Math.floor(falls.length * 0.6) : null };
}

const WEAPONS: readonly WeaponClass[] = [
  'assault_rifle',
  'assault_rifle',
  'assault_rifle',
  'assault_rifle',
  'smg',
  'smg',
  'sniper',
  'pistol',
  'pistol',
  'shotgun',
  'grenade',
];

interface Fall {
  readonly team: TeamSlot;
  readonly alive: Record<TeamSlot, string[]>;
  readonly stamp: { readonly id: string; readonly at: number };
}

function elimination(random: Random, plan: MapPlan, { team, alive, stamp }: Fall): CaptureEvent {
  // Better players fall later.
  const victim = weighted(random, alive[team], (player) => Math.exp(-plan.skill(player)));
  const shooters = alive[otherTeam(team)];
  const killer = weighted(random, shooters, (player) => Math.exp(plan.skill(player)));
  const others = shooters.filter((player) => player !== killer);
  const assist = others.length > 0 && random() < 0.24 ? pick(random, others) : null;
  const weapon = pick(random, WEAPONS);
  const headshot = weapon !== 'grenade' && random() < 0.36 + plan.skill(killer) * 0.08;
  alive[team] = alive[team].filter((player) => player !== victim);
  return { kind: 'elimination', ...stamp, killer, victim, assist, weapon, headshot };
}

function weighted(
  random: Random,
  players: readonly string[],
  weight: (player: string) => number,
): string {
  let left = random() * players.reduce((sum, player) => sum + weight(player), 0);
  for (const player of players) {
    left -= weight(player);
    if (left < 0) return player;
  }
  return players.at(-1)!;
}
