import type { SafeCardModel } from '../../../models/match';
import { Fit } from '../../../parts/Fit';
import { Backdrop } from '../parts/Backdrop';
import { Title } from '../parts/Head';
import { Rail } from '../parts/Rail';
import { Sign } from '../parts/Sign';
import { Typed } from '../parts/Typed';
import { Scope } from './Scope';
import styles from './StreamEnd.module.css';

/** The rail is lit, and the scope shows that the line is alive. */
export default function SafeCard({ title, text }: SafeCardModel) {
  return (
    <>
      <Backdrop quiet />
      <Rail note="" />
      <Title title="Stand by" />
      <div className={`${styles.mark} ci-flash`}>
        <Sign className={styles.sign} />
      </div>
      <div className={`${styles.thanks} ci-name`}>
        <Typed delay={620} ms={520}>
          {title}
        </Typed>
      </div>
      <div className={`${styles.caption} ci-flash`}>
        <Fit className={`${styles.text} ci-name`}>{text}</Fit>
      </div>
      <div className={styles.low}>
        <Scope />
      </div>
    </>
  );
}
