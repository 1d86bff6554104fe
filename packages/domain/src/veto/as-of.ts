import { tokenOf, type Veto } from './veto';

/**
 * A veto as it stood at a moment, for those who may not know yet what was chosen since. Undoing and
 * pausing count at once: neither tells a map.
 */
export function asOf(veto: Veto, moment: number): Veto {
  const step = veto.moves.findIndex(({ at }) => at > moment);
  const next = veto.moves[step];
  if (!next) return veto;
  const { slot, by, choice, endsAt } = next;
  // More steps than these have been taken, so this token acts on nothing.
  const token = tokenOf({ nonce: veto.nonce, step });
  return {
    ...veto,
    step,
    moves: veto.moves.slice(0, step),
    draw: null,
    turn: { slot, by, chooses: choice.kind, token, endsAt },
    pausedWith: null,
  };
}

/** When the first choice after that moment was made; null if there is none. */
export function firstChoiceAfter({ moves }: Veto, moment: number): number | null {
  return moves.find(({ at }) => at > moment)?.at ?? null;
}
