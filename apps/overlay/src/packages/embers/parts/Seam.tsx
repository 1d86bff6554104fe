import { seeded } from '@mes/domain/random/random';
import { type Ref, useMemo } from 'react';
import styles from './Seam.module.css';

interface SeamProps {
  seam: number;
  light: Ref<HTMLElement>;
}

const LENGTH = 2_120;
const MIDDLE = 40;

/** The crisp part of the seam: three jagged ribbons in a strip that is turned by 14 degrees. */
export function Seam({ seam, light }: SeamProps) {
  const ribbons = useMemo(() => {
    const random = seeded(Math.round(seam));
    return [ribbon(random, 8, 3), ribbon(random, 5.4, 1), ribbon(random, 2.3, 0)];
  }, [seam]);
  return (
    <div className={styles.seam} style={{ top: seam }}>
      <svg viewBox={`0 0 ${LENGTH} ${2 * MIDDLE}`} preserveAspectRatio="none" aria-hidden="true">
        {ribbons.map((outline) => (
          <path key={outline} d={outline} />
        ))}
      </svg>
      <b ref={light} className={styles.flare} />
    </div>
  );
}

function ribbon(random: () => number, thickness: number, lift: number): string {
  const top: string[] = [];
  const bottom: string[] = [];
  for (let x = 0; x <= LENGTH; x += 14 + random() * 26) {
    const half = thickness * (0.25 + random() ** 2 * 1.5);
    const middle = MIDDLE + (random() - 0.5) * 7;
    top.push(`${Math.round(x)} ${(middle - half - lift).toFixed(1)}`);
    bottom.unshift(`${Math.round(x)} ${(middle + half * 0.8 + lift * 0.4).toFixed(1)}`);
  }
  return `M${top.join('L')}L${bottom.join('L')}Z`;
}
