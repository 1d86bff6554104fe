import type { CSSProperties } from 'react';
import type { SafeCardModel } from '../../../models/match';
import { Horizon } from '../globe/Horizon';
import { Backdrop } from '../parts/Backdrop';
import { Cut } from '../parts/Cut';
import { Head } from '../parts/Head';
import { Meridian } from '../parts/Meridian';
import { Open } from '../parts/Open';
import styles from './StreamEnd.module.css';
import { Sun } from './Sun';

const TOP = 700;
/** Before it rises to the meridian. */
const SUN = -14;

/** The sun before it reaches the meridian: it goes on soon. */
export default function SafeCard({ title, text }: SafeCardModel) {
  return (
    <>
      <Backdrop isBare />
      <Horizon top={TOP} sun={SUN} />
      <Sun degrees={SUN} top={TOP} />
      <Meridian top={120} height={110} />
      <Meridian top={560} height={140} delay={500} />
      <Head title="Stand by" />
      <div className={styles.thanks}>
        <Open delay={500} className={styles.title}>
          <Cut className={styles.caption}>{title}</Cut>
        </Open>
        <p className={`${styles.text} wd-fade`} style={{ '--d': '1100ms' } as CSSProperties}>
          {text}
        </p>
      </div>
    </>
  );
}
