/** The live state of a match in a few words. */
import type { GameMoment, InGame } from '@mes/contract/stream-game';

const STOPPAGES = { timeout: 'Timeout', technical: 'Technical pause' } as const;

export function stoppageLabel({ kind }: NonNullable<InGame['stoppage']>): string {
  return STOPPAGES[kind];
}

const MOMENTS: Partial<Record<GameMoment['kind'], string>> = { ace: 'Ace', clutch: 'Clutch' };

/** "Ace: Nyx" */
export function momentLabel({ kind, player, kills }: GameMoment): string {
  return `${MOMENTS[kind] ?? `${kills} eliminations`}: ${player.name}`;
}

/** "Ace", or "Multi" where the number of kills says the rest. */
export function momentWord({ kind }: Pick<GameMoment, 'kind'>): string {
  return MOMENTS[kind] ?? 'Multi';
}
