import { seeded } from '@mes/domain/random/random';
import { useLayoutEffect, useRef } from 'react';
import type { StingerProps, StingerTiming } from '../../kit';
import { Burn } from './Burn';
import { Front } from './Front';
import { fieldPicture } from './field-paint';
import styles from './Stinger.module.css';
import { Torn } from './Torn';

export const STINGER: StingerTiming = { ms: 1_100, coveredFromMs: 490, coveredToMs: 610 };

/** It is seen for a moment only: fewer pixels are painted sooner. */
const COARSE = 4;
const SPARKS = 28;

/**
 * Fire climbs the picture and leaves a crust with the name of the event, which burns off the same way.
 * The cover stands still in a window that moves: both move by transforms, so nothing is painted again.
 */
export function Stinger({ event, stillAtMs = null }: StingerProps) {
  const crust = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    const look = { seam: null, heat: 'ember', floor: 0, coarse: COARSE } as const;
    crust.current?.getContext('2d')?.drawImage(fieldPicture(look), 0, 0);
  }, []);
  const still: Record<`--${string}`, string> = { '--still': `${-(stillAtMs ?? 0)}ms` };
  return (
    <div className={styles.stinger} style={still} data-held={stillAtMs !== null || undefined}>
      <div className={styles.mover}>
        <div className={styles.window}>
          <div className={styles.cover}>
            <canvas
              ref={crust}
              className={styles.crust}
              width={1_920 / COARSE}
              height={1_080 / COARSE}
            />
            <Torn
              edges="tb"
              width={1_960}
              height={300}
              depth={26}
              rim={8}
              className={`${styles.band} eb-rise`}
            />
            <div className={`${styles.title} eb-rise`} data-bleed>
              <Burn size={236} width={1_700}>
                {event.name}
              </Burn>
            </div>
          </div>
        </div>
        <Front width={1_930} reach={110} seed={9} className={styles.first} />
        <div className={styles.last}>
          <Front width={1_930} reach={110} seed={23} />
        </div>
      </div>
      <Sparks />
    </div>
  );
}

function Sparks() {
  const random = seeded(5);
  return Array.from({ length: SPARKS }, (_, place) => {
    const x = Math.round((place / SPARKS) * 1_920 + random() * 60);
    const spark: Record<`--${string}`, string> = {
      '--x': `${x}px`,
      '--dx': `${Math.round((random() - 0.3) * 260)}px`,
      '--dy': `${Math.round(-180 - random() * 420)}px`,
      '--late': `${Math.round((x / 1_920) * -60 + random() * 320)}ms`,
    };
    // biome-ignore lint/suspicious/noArrayIndexKey: a spark is its place
    return <i key={place} className={styles.spark} style={spark} />;
  });
}
