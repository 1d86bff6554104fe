import { showInfo } from '../../components/dialogs/dialogs';
import { Kbd } from './Kbd';
import styles from './KeyLegend.module.css';
import { ACTION_KEYS, ROUND_KEYS, SWAP_KEY, WEAPON_KEYS } from './keys';

const OTHER_KEYS: readonly (readonly [string, string])[] = [
  ['1 – 5', 'Players of the first team'],
  ['6 – 0', 'Players of the second team'],
  ['Esc', 'Clear chord'],
  ['Z', 'Undo your last event'],
  ['↑ ↓', 'Select an event'],
  ['Del', 'Remove the selected event'],
  ['Shift M', 'Close map'],
  ['/', 'Find event'],
  ['?', 'All keys'],
];

/** Opens a dialog with all keys. */
export function showKeys(): Promise<void> {
  const actions = [
    ...ACTION_KEYS,
    ...WEAPON_KEYS,
    ROUND_KEYS.coalition,
    ROUND_KEYS.breach,
    SWAP_KEY,
  ].map(({ key, label }) => [key, label] as const);
  return showInfo({
    title: 'All keys',
    message: (
      <div className={styles.keys}>
        {[...OTHER_KEYS, ...actions].map(([key, label]) => (
          <div key={key}>
            <Kbd>{key}</Kbd>
            {label}
          </div>
        ))}
      </div>
    ),
  });
}
