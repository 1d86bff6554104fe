import { type Ref, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { useScene } from '../../../scene-context';
import { pathAround } from '../../holes';
import type { Hole } from '../../kit';
import styles from './Field.module.css';
import { fieldPicture } from './field-paint';
import { Gusts } from './Gusts';
import { Seam } from './Seam';
import type { SparkLine } from './storm';
import { STORM_SCALE, useStorm } from './use-storm';

export interface FieldHandle {
  readonly burst: (line: SparkLine) => void;
  /** The seam lights up for a moment. */
  readonly flare: () => void;
}

interface FieldProps {
  seam: number;
  /** How much glows along the bottom. */
  floor?: number;
  isGold?: boolean;
  holes?: readonly Hole[];
  ref?: Ref<FieldHandle>;
}

const COARSE = 2;
/** As large as it is shown: a canvas that is not would be scaled in every frame. */
const STAGE = { width: 1_920, height: 1_080 };
const FLARE: Keyframe[] = [{ opacity: 0 }, { opacity: 1, offset: 0.12 }, { opacity: 0 }];

/** A still picture of charcoal and crust, with embers as the one thing that moves at rest. */
export function Field({ seam, floor = 0.2, isGold = false, holes = [], ref }: FieldProps) {
  const { route } = useScene();
  const still = useRef<HTMLCanvasElement>(null);
  const gold = useRef<HTMLCanvasElement>(null);
  const storm = useRef<HTMLCanvasElement>(null);
  const light = useRef<HTMLElement>(null);
  const burst = useStorm(storm, { seam, isGold });

  useLayoutEffect(() => {
    show(still.current, fieldPicture({ seam, floor, heat: 'ember', coarse: COARSE }));
    if (isGold)
      show(gold.current, fieldPicture({ seam, floor: 0.5, heat: 'gold', coarse: COARSE }));
  }, [seam, floor, isGold]);

  useImperativeHandle(
    ref,
    () => ({
      burst: (line) => burst.current?.(line),
      flare: () => {
        if (burst.current) light.current?.animate(FLARE, { duration: 900, easing: 'ease-out' });
      },
    }),
    [burst],
  );

  if (route.clear) return null;
  return (
    <div
      className={styles.field}
      style={holes.length > 0 ? { clipPath: pathAround(holes) } : undefined}
      data-gold={isGold || undefined}
      aria-hidden="true"
    >
      <canvas ref={still} className={styles.layer} {...STAGE} />
      {isGold && <canvas ref={gold} className={`${styles.layer} ${styles.gold}`} {...STAGE} />}
      <Seam seam={seam} light={light} />
      <Gusts seam={seam} />
      <canvas
        ref={storm}
        className={styles.layer}
        width={1_920 * STORM_SCALE}
        height={1_080 * STORM_SCALE}
        hidden
      />
    </div>
  );
}

function show(canvas: HTMLCanvasElement | null, picture: HTMLCanvasElement): void {
  canvas?.getContext('2d')?.drawImage(picture, 0, 0, STAGE.width, STAGE.height);
}
