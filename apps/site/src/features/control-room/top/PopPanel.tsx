import { classNames } from '@mes/ui/class-names';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import styles from './Panel.module.css';

interface PopPanelProps {
  label: string;
  isMenu?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** Over the room without blocking it: every key still works, a press beside it closes it. */
export function PopPanel({ label, isMenu = false, onClose, children }: PopPanelProps) {
  const box = useRef<HTMLElement>(null);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const onPointer = (event: PointerEvent) => {
      const { target } = event;
      if (!(target instanceof Element) || box.current?.contains(target)) return;
      // Its own button closes it by itself; dialogs belong to it.
      if (!target.closest('[aria-expanded=true], [role=dialog]')) close();
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close();
    };
    document.addEventListener('pointerdown', onPointer);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPointer);
      document.removeEventListener('keydown', onKey);
    };
  }, []);
  return (
    <section
      ref={box}
      aria-label={label}
      className={classNames(styles.panel, isMenu && styles.menu)}
    >
      {children}
    </section>
  );
}
