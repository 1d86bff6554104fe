import type { SafeCardModel } from '../../../models/match';
import { Fit } from '../../../parts/Fit';
import { useEvent } from '../../kit-context';
import { Fill } from '../parts/Fill';
import { Sign } from '../parts/Sign';
import { Slash } from '../parts/Slash';
import { twoLines } from '../parts/two-lines';
import styles from './SafeCard.module.css';

/** The words as wide as the black field; on bone the mark of the event. */
export default function SafeCard({ title, text }: SafeCardModel) {
  const event = useEvent();
  return (
    <Slash x={1_260} bone="right">
      <div className={styles.title} data-bleed>
        {twoLines(title).map((line, place) => (
          <Fill key={line} width={1_120} size={470} delay={300 + place * 90}>
            {line}
          </Fill>
        ))}
      </div>
      <p className={`${styles.text} hs-fade`}>{text}</p>
      <Sign className={styles.mark} />
      <Fit className={`${styles.event} hs-mid hs-fade`} twoLines>
        {event.name}
      </Fit>
    </Slash>
  );
}
