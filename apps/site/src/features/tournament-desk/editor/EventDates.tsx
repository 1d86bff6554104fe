import { DateTimeInput } from '../../../components/forms/DateTimeInput';
import { Panel } from '../../../components/layout/Panel';
import * as texts from '../texts';
import styles from './Editor.module.css';
import { problemOf } from './FieldProblem';
import { frozenReason } from './settings-values';
import type { SettingsDraft } from './use-settings-draft';

/** When the tournament begins and ends. */
export default function EventDates({ draft }: { draft: SettingsDraft }) {
  const { values, set, tournament } = draft;
  const frozen = frozenReason(tournament, 'startsAt');
  return (
    <Panel pad>
      <div className={styles.grid}>
        <DateTimeInput
          label={texts.starts}
          hint={frozen}
          disabled={frozen !== undefined}
          value={values.startsAt}
          onChange={(next) => set('startsAt', next)}
        />
        <DateTimeInput
          label={texts.ends}
          hint={frozenReason(tournament, 'endsAt') ?? texts.endsHint}
          error={problemOf(draft, 'endsAt')}
          disabled={frozenReason(tournament, 'endsAt') !== undefined}
          value={values.endsAt}
          onChange={(next) => set('endsAt', next)}
        />
      </div>
    </Panel>
  );
}
