import { classNames } from '@mes/ui/class-names';
import { Press } from '../Press';
import tight from '../Tight.module.css';
import styles from './Alarm.module.css';
import type { AlarmView } from './alarm-of';

export function Alarm({ alarm }: { alarm: AlarmView }) {
  return (
    <div className={styles.alarm} role="alert">
      <div>
        <b className={tight.tight}>{alarm.title}</b>
        <p>{alarm.text}</p>
      </div>
      {alarm.buttons.map(({ action, label }, index) => (
        <Press
          key={action}
          action={action}
          look="alarm"
          className={classNames(index > 0 && styles.line)}
        >
          {label}
        </Press>
      ))}
    </div>
  );
}
