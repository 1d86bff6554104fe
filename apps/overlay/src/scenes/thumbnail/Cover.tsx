import type { CSSProperties } from 'react';
import { coverSource } from '../../data/sources';
import { useSource } from '../../data/use-live-data';
import { Fit } from '../../parts/Fit';
import type { CoverSubject } from '../../route';
import { useScene } from '../../scene-context';
import { Field } from '../../stage/Stage';
import { Plate } from './Plate';
import styles from './thumbnail.module.css';

/** The front of a tournament, an article or a prediction. */
export function Cover({ of }: { of: CoverSubject }) {
  const { route, theme } = useScene();
  const cover = useSource(coverSource(of));
  if (!cover) return null;
  const { kicker, title, lines } = cover;
  return (
    <>
      <Field theme={theme} clear={route.clear} />
      <Plate>{kicker}</Plate>
      <h1
        className={`${styles.title} tight rise`}
        style={{ '--size': `${sizeOf(title)}px` } as CSSProperties}
      >
        {title}
      </h1>
      <div className={styles.lines}>
        {lines.map((line) => (
          <p key={line} className="wipe">
            <Fit className="tight">{line}</Fit>
          </p>
        ))}
      </div>
    </>
  );
}

/** So that three lines hold the longest title. */
function sizeOf({ length }: string): number {
  if (length <= 22) return 220;
  if (length <= 44) return 176;
  return length <= 72 ? 136 : 104;
}
