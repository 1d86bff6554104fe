import { useState } from 'react';
import { useCall } from '../../api/use-call';

const MOST = 100;

/** Earlier commands, newest first. Position 0 is the draft that is being written. */
export function useCommandHistory() {
  const stored = useCall('terminal', 'history', { page: 0, size: MOST });
  const [own, setOwn] = useState<readonly string[]>([]);
  const [position, setPosition] = useState(0);
  const [draft, setDraft] = useState('');
  const earlier = stored.data?.data.map(({ code }) => code) ?? [];
  const commands = [...new Set([...own, ...earlier])];

  return {
    position,
    count: commands.length,
    /** Goes to an older command (1) or a newer one (-1). Returns its code, or null at the end. */
    move(step: 1 | -1, current: string): string | null {
      const next = position + step;
      if (next < 0 || next > commands.length) return null;
      if (position === 0) setDraft(current);
      setPosition(next);
      return next === 0 ? draft : (commands[next - 1] ?? null);
    },
    add(code: string): void {
      setOwn((before) => [code, ...before.filter((each) => each !== code)]);
      setPosition(0);
    },
    /** Whoever changes an earlier command has a new draft. */
    leave(): void {
      setPosition(0);
    },
  };
}

export type CommandHistory = ReturnType<typeof useCommandHistory>;
