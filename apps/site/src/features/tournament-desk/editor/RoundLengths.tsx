import type { Stage } from '@mes/contract/tournament-schemas';
import type { BRACKET_PARTS } from '@mes/contract/vocabulary';
import type { BestOf } from '@mes/domain/series/best-of';
import { defaultFormat } from '@mes/domain/veto/formats';
import { NumberInput } from '../../../components/forms/NumberInput';
import { Select } from '../../../components/forms/Select';
import { BEST_OF_OPTIONS } from '../labels';
import * as texts from '../texts';
import { EditedRows } from './EditedRows';

type Part = (typeof BRACKET_PARTS)[number];
type RoundLength = Stage['rounds'][number];

const PART_NAMES: Record<Part, string> = {
  upper: texts.upperBracket,
  lower: texts.lowerBracket,
  grand_final: texts.grandFinal,
  third_place: texts.thirdPlace,
  group: texts.group,
  swiss: texts.swiss,
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
      labels={{ add: texts.addRoundLength, remove: texts.removeThisLength }}
    >
      {(round, change, hideLabel) => (
        <>
          <NumberInput
            label={texts.round}
            value={round.round}
            min={-20}
            max={20}
            hideLabel={hideLabel}
            hint={hideLabel ? undefined : texts.roundHint}
            onChange={(number) => change({ ...round, round: number || 1 })}
          />
          <span />
          <Select
            label={texts.roundOf}
            hideLabel={hideLabel}
            options={parts.map((part) => ({ value: part, label: PART_NAMES[part] }))}
            value={round.part}
            onChange={(part) => change({ ...round, part })}
          />
          <Select
            label={texts.roundLength}
            hideLabel={hideLabel}
            options={[...BEST_OF_OPTIONS, { value: 'BO3_', label: texts.bestOf3WithoutBans }]}
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
