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
  /** Announced together with the title. */
  message?: ReactNode;
  children?: ReactNode;
  /** Buttons, the main one last. */
  actions: ReactNode;
  wide?: boolean;
  skin?: Skin | null;
  /** Called on Escape; null while the dialog cannot be closed. */
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
  const isCovered = useCovered();
  const frame = useRef<HTMLDivElement>(null);
  useFocusTrap(frame, !isCovered);
  useEscape(!isCovered, onLeave);

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
        // Fields show their own validation messages.
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

/** On the document, as a click beside the fields moves the focus out of the dialog. */
function useEscape(active: boolean, onLeave: (() => void) | null) {
  const leave = useEffectEvent(() => onLeave?.());
  // A layout effect, so that the key works as soon as the dialog is visible.
  useLayoutEffect(() => {
    if (!active) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing) return;
      if (!belongsToList(event.target)) leave();
    };
    // In the capture phase: in the bubble phase an open list would already be closed.
    document.addEventListener('keydown', onKeyDown, true);
    return () => document.removeEventListener('keydown', onKeyDown, true);
  }, [active]);
}

/** Escape in an open list closes only the list. */
function belongsToList(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches('[role=combobox][aria-expanded=true], option');
}
