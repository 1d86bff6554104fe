import { infoCardLayout } from '../../info-card-layout';
import { Torn } from '../parts/Torn';
import styles from './InfoCard.module.css';

const SIZES = {
  speaker: { width: 420, height: 130, depth: 9 },
  card: { width: 560, height: 720, depth: 12 },
};

/** Plates of metal, torn along the lower edge. */
function Ground({ of }: { of: keyof typeof SIZES }) {
  return <Torn edges="b" {...SIZES[of]} className={styles.ground} />;
}

export default infoCardLayout({ styles, Ground });
