import { channels } from '@mes/client/channels';
import { satisfies } from '@mes/domain/permissions/permissions';
import { usePermissions } from '../../api/account';
import { useCall, useWrite } from '../../api/use-call';
import { useLive } from '../../api/use-live';
import { Button } from '../../components/Button';
import { confirmAction } from '../../components/dialogs/dialogs';
import styles from './Boards.module.css';

/** Recalculates all ratings and shows the progress, for admins. */
export function RebuildRatings() {
  return satisfies(usePermissions(), 'Admin') ? <Rebuild /> : null;
}

function Rebuild() {
  const progress = useCall('ratings', 'rebuildProgress', {});
  const rebuild = useWrite('ratings', 'rebuild');
  useLive(channels.staff(), { reads: ['ratings'] });
  const running = progress.data && progress.data.finishedAt === null ? progress.data : null;
  const start = () =>
    confirmAction({
      title: 'Rebuild all ratings?',
      message: 'Every series is rated anew, oldest first. What people see changes when it is done.',
      confirmLabel: 'Rebuild ratings',
      action: () => rebuild.mutateAsync({}),
      success: 'The rebuild has begun.',
    });
  if (!running)
    return (
      <Button variant="ghost" onClick={() => void start()}>
        Rebuild ratings
      </Button>
    );
  return (
    <label className={styles.rebuild}>
      Rating {running.done} of {running.total} series
      <progress value={running.done} max={Math.max(1, running.total)} />
    </label>
  );
}
