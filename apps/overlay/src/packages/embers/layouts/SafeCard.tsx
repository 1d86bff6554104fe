import type { CSSProperties } from 'react';
import type { SafeCardModel } from '../../../models/match';
import { MomentScene } from './MomentScene';
import styles from './StreamEnd.module.css';

/** The words ride the seam, as at the end of a stream. */
export default function SafeCard({ title, text }: SafeCardModel) {
  return (
    <MomentScene title="Stand by" note="" headline={title} size={430}>
      <p className={`${styles.below} eb-lab eb-slam`} style={{ '--i': 4 } as CSSProperties}>
        {text}
      </p>
    </MomentScene>
  );
}
