import { useEffect, useEffectEvent, useState } from 'react';
import type { Motion } from '../packages/kit';
import type { Phase } from '../stage/use-phase';

/** Hidden until it is shown, and gone when it has left. */
export type Presence = 'waiting' | 'on' | 'off';

interface PartPhaseOptions {
  readonly presence: Presence;
  readonly motion: Motion;
  readonly onLeft?: () => void;
}

/** The phase of something that comes and goes; null while there is nothing to see of it. */
export function usePartPhase({ presence, motion, onLeft }: PartPhaseOptions): Phase | null {
  const [phase, setPhase] = useState<Phase | null>(null);
  const [before, setBefore] = useState<Presence>('off');
  if (presence !== before) {
    setBefore(presence);
    setPhase(nextPhase(phase, presence));
  }
  const finish = useEffectEvent(() => {
    setPhase(phase === 'entering' ? 'shown' : null);
    if (phase === 'leaving') onLeft?.();
  });
  const { enterMs, leaveMs } = motion;
  useEffect(() => {
    if (phase !== 'entering' && phase !== 'leaving') return;
    const timer = setTimeout(finish, phase === 'entering' ? enterMs : leaveMs);
    return () => clearTimeout(timer);
  }, [phase, enterMs, leaveMs]);
  return phase;
}

function nextPhase(phase: Phase | null, presence: Presence): Phase | null {
  if (presence === 'waiting') return 'waiting';
  if (presence === 'on') return 'entering';
  return phase === 'entering' || phase === 'shown' ? 'leaving' : null;
}
