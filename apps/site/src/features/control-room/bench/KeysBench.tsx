import { classNames } from '@mes/ui/class-names';
import { type KeyboardEvent, useState } from 'react';
import { interpolate } from '../../../interpolate';
import { ACTIONS, type ActionId } from '../keys/actions';
import { conflictsOf, isAssignable, keyLabelOf, keyNameOf, keyOf } from '../keys/key-map';
import { assignKey, resetKeys, useAssignedKeys } from '../keys/stored-keys';
import { ACTION_LABELS } from '../labels';
import { Key, Press } from '../Press';
import tight from '../Tight.module.css';
import * as roomTexts from '../texts';
import styles from './KeysBench.module.css';
import * as texts from './texts';

/** All keys, each can be another one in this browser. */
export function KeysBench() {
  const assigned = useAssignedKeys();
  const conflicts = conflictsOf(assigned);
  const [asked, setAsked] = useState<ActionId | null>(null);

  const onKeyDown = (event: KeyboardEvent, id: ActionId) => {
    if (asked !== id || event.key === 'Tab') return;
    // The room must not act on the key that is assigned.
    event.preventDefault();
    event.nativeEvent.stopImmediatePropagation();
    event.stopPropagation();
    const keyName = keyNameOf(event);
    if (event.key === 'Escape') setAsked(null);
    else if (isAssignable(keyName)) {
      assignKey(id, keyName);
      setAsked(null);
    }
  };

  return (
    <div className={styles.keys}>
      {ACTIONS.map(({ id }) => (
        <button
          key={id}
          type="button"
          className={classNames(
            styles.key,
            asked === id && styles.asking,
            conflicts.has(id) && styles.conflict,
          )}
          aria-label={interpolate(roomTexts.assign, { action: ACTION_LABELS[id] })}
          onClick={(event) => {
            // The next press goes to this button.
            event.currentTarget.focus();
            setAsked(id);
          }}
          onBlur={() => setAsked(null)}
          onKeyDown={(event) => onKeyDown(event, id)}
        >
          <Key>{asked === id ? texts.pressKey : keyLabelOf(keyOf(id, assigned))}</Key>
          <span className={tight.clip}>
            {ACTION_LABELS[id]}
            {conflicts.has(id) && `, ${texts.conflict}`}
          </span>
        </button>
      ))}
    </div>
  );
}

export function KeysTools() {
  const assigned = useAssignedKeys();
  return (
    <Press disabled={Object.keys(assigned).length === 0} onClick={resetKeys}>
      {texts.resetKeys}
    </Press>
  );
}
