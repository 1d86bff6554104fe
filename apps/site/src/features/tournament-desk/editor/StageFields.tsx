import type { Stage } from '@mes/contract/tournament-schemas';
import { STAGE_FORMATS } from '@mes/contract/vocabulary';
import type { BestOf } from '@mes/domain/series/best-of';
import { IconTrash } from '@tabler/icons-react';
import { Checkbox } from '../../../components/forms/Checkbox';
import { NumberInput } from '../../../components/forms/NumberInput';
import { Select } from '../../../components/forms/Select';
import { TextInput } from '../../../components/forms/TextInput';
import { IconButton } from '../../../components/IconButton';
import { interpolate } from '../../../interpolate';
import { BEST_OF_OPTIONS, FORMAT_LABELS } from '../labels';
import * as texts from '../texts';
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
          {interpolate(texts.stageTitle, { number: index + 1, name: stage.name })}
        </h3>
        <IconButton
          label={interpolate(texts.removeStage, { number: index + 1 })}
          icon={<IconTrash size={18} stroke={1.75} />}
          onClick={onRemove}
        />
      </div>
      <div className={styles.grid}>
        <TextInput
          label={texts.name}
          value={stage.name}
          maxLength={60}
          onChange={(name) => onChange({ ...stage, name })}
        />
        <Select
          label={texts.format}
          options={FORMATS}
          value={stage.format}
          onChange={(format) => onChange(withFormat(stage, format))}
        />
        <Select
          label={texts.seriesLength}
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
          label={texts.thirdPlaceMatch}
          checked={stage.thirdPlaceMatch}
          onChange={(thirdPlaceMatch) => onChange({ ...stage, thirdPlaceMatch })}
        />
      );
    case 'double_elimination':
      return (
        <Checkbox
          label={texts.secondGrandFinal}
          checked={stage.grandFinalReset}
          onChange={(grandFinalReset) => onChange({ ...stage, grandFinalReset })}
        />
      );
    case 'gsl':
      return (
        <NumberInput
          label={texts.groups}
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
            label={texts.groups}
            value={stage.groups}
            min={1}
            max={64}
            onChange={(groups) => onChange({ ...stage, groups: groups ?? 1 })}
          />
          <Select
            label={texts.meetings}
            options={[
              { value: '1', label: texts.once },
              { value: '2', label: texts.twice },
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
        label={texts.ends}
        options={[
          { value: 'rounds', label: texts.afterRounds },
          { value: 'records', label: texts.byWinsAndLosses },
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
          label={texts.rounds}
          value={target.rounds}
          min={1}
          max={20}
          onChange={(rounds) => setTarget({ kind: 'rounds', rounds: rounds ?? 1 })}
        />
      ) : (
        <>
          <NumberInput
            label={texts.winsToGoOn}
            value={target.wins}
            min={1}
            max={10}
            onChange={(wins) => setTarget({ ...target, wins: wins ?? 1 })}
          />
          <NumberInput
            label={texts.lossesToBeOut}
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
