/** Which key does what: the defaults, and what an operator has assigned in this browser. */
import { ACTIONS, type ActionId, type KeyAction, type KeyContext } from './actions';

/** Keys by action, only those that differ from the defaults. */
export type AssignedKeys = Readonly<Partial<Record<ActionId, string>>>;

interface Pressed {
  readonly key: string;
  readonly shiftKey: boolean;
}

/** They move the focus, press what has it, or leave a text field. */
const RESERVED: ReadonlySet<string> = new Set(['Tab', 'Enter', 'Escape', 'Shift+Tab']);

/**
 * The name of a press: `Space`, `Shift+A`, `?`. Letters follow what is printed on the key. Signs and digits
 * are named by what they write, as some keyboards need Shift for them.
 */
export function keyNameOf({ key, shiftKey }: Pressed): string {
  const name = key === ' ' ? 'Space' : key.length === 1 ? key.toUpperCase() : key;
  const isSign = key.length === 1 && key !== ' ' && !/\p{L}/u.test(key);
  return shiftKey && !isSign ? `Shift+${name}` : name;
}

export function keyOf(id: ActionId, assigned: AssignedKeys): string {
  return assigned[id] ?? ACTIONS.find((action) => action.id === id)?.key ?? '';
}

/** What a press does while a bench is open, or null. */
export function actionOf(
  keyName: string,
  { assigned, bench }: { assigned: AssignedKeys; bench: string },
): KeyAction | null {
  const works = ({ context }: KeyAction) => context === 'always' || context === bench;
  const candidates: readonly KeyAction[] = ACTIONS;
  return candidates.find((each) => works(each) && keyOf(each.id, assigned) === keyName) ?? null;
}

/** Actions that share their key with another one in the same place. */
export function conflictsOf(assigned: AssignedKeys): ReadonlySet<ActionId> {
  const conflicts = new Set<ActionId>();
  for (const one of ACTIONS) {
    for (const other of ACTIONS) {
      if (one.id === other.id || !overlap(one.context, other.context)) continue;
      if (keyOf(one.id, assigned) === keyOf(other.id, assigned)) conflicts.add(one.id);
    }
  }
  return conflicts;
}

export function isAssignable(keyName: string): boolean {
  return (
    !RESERVED.has(keyName) && !/^(Shift\+)?(Shift|Control|Alt|Meta|Dead|CapsLock)$/.test(keyName)
  );
}

/** A key that is assigned as by default is not kept. */
export function withKey(assigned: AssignedKeys, id: ActionId, keyName: string): AssignedKeys {
  const { [id]: _, ...rest } = assigned;
  return keyOf(id, rest) === keyName ? rest : { ...rest, [id]: keyName };
}

/** As it is written on buttons. */
export function keyLabelOf(keyName: string): string {
  return keyName
    .replace('Shift+', 'Shift ')
    .replace('ArrowDown', '↓')
    .replace('ArrowUp', '↑')
    .replace('Escape', 'Esc');
}

function overlap(one: KeyContext, other: KeyContext): boolean {
  return one === other || one === 'always' || other === 'always';
}
