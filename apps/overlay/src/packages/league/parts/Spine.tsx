import { classNames } from '@mes/ui/class-names';
import type { ReactNode } from 'react';
import { useEvent } from '../../kit-context';
import { Name } from './Name';
import { Sign } from './Sign';
import styles from './Spine.module.css';

interface SpineProps {
  title: string;
  note?: string;
  /** Half as wide, where the list needs the room. */
  isSlim?: boolean;
  /** Labels of the rows beside it. */
  children?: ReactNode;
}

/** The head of a list: mark and event on top, the title climbs, what it is about stands at the foot. */
export function Spine({ title, note, isSlim = false, children }: SpineProps) {
  const event = useEvent();
  const foot = children ? 250 : note ? 82 + 30 * linesOf(note) : 54;
  return (
    <header className={classNames(styles.spine, 'lg-drop')} data-slim={isSlim || undefined}>
      <div className={styles.event}>
        <Sign className={styles.sign} />
        <Name
          width={isSlim ? 96 : 188}
          height={isSlim ? 100 : 76}
          size={isSlim ? 30 : 38}
          lines={2}
          least={24}
          align={isSlim ? 'center' : 'left'}
          delay={260}
        >
          {event.name}
        </Name>
      </div>
      {/* A turned box is larger than its letters: they stay inside the margins. */}
      <h1 className={styles.title} style={{ bottom: foot }} data-bleed>
        <Name
          width={1080 - foot - (isSlim ? 270 : 190)}
          height={isSlim ? 112 : 220}
          size={isSlim ? 130 : 236}
          lines={isSlim ? 1 : 2}
          delay={320}
        >
          {title}
        </Name>
      </h1>
      {note && <p className={styles.note}>{note}</p>}
      {children}
    </header>
  );
}

/** The note has a fixed width, and about so many letters in a line. */
function linesOf(note: string): number {
  return Math.ceil(note.length / 17);
}
