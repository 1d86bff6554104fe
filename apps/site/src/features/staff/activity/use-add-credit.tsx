import type { StaffMember } from '@mes/contract/staff';
import { STAFF_LIMITS } from '@mes/domain/staff/limits';
import { useWrite } from '../../../api/use-call';
import { confirmForm } from '../../../components/dialogs/dialogs';
import { DateTimeInput } from '../../../components/forms/DateTimeInput';
import { NumberInput } from '../../../components/forms/NumberInput';
import { Select } from '../../../components/forms/Select';
import { TextArea } from '../../../components/forms/TextArea';
import { TextInput } from '../../../components/forms/TextInput';
import { notify } from '../../../components/toasts/notify';
import * as texts from '../texts';
import { type CreditDraft, creditOf, creditProblems } from './credit-draft';

/** Opens the form by which Admins credit a member. */
export function useAddCredit() {
  const addActivity = useWrite('staff', 'addActivity');
  return async (members: readonly StaffMember[], user: string | null): Promise<void> => {
    const options = members.map(({ id, name }) => ({ value: id, label: name }));
    const added = await confirmForm<CreditDraft>({
      title: texts.creditTitle,
      message: texts.creditMessage,
      confirmLabel: texts.addCredit,
      initial: { user, kind: '', points: null, note: '', at: null },
      validate: (draft) => creditProblems(draft, Date.now()),
      form: ({ bind }) => (
        <>
          <Select label={texts.member} required options={options} {...bind('user')} />
          <TextInput
            label={texts.creditKind}
            hint={texts.creditKindHint}
            required
            maxLength={STAFF_LIMITS.kind}
            {...bind('kind')}
          />
          <NumberInput
            label={texts.points}
            required
            min={-STAFF_LIMITS.points}
            max={STAFF_LIMITS.points}
            {...bind('points')}
          />
          <DateTimeInput label={texts.creditAt} hint={texts.creditAtHint} {...bind('at')} />
          <TextArea
            label={texts.note}
            rows={2}
            counted
            maxLength={STAFF_LIMITS.note}
            {...bind('note')}
          />
        </>
      ),
      action: (draft) => addActivity.mutateAsync(creditOf(draft)),
    });
    if (added) notify({ message: texts.creditAdded, kind: 'success' });
  };
}
