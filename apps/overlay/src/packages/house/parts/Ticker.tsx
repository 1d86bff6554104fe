import { Fragment, memo, useRef } from 'react';
import { useEvent } from '../../kit-context';
import styles from './Ticker.module.css';
import { useSlides } from './use-slides';

/** The strip moves by its first half. */
const HALVES = [0, 1];
const STAGE_PX = 1_920;
/** The least that a text and the pattern after it take. */
const LETTER_PX = 12;
const PATTERN_PX = 213;

/** News of the event along the bottom, with the slash pattern between them. */
export const Ticker = memo(function Ticker() {
  const { ticker } = useEvent();
  const texts = repeated(ticker);
  const run = useRef<HTMLDivElement>(null);
  useSlides(run, texts.length);
  return (
    <div className={styles.ticker} data-bleed aria-hidden="true">
      <div ref={run} className={styles.run}>
        {HALVES.map((place) => (
          <div key={place} className={styles.half}>
            {texts.map((text, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: texts repeat
              <Fragment key={index}>
                <span>{text}</span>
                <em />
              </Fragment>
            ))}
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
