import type { PrivateMessage } from '@mes/contract/messages';
import { useWrite } from '../../api/use-call';
import { askForReport } from '../../components/conversation/ask-for-report';
import * as texts from './texts';

/** Reports a message to the moderators, after asking for the reason. */
export function useReportMessage(): (message: PrivateMessage) => Promise<void> {
  const report = useWrite('messages', 'report', { invalidates: [] });
  return ({ id, message }) =>
    askForReport({
      title: texts.reportTitle,
      confirmLabel: texts.reportMessage,
      text: message,
      send: (answer) => report.mutateAsync({ messageId: id, ...answer }),
    });
}
