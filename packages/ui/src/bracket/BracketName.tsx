import { useLayoutEffect, useRef } from 'react';
import styles from './BracketDrawing.module.css';
import { widestOf } from './widest';

interface BracketNameProps {
  x: number;
  y: number;
  /** How wide it may be; a longer name is written smaller, never cut. */
  room: number;
  /** How large it is written, if that is known. */
  size?: number;
  children: string;
}

export function BracketName({ x, y, room, size, children }: BracketNameProps) {
  const text = useRef<SVGTextElement>(null);
  useLayoutEffect(() => {
    const element = text.current;
    if (!element) return;
    // Only where it was smaller before: writing makes the next measurement lay out anew.
    if (element.style.fontSize !== '') element.style.fontSize = '';
    const surelyFits = size !== undefined && widestOf(children) * size <= room;
    if (!surelyFits) shrink(element, room);
  }, [children, room, size]);
  return (
    <text ref={text} className={styles.name} x={x} y={y}>
      {children}
    </text>
  );
}

function shrink(text: SVGTextElement, room: number): void {
  const wanted = text.getComputedTextLength();
  if (wanted <= room) return;
  const size = Number.parseFloat(getComputedStyle(text).fontSize);
  text.style.fontSize = `${Math.floor((size * room * 100) / wanted) / 100}px`;
}
