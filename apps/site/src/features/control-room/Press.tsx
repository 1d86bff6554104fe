import { classNames } from '@mes/ui/class-names';
import type { ComponentProps, ReactNode } from 'react';
import type { ActionId } from './keys/actions';
import { useKeyLabel } from './keys/stored-keys';
import styles from './Press.module.css';
import { useRoom } from './state/room-context';

type Look = 'plain' | 'line' | 'bone' | 'panic' | 'air' | 'alarm';

interface PressProps extends Omit<ComponentProps<'button'>, 'type'> {
  /** Sends the form that it stands in: Enter in a field does the same. */
  isSubmit?: boolean;
  look?: Look;
  align?: 'centre' | 'left' | 'column';
  /** What it does, with its key written on it. */
  action?: ActionId;
  /** Instead of the key of its action, or with it hidden. */
  keyLabel?: string | null;
  children: ReactNode;
}

/** Everything that is pressed in a show. A click does not keep the focus: the room sees to it. */
export function Press({ action, onClick, keyLabel, children, ...rest }: PressProps) {
  if (!action)
    return (
      <PressFrame {...rest} onClick={onClick}>
        {children}
        {keyLabel && <Key>{keyLabel}</Key>}
      </PressFrame>
    );
  return (
    <ActionPress {...rest} action={action} onClick={onClick} keyLabel={keyLabel}>
      {children}
    </ActionPress>
  );
}

function ActionPress({
  action,
  onClick,
  keyLabel,
  children,
  ...rest
}: PressProps & { action: ActionId }) {
  const { run } = useRoom();
  const label = useKeyLabel(action);
  const shown = keyLabel === undefined ? label : keyLabel;
  return (
    <PressFrame {...rest} onClick={onClick ?? (() => run(action))}>
      {children}
      {shown && <Key>{shown}</Key>}
    </PressFrame>
  );
}

function PressFrame({
  look = 'plain',
  align = 'centre',
  isSubmit = false,
  className,
  ...rest
}: PressProps) {
  return (
    <button
      {...rest}
      type={isSubmit ? 'submit' : 'button'}
      className={classNames(
        styles.press,
        look !== 'plain' && styles[look],
        align !== 'centre' && styles[align],
        className,
      )}
    />
  );
}

export function Key({ children }: { children: ReactNode }) {
  return <kbd className={styles.key}>{children}</kbd>;
}
