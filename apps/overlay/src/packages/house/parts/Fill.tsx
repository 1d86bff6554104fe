import { classNames } from '@mes/ui/class-names';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import styles from './Fill.module.css';
import { Line } from './Line';

interface FillProps {
  children: string;
  /** In pixels: how wide the text may be, and how large it is at most. */
  width: number;
  size: number;
  /** How wide its letters may become, in per cent. */
  widest?: number;
  delay?: number;
  down?: boolean;
  className?: string;
}

const NARROWEST = 62;
const WIDEST = 125;
const STEPS = 7;

/** A name that fills its width: by the width of its letters first, then by their size. */
export function Fill({ children, width, size, widest = WIDEST, ...rest }: FillProps) {
  const box = useRef<HTMLElement>(null);
  const fit = useEffectEvent(() => {
    if (box.current) fill(box.current, { width, size, widest });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text needs another width
  useLayoutEffect(() => fit(), [children, width, size, widest]);
  useEffect(() => {
    const onFont = () => fit();
    document.fonts.addEventListener('loadingdone', onFont);
    return () => document.fonts.removeEventListener('loadingdone', onFont);
  }, []);
  return (
    <b ref={box} className={classNames('hs-big', styles.fill, rest.className)} data-bleed>
      <Line delay={rest.delay} down={rest.down}>
        {children}
      </Line>
    </b>
  );
}

interface Room {
  readonly width: number;
  readonly size: number;
  readonly widest: number;
}

function fill(box: HTMLElement, { width, size, widest }: Room): void {
  const text = box.querySelector('i');
  if (!text) return;
  const measure = (stretch: number, pixels: number) => {
    box.style.fontStretch = `${stretch}%`;
    box.style.fontSize = `${pixels}px`;
    return text.offsetWidth;
  };
  const narrow = measure(NARROWEST, size);
  if (narrow > width) {
    measure(NARROWEST, Math.floor((size * width) / narrow));
    return;
  }
  let [low, high] = [NARROWEST, widest];
  for (let step = 0; step < STEPS; step++) {
    const middle = (low + high) / 2;
    if (measure(middle, size) > width) high = middle;
    else low = middle;
  }
  measure(Math.floor(low * 10) / 10, size);
}
