import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../Button';
import { Alert } from '../states/Alert';
import * as texts from '../texts';
import { DialogFrame } from './DialogFrame';
import type { DialogTexts } from './dialog-requests';
import { canLeave } from './flow';
import type { RunningFlow } from './use-flow';

export interface FlowFrameProps<Value> extends DialogTexts {
  running: RunningFlow<Value>;
  cancel: () => void;
  onSubmit?: () => void;
  /** False hides the confirm button while there is nothing to confirm. */
  confirmable?: boolean;
  /** The initial focus; forms start in their first field. */
  focus?: 'actions' | 'fields';
  wide?: boolean;
  children?: ReactNode;
}

/** The frame of a dialog with an action: question, pending, then success or error. */
export function FlowFrame<Value>({
  title,
  message,
  confirmLabel = texts.confirm,
  cancelLabel = texts.cancel,
  danger = false,
  skin,
  running: { flow, leave },
  cancel,
  onSubmit,
  confirmable = true,
  focus = 'actions',
  wide,
  children,
}: FlowFrameProps<Value>) {
  const close = useRef<HTMLButtonElement>(null);
  const error = useRef<HTMLDivElement>(null);
  // The focused button was removed; without this the focus would leave the dialog.
  useEffect(() => {
    if (flow.phase === 'done') close.current?.focus();
    // Below a long form it would be out of sight.
    if (flow.phase === 'failed') error.current?.scrollIntoView({ block: 'nearest' });
  }, [flow.phase]);

  if (flow.phase === 'done') {
    return (
      <DialogFrame
        {...{ title, skin, wide }}
        onLeave={leave}
        onSubmit={leave}
        actions={
          <Button ref={close} type="submit" data-autofocus>
            {texts.close}
          </Button>
        }
      >
        <Alert kind="success" announce>
          {flow.message}
        </Alert>
      </DialogFrame>
    );
  }

  const pending = flow.phase === 'pending';
  const initialFocus = focus === 'fields' ? null : danger ? 'cancel' : 'confirm';
  return (
    <DialogFrame
      {...{ title, message, skin, wide, onSubmit }}
      onLeave={canLeave(flow) ? cancel : null}
      actions={
        <>
          <Button
            variant="ghost"
            onClick={cancel}
            disabled={pending}
            data-autofocus={initialFocus === 'cancel' || undefined}
          >
            {cancelLabel}
          </Button>
          {confirmable && (
            <Button
              type="submit"
              variant={danger ? 'danger' : 'primary'}
              loading={pending}
              data-autofocus={initialFocus === 'confirm' || undefined}
            >
              {flow.phase === 'failed' ? texts.tryAgain : confirmLabel}
            </Button>
          )}
        </>
      }
    >
      {children}
      {flow.phase === 'failed' && (
        <div ref={error}>
          <Alert kind="danger" title={texts.error} announce>
            {flow.message}
          </Alert>
        </div>
      )}
    </DialogFrame>
  );
}
