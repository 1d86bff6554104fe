import { Button } from '../Button';
import { Alert } from '../states/Alert';
import * as texts from '../texts';
import type { DialogHandlers } from './ConfirmDialog';
import { DialogFrame } from './DialogFrame';
import type { MessageOptions } from './dialog-requests';

export function MessageDialog({ options, cancel }: DialogHandlers & { options: MessageOptions }) {
  const { title, message, tone, closeLabel = texts.close, skin, isWide } = options;
  return (
    <DialogFrame
      title={title}
      message={message && tone ? <Alert kind={tone}>{message}</Alert> : message}
      skin={skin}
      wide={isWide}
      onLeave={cancel}
      onSubmit={cancel}
      actions={
        <Button type="submit" data-autofocus>
          {closeLabel}
        </Button>
      }
    />
  );
}
