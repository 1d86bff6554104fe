import { BAN } from '@mes/domain/veto/formats';
import { useEffect, useState } from 'react';
import type { VetoCell } from '../../../models/match';
import { prefersLessMotion } from '../../../parts/motion';
import { useScene } from '../../../scene-context';

/** A choice that has just been made, and what is shown of it now. */
export interface Choice {
  readonly place: number;
  /** A banned map burns; a picked one is revealed, and then forged into its slab. */
  readonly act: 'burn' | 'reveal' | 'forge';
  /** How the veto stood: the turn changes once the choice has been played out. */
  readonly before: readonly VetoCell[];
}

const ACT_MS: Readonly<Record<Choice['act'], number>> = {
  burn: 1_900,
  reveal: 3_260,
  forge: 1_300,
};

/** The newest choice while it is played out; several at once were missed, and are only shown. */
export function useChoice(cells: readonly VetoCell[]): Choice | null {
  const isStill = useScene().route.screenshot || prefersLessMotion();
  const chosen = cells.filter(({ map }) => map !== null).length;
  const [seen, setSeen] = useState({ cells, chosen });
  const [choice, setChoice] = useState<Choice | null>(null);
  if (seen.cells !== cells) {
    setSeen({ cells, chosen });
    const place = cells.findLastIndex(({ map }) => map !== null);
    const act = cells[place]?.code === BAN ? 'burn' : 'reveal';
    if (chosen === seen.chosen + 1) setChoice({ place, act, before: seen.cells });
  }
  useEffect(() => {
    if (!choice) return;
    const next = choice.act === 'reveal' ? { ...choice, act: 'forge' as const } : null;
    const timer = setTimeout(() => setChoice(next), ACT_MS[choice.act]);
    return () => clearTimeout(timer);
  }, [choice]);
  return isStill ? null : choice;
}
