import { classNames } from '@mes/ui/class-names';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import styles from './Fit.module.css';
import { followBox } from './follow-box';
import { halves } from './halves';

interface FitProps {
  children: string | number;
  className?: string;
  /** Where one line could not be read, the text is broken in two. Not for names of teams. */
  twoLines?: boolean;
}

/** Pixels that are still read at 480p, where everything is less than half as large. */
export const LEGIBLE_PX = 25;

/**
 * One line of text that becomes smaller where its box is too narrow. Sizes are chosen by the rules
 * for names; this is for the widest letters, so that nothing is ever cut on air.
 */
export function Fit({ children, className, twoLines = false }: FitProps) {
  const text = useRef<HTMLSpanElement>(null);
  const whole = String(children);
  const [broken, setBroken] = useState<string | null>(null);
  const isBroken = broken === whole;
  const fit = useEffectEvent(() => {
    if (text.current && shrink(text.current) < LEGIBLE_PX && twoLines) setBroken(whole);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text needs another size
  useLayoutEffect(() => fit(), [whole, isBroken, className]);
  useEffect(() => (text.current ? followBox(text.current, fit) : undefined), []);
  return (
    <span className={classNames(styles.box, className)} data-fit>
      <span
        ref={text}
        className={classNames(styles.text, isBroken && styles.broken)}
        data-lines={isBroken ? 2 : undefined}
      >
        {isBroken ? halves(whole).join('\n') : whole}
      </span>
    </span>
  );
}

/** Returns the size that it has come to. */
function shrink(text: HTMLElement): number {
  const box = text.parentElement;
  if (!box) return Number.POSITIVE_INFINITY;
  text.style.translate = '';
  let size = text.dataset.lines ? largestOfTwoLines(box) : 100;
  text.style.fontSize = size < 100 ? `${size}%` : '';
  const room = widthWithin(box);
  // Space between letters and words does not shrink with them, and browsers round the width of a
  // letter to whole pixels, so that one step can be too short or change nothing.
  for (let steps = 0; room > 0 && text.offsetWidth > room && steps < STEPS; steps++) {
    size = Math.min(size * (room / text.offsetWidth), size - SMALLEST_STEP);
    text.style.fontSize = `${Math.floor(size * 10) / 10}%`;
  }
  // Small letters stand on the line of large ones: up, so that both have the same middle.
  if (size < 100 && !text.dataset.lines)
    text.style.translate = `0 ${((1 - 100 / size) * HALF_A_CAPITAL).toFixed(3)}em`;
  return sizeOf(text);
}

const STEPS = 12;
/** In per cent of the usual size. */
const SMALLEST_STEP = 0.5;
const HALF_A_CAPITAL = 0.34;

/** Both have to stand where there was room for one. */
function largestOfTwoLines(box: HTMLElement): number {
  return Math.min(100, Math.max(73, (100 * LEGIBLE_PX) / sizeOf(box)));
}

function sizeOf(element: HTMLElement): number {
  return Number.parseFloat(getComputedStyle(element).fontSize);
}

function widthWithin(box: HTMLElement): number {
  const { paddingLeft, paddingRight } = getComputedStyle(box);
  return box.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
}
