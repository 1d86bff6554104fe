import { useLayoutEffect, useRef } from 'react';
import styles from './BracketDrawing.module.css';

interface BracketNameProps {
  x: number;
  y: number;
  /** How wide it may be; a longer name is written smaller, never cut. */
  room: number;
  children: string;
}

export function BracketName({ x, y, room, children }: BracketNameProps) {
  const text = useRef<SVGTextElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another name needs another size
  useLayoutEffect(() => {
    const element = text.current;
    if (element) shrink(element, room);
  }, [children, room]);
  return (
    <text ref={text} className={styles.name} x={x} y={y}>
      {children}
    </text>
  );
}

function shrink(text: SVGTextElement, room: number): void {
  // Only where it was smaller before: writing makes the next measurement lay out anew.
  if (text.style.fontSize !== '') text.style.fontSize = '';
  const wanted = text.getComputedTextLength();
  if (wanted <= room) return;
  const size = Number.parseFloat(getComputedStyle(text).fontSize);
  text.style.fontSize = `${Math.floor((size * room * 100) / wanted) / 100}px`;
}
