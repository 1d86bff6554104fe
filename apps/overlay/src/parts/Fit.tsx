import { classNames } from '@mes/ui/class-names';
import { useEffect, useLayoutEffect, useRef } from 'react';
import styles from './Fit.module.css';

interface FitProps {
  children: string | number;
  className?: string;
}

/**
 * One line of text that becomes smaller where its box is too narrow. Sizes are chosen by the rules
 * for names; this is for the widest letters, so that nothing is ever cut or wrapped on air.
 */
export function Fit({ children, className }: FitProps) {
  const text = useRef<HTMLSpanElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text needs another size
  useLayoutEffect(() => {
    if (text.current) shrink(text.current);
  }, [children, className]);
  useEffect(() => (text.current ? shrinkWithBox(text.current) : undefined), []);
  return (
    <span className={classNames(styles.box, className)} data-fit>
      <span ref={text} className={styles.text}>
        {children}
      </span>
    </span>
  );
}

function shrink(text: HTMLElement): void {
  text.style.fontSize = '';
  const room = text.parentElement ? widthWithin(text.parentElement) : 0;
  // Space between letters and words does not shrink with them, so one step can be too short.
  for (let size = 100, steps = 0; room > 0 && text.offsetWidth > room && steps < STEPS; steps++) {
    size *= room / text.offsetWidth;
    text.style.fontSize = `${Math.floor(size * 10) / 10}%`;
  }
}

const STEPS = 3;

/** Neighbours that come, go or grow leave it another width. */
function shrinkWithBox(text: HTMLElement): () => void {
  let width = -1;
  const observer = new ResizeObserver(([entry]) => {
    const now = entry?.contentRect.width ?? width;
    if (Math.abs(now - width) < 1) return;
    width = now;
    shrink(text);
  });
  if (text.parentElement) observer.observe(text.parentElement);
  return () => observer.disconnect();
}

function widthWithin(box: HTMLElement): number {
  const { paddingLeft, paddingRight } = getComputedStyle(box);
  return box.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
}
