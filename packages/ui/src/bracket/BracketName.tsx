import { useLayoutEffect, useRef } from 'react';
import { classNames } from '../class-names';
import styles from './BracketSvg.module.css';
import { maxTextWidth } from './text-width';

interface BracketNameProps {
  className?: string;
  /** Whose row of the match it is. */
  team: string | undefined;
  slot: 0 | 1;
  x: number;
  y: number;
  /** The available width. Longer names are shown smaller, never truncated. */
  room: number;
  /** The font size, if known. */
  size?: number;
  children: string;
}

export function BracketName(props: BracketNameProps) {
  const { x, y, room, size, children } = props;
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
    <text
      ref={text}
      className={classNames(styles.name, props.className)}
      x={x}
      y={y}
      data-slot={props.slot}
      data-team={props.team}
    >
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
