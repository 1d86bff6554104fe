import { Fit } from '../../../parts/Fit';
import type { HeadProps } from '../../kit';
import { useEvent } from '../../kit-context';
import styles from './Head.module.css';
import { Torn } from './Torn';

export function Head(props: HeadProps) {
  return <HeadBlock name={useEvent().name} {...props} />;
}

/** One block in the upper left corner, the same everywhere: the diagonal needs the other one. */
export function HeadBlock({ name, title, note }: HeadProps & { name: string }) {
  const event = useEvent();
  return (
    <header className={`${styles.head} eb-slam`}>
      <Torn
        edges="br"
        cut="l"
        width={132}
        height={84}
        depth={8}
        rim={3}
        tone="hot"
        className={styles.tag}
      >
        <Fit className={styles.community}>{event.community}</Fit>
      </Torn>
      <div className={styles.caption}>
        <Fit className={`${styles.event} eb-t`}>{name}</Fit>
        <p className={`${styles.line} eb-lab`}>
          <b>{title}</b>
          {note && <Fit className={styles.note}>{note}</Fit>}
        </p>
      </div>
    </header>
  );
}
