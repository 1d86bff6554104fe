import { channels } from '@mes/client/channels';
import { satisfies } from '@mes/domain/permissions/permissions';
import { usePermissions } from '../../api/account';
import { useCall, useWrite } from '../../api/use-call';
import { useLive } from '../../api/use-live';
import { Button } from '../../components/Button';
import { confirmAction } from '../../components/dialogs/dialogs';
import { interpolate } from '../../interpolate';
import styles from './Boards.module.css';
import * as texts from './texts';

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
      title: texts.rebuildAllRatingsTitle,
      message: texts.rebuildMessage,
      confirmLabel: texts.rebuildRatings,
      action: () => rebuild.mutateAsync({}),
      success: texts.rebuildBegun,
    });
  if (!running)
    return (
      <Button variant="ghost" onClick={() => void start()}>
        {texts.rebuildRatings}
      </Button>
    );
  return (
    <label className={styles.rebuild}>
      {interpolate(texts.rebuildProgress, { done: running.done, total: running.total })}
      <progress value={running.done} max={Math.max(1, running.total)} />
    </label>
  );
}
