import { DateTimeInput } from '../../../components/forms/DateTimeInput';
import { Panel } from '../../../components/layout/Panel';
import { Section } from '../../../components/layout/Section';
import * as texts from '../texts';
import styles from './Editor.module.css';
import { problemOf } from './FieldProblem';
import { frozenReason } from './settings-values';
import type { SettingsDraft } from './use-settings-draft';

type SignupDate = 'open' | 'close' | 'checkInOpen' | 'checkInClose' | 'rosterLock';

const DATES: readonly { name: SignupDate; label: string; hint?: string }[] = [
  { name: 'open', label: texts.signupOpens, hint: texts.signupOpensHint },
  { name: 'close', label: texts.signupCloses },
  { name: 'rosterLock', label: texts.rostersLock, hint: texts.rosterLockHint },
  { name: 'checkInOpen', label: texts.checkInOpens, hint: texts.checkInOpensHint },
  { name: 'checkInClose', label: texts.checkInCloses, hint: texts.checkInClosesHint },
];

/** The times of signup, check-in and roster lock. */
export function SignupDates({ draft }: { draft: SettingsDraft }) {
  const { values, set, tournament } = draft;
  return (
    <Section title={texts.dates} id="dates" level={3}>
      <Panel pad className={styles.form}>
        <div className={styles.grid}>
          {DATES.map(({ name, label, hint }) => {
            const frozen = frozenReason(tournament, `signup.${name}`);
            return (
              <DateTimeInput
                key={name}
                label={label}
                hint={frozen ?? hint}
                error={problemOf(draft, `signup.${name}`)}
                disabled={frozen !== undefined}
                value={values.signup[name]}
                onChange={(next) => set('signup', { ...values.signup, [name]: next })}
              />
            );
          })}
        </div>
        <p className={styles.note}>{texts.datesNote}</p>
      </Panel>
    </Section>
  );
}
