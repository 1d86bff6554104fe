import { useContext, useEffect, useState } from 'react';
import { prefersLessMotion } from '../../../parts/motion';
import { useScene } from '../../../scene-context';
import { EntranceContext } from '../../kit-context';
import { pulseMs } from './Pulse';
import { addPulses } from './pulse-schedule';
import type { Wire } from './wire';

interface Turn {
  readonly wire: number;
  /** Counts up, so that the same wire can have the next pulse too. */
  readonly count: number;
}

/** Which of these wires has the pulse; null while another one has it, or nothing may move. */
export function usePulse(wires: readonly Wire[]): Turn | null {
  const isEntering = useContext(EntranceContext);
  const isPicture = useScene().route.screenshot;
  const [turn, setTurn] = useState<Turn | null>(null);
  const durations = wires.map(({ points }) => Math.round(pulseMs(points)));
  const key = durations.join(' ');
  const isIdle = durations.length > 0 && !isEntering && !isPicture;
  useEffect(() => {
    if (!isIdle || prefersLessMotion()) return;
    const show = (wire: number) => setTurn((last) => ({ wire, count: (last?.count ?? 0) + 1 }));
    return addPulses({ durations: key.split(' ').map(Number), show });
  }, [isIdle, key]);
  return isIdle ? turn : null;
}
