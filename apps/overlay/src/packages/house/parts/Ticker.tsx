import { type CSSProperties, Fragment, useLayoutEffect, useRef, useState } from 'react';
import { useEvent } from '../../kit-context';
import styles from './Ticker.module.css';

/** The strip moves by its first half, which is wider than the stage. */
const HALVES = [0, 1];
const COPIES = [0, 1];
const REPEATS = 3;
/**
 * Whole pixels, so that the strip is copied as it is and not smoothed anew for every step; and so small that
 * it seems to flow.
 */
const STEP_PX = 3;
const STEP_MS = 60;

/** News of the event along the bottom, with the slash pattern between them. */
export function Ticker() {
  const { ticker } = useEvent();
  const texts = ticker.length >= 4 ? ticker : Array.from({ length: REPEATS }, () => ticker).flat();
  const half = useRef<HTMLDivElement>(null);
  const [steps, setSteps] = useState(0);
  useLayoutEffect(() => {
    const element = half.current;
    if (!element) return;
    const measure = () => setSteps(Math.ceil(element.offsetWidth / STEP_PX));
    measure();
    // News change, and fonts may come late.
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <div className={styles.ticker} data-bleed aria-hidden="true">
      <div className={styles.run} style={motionOf(steps)}>
        {HALVES.map((place) => (
          <div key={place} className={styles.half}>
            <div ref={place === 0 ? half : undefined} className={styles.texts}>
              {COPIES.map((copy) =>
                texts.map((text, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: texts repeat
                  <Fragment key={`${copy} ${index}`}>
                    <span>{text}</span>
                    <em />
                  </Fragment>
                )),
              )}
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}

function motionOf(steps: number): CSSProperties {
  const half: Record<`--${string}`, string> = { '--half': `${steps * STEP_PX}px` };
  return {
    ...(half as CSSProperties),
    animationDuration: `${steps * STEP_MS}ms`,
    animationTimingFunction: `steps(${Math.max(1, steps)})`,
  };
}
