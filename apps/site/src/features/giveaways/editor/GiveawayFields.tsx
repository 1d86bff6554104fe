import type { Giveaway } from '@mes/contract/giveaways';
import { DateTimeInput } from '../../../components/forms/DateTimeInput';
import { NumberInput } from '../../../components/forms/NumberInput';
import { TextArea } from '../../../components/forms/TextArea';
import { TextInput } from '../../../components/forms/TextInput';
import * as texts from '../texts';
import styles from './GiveawayFields.module.css';
import { RewardFields } from './RewardFields';
import type { GiveawayFormState } from './use-giveaway-form';

interface GiveawayFieldsProps {
  form: GiveawayFormState;
  /** Null for a new one. */
  state: Giveaway['state'] | null;
}

/** What decides the draw is fixed from the opening on. */
export function GiveawayFields({ form, state }: GiveawayFieldsProps) {
  const { draft, change, problems } = form;
  const isFixed = state !== null && state !== 'planned';
  const isOver = state === 'closed' || state === 'drawn';
  return (
    <>
      <TextInput
        label={texts.title}
        required
        maxLength={100}
        error={problems.title}
        value={draft.title}
        onChange={(title) => change({ title })}
      />
      <TextArea
        label={texts.description}
        hint={texts.descriptionHint}
        rows={4}
        counted
        maxLength={5_000}
        value={draft.description}
        onChange={(description) => change({ description })}
      />
      <div className={styles.pair}>
        <TextInput
          label={texts.code}
          required
          disabled={isFixed}
          hint={isFixed ? texts.fixedHint : texts.newCodeHint}
          error={problems.code}
          maxLength={32}
          autoComplete="off"
          spellCheck={false}
          value={draft.code}
          onChange={(code) => change({ code })}
        />
        <NumberInput
          label={texts.accountAge}
          hint={isFixed ? texts.fixedHint : undefined}
          suffix={texts.days}
          min={0}
          max={3_650}
          disabled={isFixed}
          value={draft.minAccountAgeDays}
          onChange={(minAccountAgeDays) => change({ minAccountAgeDays })}
        />
        <DateTimeInput
          label={texts.opensAt}
          required
          disabled={isFixed}
          hint={isFixed ? texts.fixedHint : texts.zoneHint}
          error={problems.opensAt}
          value={draft.opensAt}
          onChange={(opensAt) => change({ opensAt })}
        />
        <DateTimeInput
          label={texts.closesAt}
          required
          disabled={isOver}
          hint={isOver ? texts.closedHint : isFixed ? texts.onlyLaterHint : texts.zoneHint}
          error={problems.closesAt}
          value={draft.closesAt}
          onChange={(closesAt) => change({ closesAt })}
        />
      </div>
      <RewardFields
        rewards={draft.rewards}
        problems={problems}
        isFixed={isFixed}
        onChange={(rewards) => change({ rewards })}
      />
    </>
  );
}
