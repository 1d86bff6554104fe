import { Burn } from './Burn';
import styles from './SeamHeadline.module.css';

interface SeamHeadlineProps {
  children: string;
  seam: number;
  size: number;
  width: number;
}

/** Between the letters and the seam at the left edge of the words. */
const LIFT = 34;

/** A headline whose lower edge lies on the seam. */
export function SeamHeadline({ children, seam, size, width }: SeamHeadlineProps) {
  return (
    <div className={`${styles.caption} eb-rise`} style={{ top: seam - LIFT }} data-bleed>
      <Burn size={size} width={width} step={3} className={styles.burn}>
        {children}
      </Burn>
    </div>
  );
}
