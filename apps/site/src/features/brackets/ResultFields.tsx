import type { BracketMatch } from '@mes/client/bracket';
import type { FORFEITS } from '@mes/contract/vocabulary';
import type { FormState } from '../../components/dialogs/dialog-requests';
import { NumberInput } from '../../components/forms/NumberInput';
import { Select } from '../../components/forms/Select';
import { interpolate } from '../../interpolate';
import { slotName } from './labels';
import styles from './ResultFields.module.css';
import * as texts from './texts';

export interface EnteredResult {
  how: 'played' | 'forfeited' | 'open';
  scoreA: number | null;
  scoreB: number | null;
  forfeitedBy: (typeof FORFEITS)[number];
}

interface ResultFieldsProps {
  match: BracketMatch;
  state: FormState<EnteredResult>;
}

/** The kind of result, with its score or the team that forfeited. */
export function ResultFields({ match, state: { values, bind } }: ResultFieldsProps) {
  const [a, b] = match.slots.map(slotName);
  const hasResult = match.state === 'finished' || match.state === 'forfeited';
  return (
    <>
      <Select
        label={texts.result}
        options={[
          { value: 'played', label: interpolate(texts.playedBestOf, { maps: match.bestOf }) },
          { value: 'forfeited', label: texts.forfeited },
          ...(hasResult ? [{ value: 'open' as const, label: texts.takeResultBack }] : []),
        ]}
        {...bind('how')}
      />
      {values.how === 'played' && (
        <div className={styles.score}>
          <NumberInput label={a} min={0} max={4} {...bind('scoreA')} />
          <NumberInput label={b} min={0} max={4} {...bind('scoreB')} />
        </div>
      )}
      {values.how === 'forfeited' && (
        <Select
          label={texts.whoDidNotPlay}
          options={[
            { value: 'A', label: a ?? texts.teamA },
            { value: 'B', label: b ?? texts.teamB },
            { value: 'both', label: texts.both },
          ]}
          {...bind('forfeitedBy')}
        />
      )}
    </>
  );
}
