import type { WriteStream } from 'node:tty';

export interface ProgressLine {
  /** Replaces the step before it. */
  show(step: string): void;
  clear(): void;
}

/** One line that changes, for a person; nothing for a file or a pipe. */
export function createProgress(stream: WriteStream): ProgressLine {
  let isShown = false;
  const clear = () => {
    if (isShown) stream.write('\r\u001b[K');
    isShown = false;
  };
  return {
    show(step) {
      if (!stream.isTTY) return;
      clear();
      stream.write(`  ${step} …`.slice(0, stream.columns - 1));
      isShown = true;
    },
    clear,
  };
}
