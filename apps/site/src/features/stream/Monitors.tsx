import type { SceneReference, StreamControl } from '@mes/contract/stream-control';
import { classNames } from '@mes/ui/class-names';
import { Button } from '../../components/Button';
import { Key } from './Key';
import styles from './Monitors.module.css';
import { SceneFrame } from './SceneFrame';
import { sceneAddress } from './scene-address';
import { sceneName } from './scene-names';
import type { Direct } from './use-stream';

interface MonitorsProps {
  control: StreamControl;
  direct: Direct;
}

/** What comes next on the left, what is on air on the right, and the one button between them. */
export function Monitors({ control, direct }: MonitorsProps) {
  const { preview, program, revision } = control;
  return (
    <div className={styles.monitors}>
      {framesOf(control).map(({ key, role, scene }) => (
        <div
          key={key}
          className={classNames(styles.monitor, role === 'program' && styles.program)}
          data-monitor={role}
        >
          <SceneFrame address={sceneAddress(scene)} title={`${WORDS[role]}: ${sceneName(scene)}`} />
        </div>
      ))}
      {preview === null && <p className={styles.empty}>Choose a scene below.</p>}
      {program === null && (
        <p className={classNames(styles.empty, styles.program)}>Nothing is on air.</p>
      )}
      <p className={styles.label}>
        <b>Preview</b> {preview && sceneName(preview)}
      </p>
      <p className={classNames(styles.label, styles.live)}>
        <b>On air</b> {program && sceneName(program)}
      </p>
      <Button
        variant="onair"
        size="lg"
        className={styles.take}
        disabled={preview === null}
        onClick={() => void direct({ act: 'take' }, { revision })}
      >
        Take <Key>Space</Key>
      </Button>
    </div>
  );
}

const WORDS = { preview: 'Preview', program: 'On air' } as const;

interface Frame {
  key: string;
  role: 'preview' | 'program';
  scene: SceneReference;
}

/**
 * Always in the order of their addresses: a frame that is moved within the page loads anew, and a
 * take only changes which of the two is which.
 */
function framesOf({ preview, program }: StreamControl): Frame[] {
  const frames: Frame[] = [];
  if (preview) frames.push({ key: sceneAddress(preview), role: 'preview', scene: preview });
  if (program) {
    const address = sceneAddress(program);
    const isBoth = frames.some(({ key }) => key === address);
    frames.push({ key: isBoth ? `${address}#` : address, role: 'program', scene: program });
  }
  return frames.sort((one, other) => one.key.localeCompare(other.key));
}
