import { classNames } from '@mes/ui/class-names';
import { IconAlertTriangle, IconCircleCheck, IconX } from '@tabler/icons-react';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useIsHydrating } from '../../ssr/hydration';
import { Button } from '../Button';
import { IconButton } from '../IconButton';
import * as texts from '../texts';
import { toasts } from './notify';
import styles from './Toasts.module.css';
import type { Toast, ToastKind } from './toast-store';

const ICONS: Record<ToastKind, typeof IconX | null> = {
  default: null,
  success: IconCircleCheck,
  danger: IconAlertTriangle,
};

/** The container of toasts, rendered once in the frame. Always rendered, as a live region must exist before it changes. */
export function Toasts() {
  const shown = useSyncExternalStore(toasts.subscribe, toasts.current, toasts.current);
  const box = useRef<HTMLElement>(null);
  const isHydrating = useIsHydrating();

  // A removed toast takes hover and focus with it, and the browser fires no event for that.
  useEffect(() => {
    const isRead = box.current?.matches(':hover, :focus-within');
    if (shown.length === 0 || !isRead) toasts.resume();
  }, [shown]);

  if (isHydrating) return null;
  // Outside of the page's root element, which is inert while a dialog is open.
  return createPortal(
    <section
      ref={box}
      className={styles.stack}
      aria-label={texts.notices}
      onMouseEnter={toasts.pause}
      onMouseLeave={toasts.resume}
      onFocus={toasts.pause}
      onBlur={toasts.resume}
    >
      <ol className={styles.list} aria-live="polite" aria-relevant="additions text">
        {shown.map((toast) => (
          <ToastRow key={toast.id} toast={toast} />
        ))}
      </ol>
    </section>,
    document.body,
  );
}

function ToastRow({ toast }: { toast: Toast }) {
  const Icon = ICONS[toast.kind];
  const { action } = toast;
  return (
    <li
      className={classNames(styles.toast, styles[toast.kind], toast.leaving && styles.leaving)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') toasts.dismiss(toast.id);
      }}
    >
      {Icon && <Icon className={styles.icon} size={18} stroke={1.75} aria-hidden="true" />}
      <div className={styles.text} role={toast.kind === 'danger' ? 'alert' : undefined}>
        {toast.title && <p className={styles.title}>{toast.title}</p>}
        <p className={toast.title ? styles.message : undefined}>{toast.message}</p>
      </div>
      {action && (
        <Button
          size="sm"
          variant="ghost"
          onClick={() => {
            toasts.dismiss(toast.id);
            action.run();
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton
        size="sm"
        label={texts.dismiss}
        icon={<IconX stroke={1.75} />}
        onClick={() => toasts.dismiss(toast.id)}
      />
    </li>
  );
}
