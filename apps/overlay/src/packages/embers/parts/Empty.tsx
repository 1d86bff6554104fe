import { Fit } from '../../../parts/Fit';
import styles from './Empty.module.css';
import { Torn } from './Torn';

/** What a scene says while it has nothing to show: a plate that has cooled. */
export function Empty({ children }: { children: string }) {
  return (
    <Torn
      as="p"
      edges="rb"
      width={1_400}
      height={150}
      depth={14}
      tone="cold"
      step={2}
      className={styles.empty}
    >
      <i className={`${styles.slash} eb-slash`} />
      <Fit className="eb-t">{children}</Fit>
    </Torn>
  );
}
