import { type CSSProperties, Fragment, memo, useLayoutEffect, useRef, useState } from 'react';
import { useEvent } from '../../kit-context';
import styles from './Ticker.module.css';

/** The strip moves by its first half. */
const HALVES = [0, 1];
const STAGE_PX = 1_920;
/** The least that a text and the pattern after it take. */
const LETTER_PX = 12;
const PATTERN_PX = 213;
/**
 * Whole pixels, so that the strip is copied as it is and not smoothed anew for every step; and so small that
 * it seems to flow.
 */
const STEP_PX = 3;
const STEP_MS = 66;

/** News of the event along the bottom, with the slash pattern between them. */
export const Ticker = memo(function Ticker() {
  const { ticker } = useEvent();
  const texts = repeated(ticker);
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
              {texts.map((text, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: texts repeat
                <Fragment key={index}>
                  <span>{text}</span>
                  <em />
                </Fragment>
              ))}
            </div>
          </div>
        ))}
      </div>
    </div>
  );
});

/** As often as they are needed to be wider than the stage, and no more: all of the strip is one layer. */
function repeated(texts: readonly string[]): readonly string[] {
  const width = texts.reduce((sum, text) => sum + PATTERN_PX + text.length * LETTER_PX, 0);
  const times = width === 0 ? 0 : Math.ceil(STAGE_PX / width);
  return Array.from({ length: times }, () => texts).flat();
}

function motionOf(steps: number): CSSProperties {
  const half: Record<`--${string}`, string> = { '--half': `${steps * STEP_PX}px` };
  return {
    ...(half as CSSProperties),
    animationDuration: `${steps * STEP_MS}ms`,
    animationTimingFunction: `steps(${Math.max(1, steps)})`,
  };
}
