import { useLayoutEffect, useRef } from 'react';
import styles from './BracketSvg.module.css';
import { maxTextWidth } from './text-width';

interface BracketNameProps {
  x: number;
  y: number;
  /** The available width. Longer names are shown smaller, never truncated. */
  room: number;
  /** The font size, if known. */
  size?: number;
  children: string;
}

export function BracketName({ x, y, room, size, children }: BracketNameProps) {
  const text = useRef<SVGTextElement>(null);
  useLayoutEffect(() => {
    const element = text.current;
    if (!element) return;
    // Only if it was shrunk before: setting a style forces a layout at the next measurement.
    if (element.style.fontSize !== '') element.style.fontSize = '';
    const certainlyFits = size !== undefined && maxTextWidth(children) * size <= room;
    if (!certainlyFits) shrink(element, room);
  }, [children, room, size]);
  return (
    <text ref={text} className={styles.name} x={x} y={y}>
      {children}
    </text>
  );
}

function shrink(text: SVGTextElement, room: number): void {
  const width = text.getComputedTextLength();
  if (width <= room) return;
  const size = Number.parseFloat(getComputedStyle(text).fontSize);
  text.style.fontSize = `${Math.floor((size * room * 100) / width) / 100}px`;
}
