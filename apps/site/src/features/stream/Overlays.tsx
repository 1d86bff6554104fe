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
import * as texts from './texts';
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
      notify({ message: scene ? texts.sceneReloads : texts.allScenesReload });
  }

  const columns: Column<ConnectedOverlay>[] = [
    { id: 'scene', header: texts.scene, key: true, cell: ({ scene }) => sceneName(partsOf(scene)) },
    {
      id: 'where',
      header: texts.shownIn,
      hideOnPhone: true,
      cell: ({ isMonitor }) => (isMonitor ? texts.aControlRoom : texts.aSource),
    },
    {
      id: 'version',
      header: texts.version,
      cell: ({ isOutdated }) =>
        isOutdated ? (
          <Chip tone="warn">{texts.olderVersion}</Chip>
        ) : (
          <Chip tone="win">{texts.newestVersion}</Chip>
        ),
    },
    {
      id: 'since',
      header: texts.connected,
      hideOnPhone: true,
      cell: ({ connectedAt }) => <Time at={connectedAt} show="ago" />,
    },
    {
      id: 'actions',
      header: hiddenHeaders.actions,
      cell: ({ scene }) => (
        <Button variant="quiet" size="sm" onClick={() => void reload(partsOf(scene))}>
          {texts.reload}
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
          empty={<EmptyRow>{texts.noOverlays}</EmptyRow>}
        >
          {(rows) => (
            <DataTable
              caption={texts.connectedOverlays}
              columns={columns}
              rows={rows}
              rowKey={({ scene, connectedAt }) => `${scene} ${connectedAt}`}
            />
          )}
        </Loaded>
      </Panel>
      <div className={styles.buttons}>
        <Button variant="quiet" onClick={() => void reload()}>
          {texts.reloadAllScenes}
        </Button>
        <Button variant="ghost" onClick={() => void direct({ act: 'read' })}>
          {texts.readAllDataAgain}
        </Button>
      </div>
    </div>
  );
}

function partsOf(scene: string): { group: string; scene: string } {
  const [group = '', name = ''] = scene.split('/');
  return { group, scene: name };
}
