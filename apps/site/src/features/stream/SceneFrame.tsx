import { type CSSProperties, useEffect, useRef, useState } from 'react';
import styles from './SceneFrame.module.css';

interface SceneFrameProps {
  address: string;
  title: string;
}

const WIDTH = 1920;

/** A scene as OBS shows it, made smaller. It takes neither clicks nor keys. */
export function SceneFrame({ address, title }: SceneFrameProps) {
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
    <div ref={box} className={styles.box} style={{ '--scale': scale } as CSSProperties}>
      <iframe src={address} title={title} tabIndex={-1} className={styles.frame} />
    </div>
  );
}
