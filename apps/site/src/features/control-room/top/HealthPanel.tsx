import { useWrite } from '../../../api/use-call';
import { confirm } from '../../../components/dialogs/dialogs';
import { Press } from '../Press';
import { OVERLAY_ADDRESS, outputAddress, PROGRAM_ADDRESS } from '../scene-address';
import { useRoom } from '../state/room-context';
import { say } from '../state/room-notice';
import tight from '../Tight.module.css';
import * as roomTexts from '../texts';
import type { HealthCell } from './health-cells';
import { ObsForm } from './ObsForm';
import styles from './Panel.module.css';
import { PopPanel } from './PopPanel';
import * as texts from './texts';

interface HealthPanelProps {
  cell: HealthCell;
  samples: readonly (number | null)[];
  onClose: () => void;
}

/** The last ten minutes, and the address of the source. */
export function HealthPanel({ cell, samples, onClose }: HealthPanelProps) {
  return (
    <PopPanel label={cell.label} onClose={onClose}>
      <h2 className={tight.tight}>{cell.label}</h2>
      {cell.name === 'obs' ? <ObsForm onDone={onClose} /> : <Graph samples={samples} />}
      {cell.name === 'program' && <SourceAddress path={PROGRAM_ADDRESS} />}
      {cell.name === 'overlay' && <SourceAddress path={OVERLAY_ADDRESS} />}
    </PopPanel>
  );
}

const WIDTH = 600;
const HEIGHT = 100;
const SLOW_MS = 400;

function Graph({ samples }: { samples: readonly (number | null)[] }) {
  const known = samples.filter((value) => value !== null);
  if (known.length < 2) return <p className={styles.note}>{texts.noValues}</p>;
  const top = Math.max(SLOW_MS * 1.25, ...known);
  const yOf = (value: number) => HEIGHT - (value / top) * HEIGHT;
  const offset = WIDTH - samples.length;
  // A gap where nothing was known starts a new line.
  const path = samples
    .map((value, index) =>
      value === null
        ? ''
        : `${samples[index - 1] == null ? 'M' : 'L'}${offset + index} ${yOf(value).toFixed(1)}`,
    )
    .join('');
  return (
    <div className={styles.address}>
      <small className={styles.note}>{texts.lastTenMinutes}</small>
      <svg
        className={styles.graph}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <line x1="0" x2={WIDTH} y1={yOf(SLOW_MS)} y2={yOf(SLOW_MS)} />
        <path d={path} />
      </svg>
    </div>
  );
}

function SourceAddress({ path }: { path: string }) {
  const { sourceKey } = useRoom();
  const renew = useWrite('show', 'renewSourceKey');
  const address = outputAddress(path, sourceKey);
  const copy = async () => {
    await navigator.clipboard.writeText(address);
    say(texts.copied);
  };
  const askToRenew = () =>
    confirm({
      title: texts.renewKey,
      message: texts.renewKeyMessage,
      confirmLabel: texts.renewKey,
      danger: true,
      action: () => renew.mutateAsync({}),
    });
  return (
    <div className={styles.address}>
      <small className={styles.note}>{roomTexts.address}</small>
      <code>{address}</code>
      <p className={styles.note}>{texts.overlayHint}</p>
      <div className={styles.buttons}>
        <Press onClick={() => void copy()}>{texts.copy}</Press>
        <Press look="line" onClick={() => void askToRenew()}>
          {texts.renewKey}
        </Press>
      </div>
    </div>
  );
}
