import type { BracketStage } from '@mes/client/bracket';
import type { FormResult } from '@mes/ui/FormDots.tsx';

/** The results of a team within a stage, oldest first, without draws and byes. */
export function formOf({ rounds }: Pick<BracketStage, 'rounds'>, teamName: string): FormResult[] {
  return rounds.flatMap(({ matches }) =>
    matches.flatMap(({ slots, winner, state }): FormResult[] => {
      const slot = slots.findIndex((each) => each.team?.name === teamName);
      if (slot < 0 || winner === null || state === 'cancelled') return [];
      return [(winner === 'A') === (slot === 0) ? 'W' : 'L'];
    }),
  );
}
