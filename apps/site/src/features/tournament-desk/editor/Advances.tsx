import type { Stage } from '@mes/contract/tournament-schemas';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { Button } from '../../../components/Button';
import { NumberInput } from '../../../components/forms/NumberInput';
import { Select } from '../../../components/forms/Select';
import { IconButton } from '../../../components/IconButton';
import styles from './Editor.module.css';

type Advance = Stage['advances'][number];

interface AdvancesProps {
  stage: Stage;
  later: readonly { readonly index: number; readonly name: string }[];
  onChange: (stage: Stage) => void;
}

const INTO = [
  { value: 'any', label: 'Upper bracket' },
  { value: 'lower', label: 'Lower bracket' },
];

/** Which places go on, and where to. */
export function Advances({ stage, later, onChange }: AdvancesProps) {
  const { advances } = stage;
  const change = (place: number, next: Advance) =>
    onChange({
      ...stage,
      advances: advances.map((each, index) => (index === place ? next : each)),
    });
  const ofEach = 'groups' in stage ? 'Places of each group' : 'Places';
  return (
    <div className={styles.rows}>
      {advances.map((advance, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row has nothing but its place
        <div key={`${place} ${advances.length}`} className={styles.row}>
          <NumberInput
            label={`${ofEach} from`}
            value={advance.from}
            min={1}
            max={4_096}
            onChange={(from) => change(place, { ...advance, from: from ?? 1 })}
          />
          <NumberInput
            label="to"
            value={advance.to}
            min={1}
            max={4_096}
            onChange={(to) => change(place, { ...advance, to: to ?? 1 })}
          />
          <Select
            label="go on to"
            options={later.map(({ index, name }) => ({ value: String(index), label: name }))}
            value={String(advance.stage)}
            onChange={(next) => change(place, { ...advance, stage: Number(next) })}
          />
          <Select
            label="into the"
            options={INTO}
            value={advance.into === 'lower' ? 'lower' : 'any'}
            onChange={(next) =>
              change(place, { ...advance, into: next === 'lower' ? 'lower' : null })
            }
          />
          <IconButton
            label="Remove these places"
            icon={<IconTrash size={18} stroke={1.75} />}
            onClick={() =>
              onChange({ ...stage, advances: advances.filter((_, index) => index !== place) })
            }
          />
        </div>
      ))}
      <div className={styles.bar}>
        <Button
          variant="quiet"
          size="sm"
          icon={<IconPlus size={16} stroke={1.75} />}
          onClick={() => onChange({ ...stage, advances: [...advances, nextOf(advances, later)] })}
        >
          Add places that go on
        </Button>
      </div>
    </div>
  );
}

function nextOf(advances: readonly Advance[], later: AdvancesProps['later']): Advance {
  const from = Math.max(0, ...advances.map(({ to }) => to)) + 1;
  return { from, to: from + 1, stage: later[0]!.index, into: null };
}
