import { Fill } from '../parts/Fill';
import { twoLines } from '../parts/two-lines';
import styles from './Moment.module.css';

interface NameInTwoLinesProps {
  name: string;
  /** Stands in the second line where the name is one word. */
  word: string;
}

/** A name that fills the frame along the top and the bottom. */
export function NameInTwoLines({ name, word }: NameInTwoLinesProps) {
  const [first = name, second = word] = twoLines(name);
  return (
    <>
      <div className={styles.top}>
        <Fill width={1944} size={500} delay={460} down>
          {first}
        </Fill>
      </div>
      <div className={styles.bottom}>
        <Fill width={1944} size={500} delay={550}>
          {second}
        </Fill>
      </div>
    </>
  );
}
