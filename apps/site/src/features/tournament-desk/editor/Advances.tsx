import type { Stage } from '@mes/contract/tournament-schemas';
import { Select } from '../../../components/forms/Select';
import { interpolate } from '../../../interpolate';
import * as texts from '../texts';
import { EditedRows, nextPlace, Places } from './EditedRows';

type Advance = Stage['advances'][number];

interface AdvancesProps {
  stage: Stage;
  later: readonly { readonly index: number; readonly name: string }[];
  onChange: (stage: Stage) => void;
}

const BRACKET_OPTIONS = [
  { value: 'any', label: texts.upperBracket },
  { value: 'lower', label: texts.lowerBracket },
];

/** Which places advance to which stage. */
export function Advances({ stage, later, onChange }: AdvancesProps) {
  const { advances } = stage;
  const placesLabel = 'groups' in stage ? texts.placesOfGroup : texts.places;
  return (
    <EditedRows<Advance>
      rows={advances}
      onChange={(next) => onChange({ ...stage, advances: next })}
      createRow={() => nextAdvance(advances, later)}
      labels={{ add: texts.addPlaces, remove: texts.removeThesePlaces }}
    >
      {(advance, change, hideLabel) => (
        <>
          <Places
            label={interpolate(texts.placesFrom, { places: placesLabel })}
            hideLabel={hideLabel}
            row={advance}
            onChange={change}
          />
          <Select
            label={texts.goOnTo}
            hideLabel={hideLabel}
            options={later.map(({ index, name }) => ({ value: String(index), label: name }))}
            value={String(advance.stage)}
            onChange={(next) => change({ ...advance, stage: Number(next) })}
          />
          <Select
            label={texts.intoThe}
            hideLabel={hideLabel}
            options={BRACKET_OPTIONS}
            value={advance.into === 'lower' ? 'lower' : 'any'}
            onChange={(next) => change({ ...advance, into: next === 'lower' ? 'lower' : null })}
          />
        </>
      )}
    </EditedRows>
  );
}

function nextAdvance(advances: readonly Advance[], later: AdvancesProps['later']): Advance {
  const from = nextPlace(advances);
  return { from, to: from + 1, stage: later[0]!.index, into: null };
}
