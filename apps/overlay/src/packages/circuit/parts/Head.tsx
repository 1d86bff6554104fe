import { Fit } from '../../../parts/Fit';
import type { HeadProps } from '../../kit';
import { useEvent } from '../../kit-context';
import styles from './Head.module.css';
import { Rail } from './Rail';
import { Tag } from './Tag';

/** There is no head: the rail stands for it, and a tag says what the scene shows. */
export function Head({ title, note }: HeadProps) {
  const { round } = useEvent();
  return (
    <>
      <Rail note={round} />
      <Title title={title} note={note} />
    </>
  );
}

export function Title({ title, note }: HeadProps) {
  return (
    <header className={`${styles.title} ci-flash`}>
      <Tag tone="plain">{title}</Tag>
      {note && <Fit className={`${styles.note} ci-silk`}>{note}</Fit>}
    </header>
  );
}
