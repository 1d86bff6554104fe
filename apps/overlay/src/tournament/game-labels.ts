/** The live state of a match in a few words. */
import type { GameMoment, InGame } from '@mes/contract/stream-game';

const STOPPAGES = { timeout: 'Timeout', technical: 'Technical pause' } as const;

export function stoppageLabel({ kind }: NonNullable<InGame['stoppage']>): string {
  return STOPPAGES[kind];
}

/** "Ace: Nyx" */
export function momentLabel({ kind, player, kills }: GameMoment): string {
  const names: Partial<Record<GameMoment['kind'], string>> = { ace: 'Ace', clutch: 'Clutch' };
  return `${names[kind] ?? `${kills} eliminations`}: ${player.name}`;
}
