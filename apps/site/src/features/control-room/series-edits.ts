/** What operators set of the series by one press: a map that is won, a step of the veto. */
import type { StreamConfiguration } from '@mes/contract/stream';
import type { InGame } from '@mes/contract/stream-game';
import type { DefuseMap } from '@mes/domain/maps/maps';
import { otherTeam, type TeamSlot } from '@mes/domain/series/team-slots';
import { parseOther, withLiveVeto, withMapScore } from '@mes/domain/stream/configuration';
import {
  BAN,
  DECIDER,
  LEFT_OUT,
  PICK,
  type SlotCode,
  VETO_SEQUENCES,
} from '@mes/domain/veto/formats';
import type { SeriesEdit } from './state/act-input';

/** The map goes to the team with the score that is shown, and the next map of the veto is open. */
export function mapWonEdit(
  { Score1, Score2, Winners, Maps, other }: StreamConfiguration,
  { map }: Pick<InGame, 'map'>,
  winner: TeamSlot,
): SeriesEdit {
  const score = { A: Score1, B: Score2 };
  const won = { ...score, [winner]: score[winner] + 1 };
  const name = Maps[map.index];
  return {
    Score1: won.A,
    Score2: won.B,
    ...(name === undefined
      ? {}
      : {
          Winners: Maps.map((_, index) =>
            index === map.index ? winner : (Winners[index] ?? null),
          ),
          other: withMapScore(other, name, map.score),
        }),
  };
}

export interface VetoStep {
  readonly slot: number;
  readonly code: SlotCode;
  readonly map: DefuseMap | null;
  /** Null for the decider and maps that are left out. */
  readonly by: TeamSlot | null;
}

export function vetoSteps({ matchup, other }: StreamConfiguration): VetoStep[] {
  const first = parseOther(other).vetoFirst ?? 'A';
  return VETO_SEQUENCES[matchup.format].map((code, slot) => ({
    slot,
    code,
    map: matchup.mapVeto[slot] ?? null,
    by: code === BAN || code === PICK ? (slot % 2 === 0 ? first : otherTeam(first)) : null,
  }));
}

/** The first slot that is still open. */
export function nextStep(steps: readonly VetoStep[]): VetoStep | null {
  return steps.find(({ map }) => map === null) ?? null;
}

/**
 * Puts a map into a slot. Once the decider is named, what is left fills the slots that are left out, and the
 * picks and the decider are the maps of the series.
 */
export function vetoEdit(
  configuration: StreamConfiguration,
  { slot, map, pool }: { slot: number; map: DefuseMap | null; pool: readonly DefuseMap[] },
): SeriesEdit {
  const { matchup, other } = configuration;
  const codes = VETO_SEQUENCES[matchup.format];
  const chosen = codes.map((_, index) => (index === slot ? map : (matchup.mapVeto[index] ?? null)));
  const isDecided = codes.every((code, index) => code === LEFT_OUT || chosen[index] !== null);
  const mapVeto = isDecided ? withLeftOut(codes, chosen, pool) : chosen;
  const first = parseOther(other).vetoFirst ?? 'A';
  const played = codes.flatMap((code, index) => {
    const each = mapVeto[index];
    return each && (code === PICK || code === DECIDER) ? [each] : [];
  });
  return {
    matchup: { mapVeto },
    // While the veto runs its maps are not named, so that scenes show the veto.
    ...(isDecided ? { Maps: played, Winners: played.map(() => null) } : { Maps: [] }),
    other: withLiveVeto(other, { isLive: !isDecided, first }),
  };
}

/** The other team starts, so that the turns of all steps change. */
export function otherTeamEdit({ other }: StreamConfiguration): SeriesEdit {
  const { vetoFirst = 'A', liveMapVeto } = parseOther(other);
  return { other: withLiveVeto(other, { isLive: liveMapVeto, first: otherTeam(vetoFirst) }) };
}

function withLeftOut(
  codes: readonly SlotCode[],
  chosen: readonly (DefuseMap | null)[],
  pool: readonly DefuseMap[],
): (DefuseMap | null)[] {
  const left = pool.filter((map) => !chosen.includes(map));
  return codes.map((code, slot) =>
    code === LEFT_OUT ? (chosen[slot] ?? left.shift() ?? null) : (chosen[slot] ?? null),
  );
}
