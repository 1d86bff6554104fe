import type { ConfirmOptions } from './dialog-requests';
import { FlowFrame } from './FlowFrame';
import { useFlow } from './use-flow';

/** How a dialog ends. */
export interface Ends {
  close: (result: unknown) => void;
  cancel: () => void;
}

export function ConfirmDialog({ options, close, cancel }: Ends & { options: ConfirmOptions }) {
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
