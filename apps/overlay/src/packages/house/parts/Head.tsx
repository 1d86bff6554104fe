import { classNames } from '@mes/ui/class-names';
import { Fit } from '../../../parts/Fit';
import type { HeadProps } from '../../kit';
import { useEvent } from '../../kit-context';
import styles from './Head.module.css';
import { Sign } from './Sign';

/** The folio of a magazine page: mark, event, scene and detail, parted by small slashes. */
export function Head({ title, note, className }: HeadProps & { className?: string }) {
  const event = useEvent();
  return (
    <header className={classNames(styles.folio, 'hs-fade', className)}>
      <Sign className={styles.mark} />
      <Fit className={styles.event} twoLines>
        {event.name}
      </Fit>
      <i />
      <h1 className={styles.title}>{title}</h1>
      {note && (
        <>
          <i />
          <Fit className={styles.note} twoLines>
            {note}
          </Fit>
        </>
      )}
    </header>
  );
}
