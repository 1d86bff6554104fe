import type { BracketStage } from '@mes/contract/brackets';
import type { FormResult } from '@mes/ui/FormDots.tsx';

/** A team's results within a stage, oldest first. Draws and byes are neither won nor lost. */
export function formOf({ rounds }: Pick<BracketStage, 'rounds'>, team: string): FormResult[] {
  return rounds.flatMap(({ matches }) =>
    matches.flatMap(({ slots, winner, state }): FormResult[] => {
      const slot = slots.findIndex((each) => each.team?.name === team);
      if (slot < 0 || winner === null || state === 'cancelled') return [];
      return [(winner === 'A') === (slot === 0) ? 'W' : 'L'];
    }),
  );
}
