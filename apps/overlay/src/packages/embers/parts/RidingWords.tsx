import { Burn } from './Burn';
import styles from './RidingWords.module.css';

interface RidingWordsProps {
  children: string;
  seam: number;
  size: number;
  width: number;
}

/** Between the letters and the seam at the left edge of the words. */
const LIFT = 34;

/** A headline whose lower edge lies on the seam. */
export function RidingWords({ children, seam, size, width }: RidingWordsProps) {
  return (
    <div className={`${styles.words} eb-rise`} style={{ top: seam - LIFT }} data-bleed>
      <Burn size={size} width={width} step={3} className={styles.burn}>
        {children}
      </Burn>
    </div>
  );
}
