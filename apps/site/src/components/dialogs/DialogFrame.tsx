import type { Skin } from '@mes/domain/tournament/name/skin';
import { classNames } from '@mes/ui/class-names';
import {
  type FormEvent,
  type ReactNode,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import styles from './DialogFrame.module.css';
import { useCovered } from './DialogLayer';
import { useFocusTrap } from './use-focus-trap';

export interface DialogFrameProps {
  title: string;
  /** Read out together with the title. */
  message?: ReactNode;
  children?: ReactNode;
  /** Buttons, the main one last. */
  actions: ReactNode;
  wide?: boolean;
  skin?: Skin | null;
  /** Escape; null while the dialog cannot be left. */
  onLeave: (() => void) | null;
  onSubmit?: () => void;
}

export function DialogFrame({
  title,
  message,
  children,
  actions,
  wide = false,
  skin,
  onLeave,
  onSubmit,
}: DialogFrameProps) {
  const id = useId();
  const covered = useCovered();
  const frame = useRef<HTMLDivElement>(null);
  useFocusTrap(frame, !covered);
  useEscape(!covered, onLeave);

  return (
    <div
      ref={frame}
      role="dialog"
      aria-modal="true"
      aria-labelledby={`${id}-title`}
      aria-describedby={message ? `${id}-message` : undefined}
      data-tournament={skin ?? undefined}
      tabIndex={-1}
      className={classNames(styles.dialog, wide && styles.wide)}
    >
      <form
        className={styles.form}
        // Our own words say what is wrong, beside the field.
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          onSubmit?.();
        }}
      >
        <h2 id={`${id}-title`} className={styles.title}>
          {title}
        </h2>
        <div className={styles.body}>
          {message && (
            <div id={`${id}-message`} className={styles.message}>
              {message}
            </div>
          )}
          {children}
        </div>
        <div className={styles.actions}>{actions}</div>
      </form>
    </div>
  );
}

/** Wherever the focus is: a click beside the fields takes it away. */
function useEscape(active: boolean, onLeave: (() => void) | null) {
  const leave = useEffectEvent(() => onLeave?.());
  // Before the dialog is seen: whoever sees it may press.
  useLayoutEffect(() => {
    if (!active) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing) return;
      if (!belongsToList(event.target)) leave();
    };
    // On the way down: on the way up an open list would have closed already and not be noticed.
    document.addEventListener('keydown', onKeyDown, true);
    return () => document.removeEventListener('keydown', onKeyDown, true);
  }, [active]);
}

/** An open list inside the dialog takes the key for itself. */
function belongsToList(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches('[role=combobox][aria-expanded=true], option');
}
