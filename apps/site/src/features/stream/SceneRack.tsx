import type { StreamControl } from '@mes/contract/stream-control';
import { SCENES_BY_GROUP } from '@mes/domain/stream/scenes';
import { classNames } from '@mes/ui/class-names';
import { IconCopy } from '@tabler/icons-react';
import { IconButton } from '../../components/IconButton';
import { Section } from '../../components/layout/Section';
import { Tabs } from '../../components/layout/Tabs';
import { notify } from '../../components/toasts/notify';
import { SCENE_KEYS } from './hotkeys';
import { Key } from './Key';
import styles from './SceneRack.module.css';
import { sceneAddress, sceneOf } from './scene-address';
import { GROUP_NAMES } from './scene-names';
import type { Direct } from './use-stream';

interface SceneRackProps {
  control: StreamControl;
  group: string;
  onGroup: (group: string) => void;
  direct: Direct;
}

const GROUPS = Object.keys(SCENES_BY_GROUP).map((id) => ({ id, label: GROUP_NAMES[id] ?? id }));

/** Every scene of a group: a press puts it into the preview. */
export function SceneRack({ control, group, onGroup, direct }: SceneRackProps) {
  const { preview, program } = control;
  const scenes = SCENES_BY_GROUP[group] ?? [];
  return (
    <Section title="Scenes" more={<a href="/app/streaming">All scenes with links</a>}>
      <Tabs label="Groups of scenes" tabs={GROUPS} value={group} onChange={onGroup} />
      <ul className={styles.rack}>
        {scenes.map(({ scene, name }, index) => {
          const reference = sceneOf(group, scene);
          const address = sceneAddress(reference);
          const isNext = preview !== null && sceneAddress(preview) === address;
          const isOn = program !== null && sceneAddress(program) === address;
          return (
            <li key={scene} className={styles.item}>
              <button
                type="button"
                className={classNames(styles.scene, isNext && styles.next, isOn && styles.on)}
                aria-pressed={isNext}
                onClick={() => void direct({ act: 'preview', scene: reference })}
              >
                {SCENE_KEYS[index] && <Key>{SCENE_KEYS[index]}</Key>}
                <span className={styles.name}>{name}</span>
                {isOn && <span className={styles.mark}>On air</span>}
              </button>
              <IconButton
                size="sm"
                label={`Copy the link of ${name}`}
                icon={<IconCopy size={16} stroke={1.75} />}
                onClick={() => void copyLink(address)}
              />
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

async function copyLink(address: string): Promise<void> {
  const link = `${location.origin}${address}`;
  try {
    await navigator.clipboard.writeText(link);
    notify({ message: 'The link is copied. Paste it into a browser source of OBS.' });
  } catch {
    // Browsers have no clipboard for pages without a certificate.
    notify({ message: link, kind: 'danger' });
  }
}
