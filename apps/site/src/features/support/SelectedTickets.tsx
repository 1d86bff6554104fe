import { errorText } from '@mes/client/error-text';
import type { Ticket } from '@mes/contract/support-schemas';
import { useState } from 'react';
import { useWrite } from '../../api/use-call';
import { Button } from '../../components/Button';
import { notify } from '../../components/toasts/notify';
import { interpolate } from '../../interpolate';
import { AssigneeSelect } from './AssigneeSelect';
import styles from './SelectedTickets.module.css';
import type { Selection } from './TicketRows';
import * as texts from './texts';

export function useSelection(): Selection & { clear: () => void } {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  return {
    ids,
    toggle: (id) =>
      setIds(new Set(ids.has(id) ? [...ids].filter((each) => each !== id) : [...ids, id])),
    clear: () => setIds(new Set()),
  };
}

interface SelectedTicketsProps {
  selection: ReturnType<typeof useSelection>;
  rows: readonly Ticket[];
}

/** What can be done with the selected tickets of the page that is shown. */
export function SelectedTickets({ selection, rows }: SelectedTicketsProps) {
  const assign = useWrite('support', 'assign');
  const [isPending, setIsPending] = useState(false);
  const selected = rows.filter(({ id }) => selection.ids.has(id));
  if (selected.length === 0) return null;

  const assignAll = async (assignee: string | null) => {
    setIsPending(true);
    try {
      for (const { id } of selected) await assign.mutateAsync({ id, assignee });
      notify({
        message: interpolate(texts.assignedAll, { count: selected.length }),
        kind: 'success',
      });
      selection.clear();
    } catch (error) {
      notify({ message: errorText(error), kind: 'danger' });
    } finally {
      setIsPending(false);
    }
  };
  return (
    <div className={styles.bar} data-bottom-bar="">
      <AssigneeSelect
        label={interpolate(texts.assignSelected, { count: selected.length })}
        disabled={isPending}
        onChange={(assignee) => void assignAll(assignee)}
      />
      <Button size="sm" variant="quiet" onClick={selection.clear}>
        {texts.deselect}
      </Button>
    </div>
  );
}
