import type { ComponentProps } from 'react';
import { useRef, useState } from 'react';
import { Press } from '../Press';

type PressProps = Omit<ComponentProps<typeof Press>, 'action' | 'onClick'>;

const HOLD_MS = 500;
const SWIPE_PX = 80;

/** Acts only when it was held for half a second. */
export function HoldPress({ onHeld, ...rest }: PressProps & { onHeld: () => void }) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const release = () => clearTimeout(timer.current);
  return (
    <Press
      {...rest}
      onPointerDown={() => {
        timer.current = setTimeout(onHeld, HOLD_MS);
      }}
      onPointerUp={release}
      onPointerLeave={release}
      onPointerCancel={release}
      onContextMenu={(event) => event.preventDefault()}
    />
  );
}

interface SwipeLockProps {
  className: string | undefined;
  label: string;
  onUnlock: () => void;
}

/** One swipe in any direction opens it; a touch in the pocket does not. */
export function SwipeLock({ className, label, onUnlock }: SwipeLockProps) {
  const [start, setStart] = useState<{ x: number; y: number } | null>(null);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a swipe is no click; Enter opens it as well
    <div
      role="button"
      tabIndex={0}
      className={className}
      onPointerDown={({ clientX, clientY }) => setStart({ x: clientX, y: clientY })}
      onPointerUp={({ clientX, clientY }) => {
        if (start && Math.hypot(clientX - start.x, clientY - start.y) > SWIPE_PX) onUnlock();
        setStart(null);
      }}
      onKeyDown={({ key }) => key === 'Enter' && onUnlock()}
    >
      {label}
    </div>
  );
}
