import { turnToken, type Veto } from './veto';

/**
 * A veto at an earlier time, for viewers who may not see later choices yet. Undo and pause are visible
 * at once, because they reveal no map.
 */
export function asOf(veto: Veto, time: number): Veto {
  const step = veto.moves.findIndex(({ at }) => at > time);
  const next = veto.moves[step];
  if (!next) return veto;
  const { slot, by, choice, endsAt } = next;
  // The veto is further on, so this token is stale and has no effect.
  const token = turnToken({ nonce: veto.nonce, step });
  return {
    ...veto,
    step,
    moves: veto.moves.slice(0, step),
    draw: null,
    turn: { slot, by, chooses: choice.kind, token, endsAt },
    pausedWith: null,
  };
}

/** The time of the first choice after that time; null if there is none. */
export function firstChoiceAfter({ moves }: Veto, time: number): number | null {
  return moves.find(({ at }) => at > time)?.at ?? null;
}
