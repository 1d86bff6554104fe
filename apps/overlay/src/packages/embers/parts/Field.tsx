import { type Ref, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { useScene } from '../../../scene-context';
import { pathAround } from '../../holes';
import type { Hole } from '../../kit';
import type { SparkLine } from './embers';
import styles from './Field.module.css';
import { fieldPicture } from './field-paint';
import { Seam } from './Seam';
import { EMBERS_SCALE, useEmbers } from './use-embers';

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
const FLARE: Keyframe[] = [{ opacity: 0 }, { opacity: 1, offset: 0.12 }, { opacity: 0 }];

/** A still picture of charcoal and crust, with embers over it as the one thing that moves at rest. */
export function Field({ seam, floor = 0.2, isGold = false, holes = [], ref }: FieldProps) {
  const { route } = useScene();
  const still = useRef<HTMLCanvasElement>(null);
  const gold = useRef<HTMLCanvasElement>(null);
  const life = useRef<HTMLCanvasElement>(null);
  const light = useRef<HTMLElement>(null);
  const embers = useEmbers(life, { seam, isGold });

  useLayoutEffect(() => {
    show(still.current, fieldPicture({ seam, floor, heat: 'ember', coarse: COARSE }));
    if (isGold)
      show(gold.current, fieldPicture({ seam, floor: 0.5, heat: 'gold', coarse: COARSE }));
  }, [seam, floor, isGold]);

  useImperativeHandle(
    ref,
    () => ({
      burst: (line) => embers.current?.burst(line),
      flare: () => {
        if (embers.current) light.current?.animate(FLARE, { duration: 900, easing: 'ease-out' });
      },
    }),
    [embers],
  );

  if (route.clear) return null;
  const size = { width: 1_920 / COARSE, height: 1_080 / COARSE };
  return (
    <div
      className={styles.field}
      style={holes.length > 0 ? { clipPath: pathAround(holes) } : undefined}
      data-gold={isGold || undefined}
      aria-hidden="true"
    >
      <canvas ref={still} className={styles.layer} {...size} />
      {isGold && <canvas ref={gold} className={`${styles.layer} ${styles.gold}`} {...size} />}
      <Seam seam={seam} light={light} />
      <canvas
        ref={life}
        className={styles.layer}
        width={1_920 * EMBERS_SCALE}
        height={1_080 * EMBERS_SCALE}
      />
    </div>
  );
}

function show(canvas: HTMLCanvasElement | null, picture: HTMLCanvasElement): void {
  canvas?.getContext('2d')?.drawImage(picture, 0, 0);
}
