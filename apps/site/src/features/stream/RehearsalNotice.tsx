import { errorText } from '@mes/client/error-text';
import type { StreamDesk } from '@mes/contract/stream-desk';
import { useWrite } from '../../api/use-call';
import { Button } from '../../components/Button';
import { Alert } from '../../components/states/Alert';
import { notify } from '../../components/toasts/notify';
import { interpolate } from '../../interpolate';
import * as texts from './texts';

/** Stands above everything for as long as what is shown is not real. */
export function RehearsalNotice({ desk }: { desk: StreamDesk }) {
  const end = useWrite('stream', 'endRehearsal');
  const { rehearsal } = desk;
  if (!rehearsal) return null;
  const { teamA, teamB, step, steps } = rehearsal;
  return (
    <Alert
      kind="warning"
      title={texts.rehearsal}
      announce
      action={
        <Button
          variant="ghost"
          loading={end.isPending}
          onClick={() =>
            end.mutate(
              {},
              { onError: (error) => notify({ message: errorText(error), kind: 'danger' }) },
            )
          }
        >
          {texts.endRehearsal}
        </Button>
      }
    >
      {interpolate(texts.rehearsalNotice, { teamA, teamB, step: step + 1, steps })}
    </Alert>
  );
}
