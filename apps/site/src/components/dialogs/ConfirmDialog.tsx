import type { ConfirmOptions } from './dialog-requests';
import { FlowFrame } from './FlowFrame';
import { useFlow } from './use-flow';

/** How a dialog is closed. */
export interface DialogHandlers {
  close: (result: unknown) => void;
  cancel: () => void;
}

export function ConfirmDialog({
  options,
  close,
  cancel,
}: DialogHandlers & { options: ConfirmOptions }) {
  const running = useFlow<true>(options, close);
  return (
    <FlowFrame
      {...options}
      running={running}
      cancel={cancel}
      onSubmit={() => running.submit(true)}
    />
  );
}
