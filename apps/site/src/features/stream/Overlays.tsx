import type { ConnectedOverlay } from '@mes/contract/stream-desk';
import { useEffect } from 'react';
import { useCall } from '../../api/use-call';
import { Button } from '../../components/Button';
import { Chip } from '../../components/layout/Chip';
import { type Column, DataTable } from '../../components/layout/DataTable';
import { Panel } from '../../components/layout/Panel';
import { EmptyRow } from '../../components/states/EmptyRow';
import { Loaded } from '../../components/states/Loaded';
import { SkeletonRows } from '../../components/states/Skeleton';
import { hiddenHeaders } from '../../components/text/hidden-headers';
import { Time } from '../../components/text/Time';
import { notify } from '../../components/toasts/notify';
import styles from './Overlays.module.css';
import { sceneName } from './scene-names';
import type { Direct } from './use-stream';

const READ_EVERY_MS = 3_000;

/** The sources that are connected now, with the version that they run. */
export function Overlays({ direct }: { direct: Direct }) {
  const overlays = useCall('stream', 'overlays', {});
  const { refetch } = overlays;
  useEffect(() => {
    const timer = setInterval(() => void refetch(), READ_EVERY_MS);
    return () => clearInterval(timer);
  }, [refetch]);

  async function reload(scene?: { group: string; scene: string }): Promise<void> {
    if (await direct({ act: 'reload', ...scene }))
      notify({ message: scene ? 'The scene loads anew.' : 'All scenes load anew.' });
  }

  const columns: Column<ConnectedOverlay>[] = [
    { id: 'scene', header: 'Scene', key: true, cell: ({ scene }) => sceneName(partsOf(scene)) },
    {
      id: 'where',
      header: 'Shown in',
      hideOnPhone: true,
      cell: ({ isMonitor }) => (isMonitor ? 'a control room' : 'a source'),
    },
    {
      id: 'version',
      header: 'Version',
      cell: ({ isOutdated }) =>
        isOutdated ? <Chip tone="warn">Older, until off air</Chip> : <Chip tone="win">Newest</Chip>,
    },
    {
      id: 'since',
      header: 'Connected',
      hideOnPhone: true,
      cell: ({ connectedAt }) => <Time at={connectedAt} show="ago" />,
    },
    {
      id: 'actions',
      header: hiddenHeaders.actions,
      cell: ({ scene }) => (
        <Button variant="quiet" size="sm" onClick={() => void reload(partsOf(scene))}>
          Reload
        </Button>
      ),
    },
  ];
  return (
    <div className={styles.overlays}>
      <Panel>
        <Loaded
          query={overlays}
          skeleton={<SkeletonRows rows={3} />}
          empty={<EmptyRow>No overlay is connected. Add a scene’s link to OBS.</EmptyRow>}
        >
          {(rows) => (
            <DataTable
              caption="Connected overlays"
              columns={columns}
              rows={rows}
              rowKey={({ scene, connectedAt }) => `${scene} ${connectedAt}`}
            />
          )}
        </Loaded>
      </Panel>
      <div className={styles.buttons}>
        <Button variant="quiet" onClick={() => void reload()}>
          Reload all scenes
        </Button>
        <Button variant="ghost" onClick={() => void direct({ act: 'read' })}>
          Read all data again
        </Button>
      </div>
    </div>
  );
}

function partsOf(scene: string): { group: string; scene: string } {
  const [group = '', name = ''] = scene.split('/');
  return { group, scene: name };
}
