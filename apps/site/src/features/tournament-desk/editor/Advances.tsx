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

const BRACKET_OPTIONS = [
  { value: 'any', label: 'Upper bracket' },
  { value: 'lower', label: 'Lower bracket' },
];

/** Which places advance to which stage. */
export function Advances({ stage, later, onChange }: AdvancesProps) {
  const { advances } = stage;
  const change = (at: number, next: Advance) =>
    onChange({
      ...stage,
      advances: advances.map((each, index) => (index === at ? next : each)),
    });
  const placesLabel = 'groups' in stage ? 'Places of each group' : 'Places';
  return (
    <div className={styles.rows}>
      {advances.map((advance, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row has nothing but its place
        <div key={`${at} ${advances.length}`} className={styles.row}>
          <NumberInput
            label={`${placesLabel} from`}
            value={advance.from}
            min={1}
            max={4_096}
            onChange={(from) => change(at, { ...advance, from: from ?? 1 })}
          />
          <NumberInput
            label="to"
            value={advance.to}
            min={1}
            max={4_096}
            onChange={(to) => change(at, { ...advance, to: to ?? 1 })}
          />
          <Select
            label="go on to"
            options={later.map(({ index, name }) => ({ value: String(index), label: name }))}
            value={String(advance.stage)}
            onChange={(next) => change(at, { ...advance, stage: Number(next) })}
          />
          <Select
            label="into the"
            options={BRACKET_OPTIONS}
            value={advance.into === 'lower' ? 'lower' : 'any'}
            onChange={(next) => change(at, { ...advance, into: next === 'lower' ? 'lower' : null })}
          />
          <IconButton
            label="Remove these places"
            icon={<IconTrash size={18} stroke={1.75} />}
            onClick={() =>
              onChange({ ...stage, advances: advances.filter((_, index) => index !== at) })
            }
          />
        </div>
      ))}
      <div className={styles.bar}>
        <Button
          variant="quiet"
          size="sm"
          icon={<IconPlus size={16} stroke={1.75} />}
          onClick={() =>
            onChange({ ...stage, advances: [...advances, nextAdvance(advances, later)] })
          }
        >
          Add places that go on
        </Button>
      </div>
    </div>
  );
}

function nextAdvance(advances: readonly Advance[], later: AdvancesProps['later']): Advance {
  const from = Math.max(0, ...advances.map(({ to }) => to)) + 1;
  return { from, to: from + 1, stage: later[0]!.index, into: null };
}
