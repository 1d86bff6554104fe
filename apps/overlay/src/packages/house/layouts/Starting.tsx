import type { StartingModel } from '../../models/match';
import { Fill } from '../parts/Fill';
import { Head } from '../parts/Head';
import { Slash } from '../parts/Slash';
import { Ticker } from '../parts/Ticker';
import { Ahead } from './Ahead';
import { Clock, crossingOf } from './Clock';
import styles from './Starting.module.css';

/** The clock fills the frame; the slash crosses it while the time runs out. */
export default function Starting({ day, clock, words, ahead, now }: StartingModel) {
  return (
    <>
      <Slash x={clock ? crossingOf(clock.leftMs) : -150} bone={clock && 'left'} blade={9} isClock>
        <Head title="Starting soon" note={day} />
        {clock && (
          <div className={styles.title}>
            <Fill width={820} size={210} widest={62} delay={240}>
              {clock.label || 'Starts in'}
            </Fill>
          </div>
        )}
        <Ahead matches={ahead} now={now} />
        {clock ? <Clock leftMs={clock.leftMs} /> : <Words>{words}</Words>}
      </Slash>
      <Ticker />
    </>
  );
}

/** Instead of the clock. */
export function Words({ children }: { children: string }) {
  return (
    <div className={styles.words}>
      <Fill width={1900} size={720} delay={240}>
        {children}
      </Fill>
    </div>
  );
}
