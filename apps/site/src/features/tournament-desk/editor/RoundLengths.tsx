import type { Stage } from '@mes/contract/tournament-schemas';
import type { BRACKET_PARTS } from '@mes/contract/vocabulary';
import type { BestOf } from '@mes/domain/series/best-of';
import { defaultFormat } from '@mes/domain/veto/formats';
import { NumberInput } from '../../../components/forms/NumberInput';
import { Select } from '../../../components/forms/Select';
import { BEST_OF_OPTIONS } from '../labels';
import { EditedRows } from './EditedRows';

type Part = (typeof BRACKET_PARTS)[number];
type RoundLength = Stage['rounds'][number];

const PART_NAMES: Record<Part, string> = {
  upper: 'Upper bracket',
  lower: 'Lower bracket',
  grand_final: 'Grand final',
  third_place: 'Third place',
  group: 'Group',
  swiss: 'Swiss',
};
const PARTS: Record<Stage['format'], readonly Part[]> = {
  single_elimination: ['upper', 'third_place'],
  double_elimination: ['upper', 'lower', 'grand_final'],
  round_robin: ['group'],
  gsl: ['upper', 'lower'],
  swiss: ['swiss'],
};

/** Rounds with another length than the rest of the stage, such as the final. */
export function RoundLengths({
  stage,
  onChange,
}: {
  stage: Stage;
  onChange: (stage: Stage) => void;
}) {
  const { rounds } = stage;
  const parts = PARTS[stage.format];
  return (
    <EditedRows<RoundLength>
      rows={rounds}
      onChange={(next) => onChange({ ...stage, rounds: next })}
      createRow={() => ({ part: parts.at(-1)!, round: -1, bestOf: 5, vetoFormat: null })}
      labels={{ add: 'Add a round of another length', remove: 'Remove this length' }}
    >
      {(round, change, index) => (
        <>
          <NumberInput
            label="Round"
            value={round.round}
            min={-20}
            max={20}
            hint={index === 0 ? '−1 is the last' : undefined}
            onChange={(number) => change({ ...round, round: number || 1 })}
          />
          <span />
          <Select
            label="of the"
            options={parts.map((part) => ({ value: part, label: PART_NAMES[part] }))}
            value={round.part}
            onChange={(part) => change({ ...round, part })}
          />
          <Select
            label="is a"
            options={[...BEST_OF_OPTIONS, { value: 'BO3_', label: 'Best of 3 without bans' }]}
            value={round.vetoFormat === 'BO3_' ? 'BO3_' : String(round.bestOf)}
            onChange={(next) => change({ ...round, ...lengthOf(next) })}
          />
        </>
      )}
    </EditedRows>
  );
}

function lengthOf(chosen: string): Pick<RoundLength, 'bestOf' | 'vetoFormat'> {
  if (chosen === 'BO3_') return { bestOf: 3, vetoFormat: 'BO3_' };
  const bestOf = Number(chosen) as BestOf;
  return { bestOf, vetoFormat: defaultFormat(bestOf) };
}
