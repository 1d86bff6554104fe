import { useMemo } from 'react';
import type { StartingModel } from '../../../models/match';
import { Fill } from '../parts/Fill';
import { Head } from '../parts/Head';
import { Slash } from '../parts/Slash';
import { Ticker } from '../parts/Ticker';
import { Ahead } from './Ahead';
import { Clock, crossingOf } from './Clock';
import styles from './Starting.module.css';

/** The clock fills the frame; the slash crosses it while the time runs out. */
export default function Starting({ day, clock, headline, casters, ahead, now }: StartingModel) {
  const label = clock && (clock.label || 'Starts in');
  // The same elements until one of them changes: only the clock renders every second.
  const around = useMemo(
    () => (
      <>
        {label ? <Head title="Starting soon" note={day} /> : <Head title={day ?? 'Today'} />}
        {label && (
          <div className={styles.title}>
            <Fill width={820} size={210} widest={62} delay={240}>
              {label}
            </Fill>
          </div>
        )}
        {casters.length > 0 && <Casters names={casters} />}
        <Ahead matches={ahead} now={now} />
      </>
    ),
    [day, label, casters, ahead, now],
  );
  return (
    <>
      <Slash x={clock ? crossingOf(clock.leftMs) : -150} bone={clock && 'left'} blade={9} isClock>
        {around}
        {clock ? <Clock leftMs={clock.leftMs} /> : <Headline>{headline}</Headline>}
      </Slash>
      <Ticker />
    </>
  );
}

function Casters({ names }: { names: readonly string[] }) {
  return (
    <p className={`${styles.casters} hs-fade`}>
      <span className="hs-mute">With</span>
      {names.map((name, place) => (
        <b key={name}>
          {place > 0 && <i className="hs-slash" />}
          {name}
        </b>
      ))}
    </p>
  );
}

/** Instead of the clock. */
export function Headline({ children }: { children: string }) {
  return (
    <div className={styles.caption}>
      <Fill width={1900} size={720} delay={240}>
        {children}
      </Fill>
    </div>
  );
}
