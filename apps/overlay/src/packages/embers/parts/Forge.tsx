import { type ReactNode, useContext, useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { prefersLessMotion } from '../../../parts/motion';
import { useScene } from '../../../scene-context';
import { EntranceContext } from '../../kit-context';
import { Field, type FieldHandle } from './Field';
import { ForgeContext, type Strike } from './forge-context';
import { seamAt } from './seam';
import type { SparkLine } from './storm';

/** A hit while the scene enters. */
export interface Hit {
  /** In milliseconds after the start. */
  readonly at: number;
  /** Where sparks fly; without one they fly along the whole seam. */
  readonly line?: SparkLine;
  readonly isBig?: boolean;
}

interface ForgeProps {
  seam: number;
  floor?: number;
  isGold?: boolean;
  hits?: readonly Hit[];
  children: ReactNode;
}

const QUAKE: Keyframe[] = [
  { transform: 'none' },
  { transform: 'translate(7px, -5px)', offset: 0.15 },
  { transform: 'translate(-6px, 3px)', offset: 0.35 },
  { transform: 'translate(4px, -2px)', offset: 0.55 },
  { transform: 'translate(-2px, 1px)', offset: 0.78 },
  { transform: 'none' },
];
const QUAKE_MS = 280;

/** A full screen with its seam; what is on it can strike sparks and shake it. */
export function Forge({ seam, floor, isGold, hits = [], children }: ForgeProps) {
  const field = useRef<FieldHandle>(null);
  const content = useRef<HTMLDivElement>(null);
  const isPicture = useScene().route.screenshot;
  const isEntering = useContext(EntranceContext);

  const strike = useMemo<Strike>(
    () => (line, isBig) => {
      if (isPicture || prefersLessMotion()) return;
      field.current?.burst(line ?? alongSeam(seam));
      field.current?.flare();
      if (isBig) content.current?.animate(QUAKE, { duration: QUAKE_MS });
    },
    [seam, isPicture],
  );

  const strikeAll = useEffectEvent(() =>
    hits.map(({ at, line, isBig }) => setTimeout(() => strike(line, isBig), at)),
  );
  useEffect(() => {
    if (!isEntering) return;
    const timers = strikeAll();
    return () => timers.forEach(clearTimeout);
  }, [isEntering]);

  return (
    <ForgeContext value={strike}>
      <Field ref={field} seam={seam} floor={floor} isGold={isGold} />
      <div ref={content} className="eb-content">
        {children}
      </div>
    </ForgeContext>
  );
}

function alongSeam(seam: number): SparkLine {
  return {
    from: [0, seam],
    to: [1_920, seamAt(seam, 1_920)],
    count: 44,
    power: 1,
  };
}
