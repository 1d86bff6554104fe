import { TEAM_REGIONS } from '@mes/contract/vocabulary';
import { Checkbox } from '../../../components/forms/Checkbox';
import { NumberInput } from '../../../components/forms/NumberInput';
import { TextArea } from '../../../components/forms/TextArea';
import { Panel } from '../../../components/layout/Panel';
import { Section } from '../../../components/layout/Section';
import { REGION_LABELS } from '../../teams/labels';
import * as texts from '../texts';
import styles from './Editor.module.css';
import { problemOf } from './FieldProblem';
import { SignupDates } from './SignupDates';
import { frozenReason, type SettingsValues } from './settings-values';
import type { SettingsDraft } from './use-settings-draft';

/** Who can take part, until when, and by which rules. */
export default function SignupFields({ draft }: { draft: SettingsDraft }) {
  return (
    <>
      <SignupDates draft={draft} />
      <Entry draft={draft} />
      <Rules draft={draft} />
    </>
  );
}

/** Roster size, number of teams and regions. */
function Entry({ draft }: { draft: SettingsDraft }) {
  const { tournament, values } = draft;
  const { signup } = values;
  const change = (next: Partial<SettingsValues['signup']>) =>
    draft.set('signup', { ...signup, ...next });
  return (
    <Section title={texts.entry} id="entry" level={3}>
      <Panel pad className={styles.form}>
        <div className={styles.grid}>
          <NumberInput
            label={texts.smallestRoster}
            value={signup.min}
            min={1}
            max={20}
            hint={frozenReason(tournament, 'signup.min')}
            disabled={frozenReason(tournament, 'signup.min') !== undefined}
            onChange={(next) => change({ min: next ?? 1 })}
          />
          <NumberInput
            label={texts.largestRoster}
            value={signup.max}
            min={1}
            max={20}
            hint={frozenReason(tournament, 'signup.max')}
            error={problemOf(draft, 'signup.max')}
            disabled={frozenReason(tournament, 'signup.max') !== undefined}
            onChange={(next) => change({ max: next ?? 1 })}
          />
          <NumberInput
            label={texts.teams}
            value={signup.teams}
            min={2}
            max={4_096}
            hint={texts.teamLimitHint}
            onChange={(next) => change({ teams: next })}
          />
        </div>
        <Checkbox
          label={texts.registerAutomatically}
          checked={signup.automatic}
          onChange={(next) => change({ automatic: next })}
        />
        <fieldset className={styles.maps}>
          <legend>{texts.regionsLegend}</legend>
          {TEAM_REGIONS.map((region) => (
            <Checkbox
              key={region}
              label={REGION_LABELS[region]}
              checked={signup.regions.includes(region)}
              onChange={(chosen) =>
                change({
                  regions: TEAM_REGIONS.filter((each) =>
                    each === region ? chosen : signup.regions.includes(each),
                  ),
                })
              }
            />
          ))}
        </fieldset>
      </Panel>
    </Section>
  );
}

function Rules({ draft }: { draft: SettingsDraft }) {
  const { values, set } = draft;
  return (
    <Section title={texts.rules} id="rules" level={3}>
      <Panel pad className={styles.form}>
        <TextArea
          label={texts.rules}
          hint={texts.rulesHint}
          rows={12}
          value={values.rules}
          onChange={(next) => set('rules', next)}
          maxLength={50_000}
          counted
        />
        <Checkbox
          label={texts.rulesMustBeConfirmed}
          error={problemOf(draft, 'rulesRequired')}
          checked={values.rulesRequired}
          onChange={(next) => set('rulesRequired', next)}
        />
      </Panel>
    </Section>
  );
}
