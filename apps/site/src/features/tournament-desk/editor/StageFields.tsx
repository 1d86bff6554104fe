import type { Stage } from '@mes/contract/tournament-schemas';
import { STAGE_FORMATS } from '@mes/contract/vocabulary';
import type { BestOf } from '@mes/domain/series/best-of';
import { IconTrash } from '@tabler/icons-react';
import { Checkbox } from '../../../components/forms/Checkbox';
import { NumberInput } from '../../../components/forms/NumberInput';
import { Select } from '../../../components/forms/Select';
import { TextInput } from '../../../components/forms/TextInput';
import { IconButton } from '../../../components/IconButton';
import { BEST_OF_OPTIONS, FORMAT_LABELS } from '../labels';
import { Advances } from './Advances';
import styles from './Editor.module.css';
import { RoundLengths } from './RoundLengths';
import { withFormat } from './stage-drafts';

const FORMATS = STAGE_FORMATS.map((value) => ({ value, label: FORMAT_LABELS[value] }));

interface StageFieldsProps {
  stage: Stage;
  index: number;
  /** The later stages, to which its teams can advance. */
  later: readonly { readonly index: number; readonly name: string }[];
  onChange: (stage: Stage) => void;
  onRemove: () => void;
}

export function StageFields({ stage, index, later, onChange, onRemove }: StageFieldsProps) {
  return (
    <div className={styles.stage}>
      <div className={styles.stageHead}>
        <h3 className={styles.stageTitle}>
          Stage {index + 1}: {stage.name}
        </h3>
        <IconButton
          label={`Remove stage ${index + 1}`}
          icon={<IconTrash size={18} stroke={1.75} />}
          onClick={onRemove}
        />
      </div>
      <div className={styles.grid}>
        <TextInput
          label="Name"
          value={stage.name}
          maxLength={60}
          onChange={(name) => onChange({ ...stage, name })}
        />
        <Select
          label="Format"
          options={FORMATS}
          value={stage.format}
          onChange={(format) => onChange(withFormat(stage, format))}
        />
        <Select
          label="Length of a series"
          options={BEST_OF_OPTIONS}
          value={String(stage.bestOf)}
          onChange={(next) => onChange({ ...stage, bestOf: Number(next) as BestOf })}
        />
        <FormatFields stage={stage} onChange={onChange} />
      </div>
      <RoundLengths stage={stage} onChange={onChange} />
      {later.length > 0 && <Advances stage={stage} later={later} onChange={onChange} />}
    </div>
  );
}

function FormatFields({ stage, onChange }: Pick<StageFieldsProps, 'stage' | 'onChange'>) {
  switch (stage.format) {
    case 'single_elimination':
      return (
        <Checkbox
          label="Match for third place"
          checked={stage.thirdPlaceMatch}
          onChange={(thirdPlaceMatch) => onChange({ ...stage, thirdPlaceMatch })}
        />
      );
    case 'double_elimination':
      return (
        <Checkbox
          label="Second grand final if the lower bracket wins the first"
          checked={stage.grandFinalReset}
          onChange={(grandFinalReset) => onChange({ ...stage, grandFinalReset })}
        />
      );
    case 'gsl':
      return (
        <NumberInput
          label="Groups"
          value={stage.groups}
          min={1}
          max={64}
          onChange={(groups) => onChange({ ...stage, groups: groups ?? 1 })}
        />
      );
    case 'round_robin':
      return (
        <>
          <NumberInput
            label="Groups"
            value={stage.groups}
            min={1}
            max={64}
            onChange={(groups) => onChange({ ...stage, groups: groups ?? 1 })}
          />
          <Select
            label="Meetings of two teams"
            options={[
              { value: '1', label: 'Once' },
              { value: '2', label: 'Twice' },
            ]}
            value={String(stage.legs)}
            onChange={(legs) => onChange({ ...stage, legs: Number(legs) })}
          />
        </>
      );
    case 'swiss':
      return <SwissFields stage={stage} onChange={onChange} />;
  }
}

type SwissStage = Extract<Stage, { format: 'swiss' }>;

function SwissFields({ stage, onChange }: { stage: SwissStage; onChange: (stage: Stage) => void }) {
  const { target } = stage;
  const setTarget = (next: SwissStage['target']) => onChange({ ...stage, target: next });
  return (
    <>
      <Select
        label="Ends"
        options={[
          { value: 'rounds', label: 'After so many rounds' },
          { value: 'records', label: 'By wins and losses' },
        ]}
        value={target.kind}
        onChange={(kind) =>
          setTarget(
            kind === 'rounds' ? { kind, rounds: 5 } : { kind: 'records', wins: 3, losses: 3 },
          )
        }
      />
      {target.kind === 'rounds' ? (
        <NumberInput
          label="Rounds"
          value={target.rounds}
          min={1}
          max={20}
          onChange={(rounds) => setTarget({ kind: 'rounds', rounds: rounds ?? 1 })}
        />
      ) : (
        <>
          <NumberInput
            label="Wins to go on"
            value={target.wins}
            min={1}
            max={10}
            onChange={(wins) => setTarget({ ...target, wins: wins ?? 1 })}
          />
          <NumberInput
            label="Losses to be out"
            value={target.losses}
            min={1}
            max={10}
            onChange={(losses) => setTarget({ ...target, losses: losses ?? 1 })}
          />
        </>
      )}
    </>
  );
}
