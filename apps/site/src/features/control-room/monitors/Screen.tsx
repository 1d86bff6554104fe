import { classNames } from '@mes/ui/class-names';
import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react';
import { useRoom } from '../state/room-context';
import tight from '../Tight.module.css';
import * as texts from '../texts';
import styles from './Screen.module.css';

const WIDTH = 1920;

interface ScreenProps {
  isRehearsal: boolean;
  children: ReactNode;
}

/** A picture as OBS has it, made smaller. Where it is transparent a checkerboard shows. */
export function Screen({ isRehearsal, children }: ScreenProps) {
  const box = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(0);
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setScale(entry.contentRect.width / WIDTH);
    });
    if (box.current) observer.observe(box.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={box} className={styles.screen} style={{ '--scale': scale } as CSSProperties}>
      {children}
      {isRehearsal && (
        <div className={styles.watermark} aria-hidden="true">
          {texts.watermark}
        </div>
      )}
    </div>
  );
}

/** It takes neither clicks nor keys. */
export function SceneFrame({ address, title }: { address: string; title: string }) {
  const isAway = useRoom().server.awaySince !== null;
  // A frame that was opened without the server shows nothing: it is loaded again once it is back.
  const [isEmpty, setEmpty] = useState(isAway);
  if (isEmpty && !isAway) setEmpty(false);
  return (
    <iframe
      key={String(isEmpty)}
      src={address}
      title={title}
      tabIndex={-1}
      className={styles.frame}
    />
  );
}

export function ObsPicture({ picture, title }: { picture: string; title: string }) {
  return <img src={picture} alt={title} className={styles.picture} />;
}

interface ScreenNoteProps {
  title: string;
  text?: string;
  /** On black, as it fills the picture. */
  isCard?: boolean;
}

export function ScreenNote({ title, text, isCard = false }: ScreenNoteProps) {
  return (
    <div className={classNames(styles.note, isCard && styles.card)}>
      <b className={tight.tight}>{title}</b>
      {text && <p>{text}</p>}
    </div>
  );
}
