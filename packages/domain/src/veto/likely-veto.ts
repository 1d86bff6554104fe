/** What two teams will probably ban and pick, judged by what they did before. */
import type { DefuseMap } from '../maps/maps';
import { otherTeam, type TeamSlot } from '../series/team-slots';
import { BAN, PICK, VETO_SEQUENCES, type VetoFormat } from './formats';
import { NO_VETOES, type VetoCounts } from './team-counts';

export type VetoCountsByMap = ReadonlyMap<DefuseMap, VetoCounts>;

export interface LikelyStep {
  readonly by: TeamSlot;
  readonly kind: 'ban' | 'pick';
  readonly map: DefuseMap;
}

export interface LikelyVeto {
  /** In order, as far as the habits of the teams tell; at least one of each team. */
  readonly steps: LikelyStep[];
  /** How many vetoes of each team it rests on. */
  readonly vetoes: Record<TeamSlot, number>;
}

interface LikelyVetoInput {
  readonly format: VetoFormat;
  readonly pool: readonly DefuseMap[];
  /** Null where it is drawn: then only what both orders have in common is likely. */
  readonly first: TeamSlot | null;
  readonly counts: Readonly<Record<TeamSlot, VetoCountsByMap>>;
}

/** With fewer vetoes of a team there is no prediction. */
const MIN_VETOES = 3;
/** What a team did once may be chance. */
const MIN_TIMES = 2;

/** Null where a team has too few vetoes, or none of its habits fits. */
export function likelyVeto({ first, ...input }: LikelyVetoInput): LikelyVeto | null {
  const vetoes = { A: countOf(input.counts.A), B: countOf(input.counts.B) };
  if (Math.min(vetoes.A, vetoes.B) < MIN_VETOES) return null;
  const steps = first ? playOut(input, first) : commonSteps(input);
  const isOfBoth = steps.some(({ by }) => by === 'A') && steps.some(({ by }) => by === 'B');
  return isOfBoth ? { steps, vetoes } : null;
}

/** Up to the first turn in which the team has no habit: what follows depends on it. */
function playOut(
  { format, pool, counts }: Omit<LikelyVetoInput, 'first'>,
  first: TeamSlot,
): LikelyStep[] {
  const steps: LikelyStep[] = [];
  for (const [slot, code] of VETO_SEQUENCES[format].entries()) {
    if (code !== BAN && code !== PICK) break;
    const by = slot % 2 === 0 ? first : otherTeam(first);
    const kind = code === BAN ? 'ban' : 'pick';
    const open = pool.filter((map) => !steps.some((step) => step.map === map));
    const map = favourite(open, counts[by], kind);
    if (!map) break;
    steps.push({ by, kind, map });
  }
  return steps;
}

function commonSteps(input: Omit<LikelyVetoInput, 'first'>): LikelyStep[] {
  const other = playOut(input, 'B');
  return playOut(input, 'A').filter(({ by, kind, map }) =>
    other.some((step) => step.by === by && step.kind === kind && step.map === map),
  );
}

/** The map that the team banned or picked in the largest share of its vetoes; ties by name. */
function favourite(
  open: readonly DefuseMap[],
  counts: VetoCountsByMap,
  kind: LikelyStep['kind'],
): DefuseMap | undefined {
  const shareOf = (map: DefuseMap) => {
    const { banned, picked, vetoes, pickVetoes } = counts.get(map) ?? NO_VETOES;
    const [times, of] = kind === 'ban' ? [banned, vetoes] : [picked, pickVetoes];
    return times < MIN_TIMES ? 0 : times / of;
  };
  return open
    .filter((map) => shareOf(map) > 0)
    .sort((one, other) => shareOf(other) - shareOf(one) || (one < other ? -1 : 1))[0];
}

/** Every veto has a pool, so the map that was in most of them was in as many as there are. */
function countOf(counts: VetoCountsByMap): number {
  return Math.max(0, ...[...counts.values()].map(({ vetoes }) => vetoes));
}
