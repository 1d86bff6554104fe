import styles from './Empty.module.css';
import { Typed } from './Typed';
import { Wires } from './Wires';

const FEED = [
  {
    points: [
      [120, 540],
      [216, 540],
    ],
    tone: 'trace',
    hasVia: true,
  },
] as const;

/** What a scene says while it has nothing to show: the current ends before the first panel. */
export function Empty({ children }: { children: string }) {
  return (
    <>
      <Wires wires={FEED} />
      <div className={`${styles.empty} ci-name`}>
        <Typed delay={620}>{children}</Typed>
      </div>
    </>
  );
}
