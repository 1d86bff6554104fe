import { classNames } from '@mes/ui/class-names';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { LEGIBLE_PX } from '../../../parts/Fit';
import { followBox } from '../../../parts/follow-box';
import { halves } from '../../../parts/halves';
import styles from './Cut.module.css';
import { twoLines } from './two-lines';

interface CutProps {
  children: string;
  className?: string;
  /** How wide its letters are where there is room, in per cent. */
  widest?: number;
  /**
   * Two always are two, unless it is a single word; where one could not be read, words are broken as
   * well, which is not for names of teams.
   */
  lines?: 'one' | 'two' | 'two if needed';
  /** Stands for it where it could not be read, such as the tag of a team. */
  short?: string;
}

const CUTS = [125, 118, 110, 102, 94, 86, 78, 70, 64];

/** Text in the widest cut of the type that fits its box; it becomes smaller only last of all. */
export function Cut({ children, className, widest = 125, lines = 'one', short }: CutProps) {
  const text = useRef<HTMLSpanElement>(null);
  const [tooLong, setTooLong] = useState<string | null>(null);
  const isTooLong = tooLong === children;
  const fit = useEffectEvent(() => {
    if (!text.current) return;
    const isTooSmall = cutToFit(text.current, widest) < LEGIBLE_PX;
    if (isTooSmall && (short || lines === 'two if needed')) setTooLong(children);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text needs another cut
  useLayoutEffect(() => fit(), [children, isTooLong, widest, className]);
  useEffect(() => (text.current ? followBox(text.current, fit) : undefined), []);
  const shown = linesOf(children, { isTooLong, lines, short });
  return (
    <span className={classNames(styles.box, className)}>
      <span ref={text} className={styles.text} data-lines={shown.length > 1 ? 2 : undefined}>
        {shown.join('\n')}
      </span>
    </span>
  );
}

function linesOf(
  text: string,
  { isTooLong, lines, short }: { isTooLong: boolean } & Pick<CutProps, 'lines' | 'short'>,
): readonly string[] {
  if (isTooLong) return short ? [short] : halves(text);
  return lines === 'two' ? twoLines(text) : [text];
}

/** Returns the size that it has come to where it had to become smaller. */
function cutToFit(text: HTMLElement, widest: number): number {
  const box = text.parentElement;
  if (!box) return Number.POSITIVE_INFINITY;
  text.style.fontSize = '';
  for (const cut of CUTS) {
    if (cut > widest) continue;
    text.style.fontStretch = `${cut}%`;
    if (text.offsetWidth <= box.clientWidth) return Number.POSITIVE_INFINITY;
  }
  // Rounded widths of letters can leave one step short of the room.
  for (let size = 99; size > 20 && text.offsetWidth > box.clientWidth; size -= 1) {
    const share = (100 * box.clientWidth) / Math.max(1, text.scrollWidth);
    size = Math.min(size, Math.max(20, Math.ceil((share * size) / 100) + 4));
    text.style.fontSize = `${size}%`;
  }
  return Number.parseFloat(getComputedStyle(text).fontSize);
}
