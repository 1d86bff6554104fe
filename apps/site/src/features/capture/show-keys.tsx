import { showInfo } from '../../components/dialogs/dialogs';
import { Kbd } from './Kbd';
import styles from './KeyLegend.module.css';
import { ACTION_KEYS, ROUND_KEYS, SWAP_KEY, WEAPON_KEYS } from './keys';
import * as texts from './texts';

const OTHER_KEYS: readonly (readonly [string, string])[] = [
  ['1 – 5', texts.firstTeamKeys],
  ['6 – 0', texts.secondTeamKeys],
  [texts.keyEsc, texts.clearChord],
  ['Z', texts.undoKey],
  ['↑ ↓', texts.selectKey],
  [texts.keyDel, texts.removeKey],
  [texts.keyShiftM, texts.closeMap],
  ['/', texts.findEvent],
  ['?', texts.allKeys],
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
    title: texts.allKeys,
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
