import { errorText } from '@mes/client/error-text';
import type { Ban, BanRecord, Notes } from '@mes/contract/moderation-schemas';
import { BAN_SCOPES, type BanScope } from '@mes/domain/moderation/ban-scopes';
import { useWrite } from '../../../api/use-call';
import { confirm, confirmForm } from '../../../components/dialogs/dialogs';
import { DateTimeInput } from '../../../components/forms/DateTimeInput';
import { Select } from '../../../components/forms/Select';
import { TextArea } from '../../../components/forms/TextArea';
import { notify } from '../../../components/toasts/notify';
import { interpolate } from '../../../interpolate';
import { BAN_SCOPE_LABELS } from '../../moderation/labels';
import { aboutOf } from '../subject-key';
import * as texts from '../texts';
import { BanPreview } from './BanPreview';

const SCOPE_HINTS: Record<BanScope, string> = {
  site: texts.scopeSiteHint,
  tournaments: texts.scopeTournamentsHint,
  voting: texts.scopeVotingHint,
  chat: texts.scopeChatHint,
};

/** Every action can be taken back from its toast. */
export function useBanActions(record: Notes) {
  const change = useWrite('notes', 'change', { invalidates: ['notes', 'moderation', 'logs'] });
  const { kind, name } = record;
  const about = aboutOf(record);
  const scopes = kind === 'team' ? (['tournaments'] as const) : BAN_SCOPES;
  const options = scopes.map((value) => ({ value, label: BAN_SCOPE_LABELS[value] }));

  const undo = (update: { ban: Ban | null; scope?: BanScope }) => ({
    label: texts.undo,
    run: () =>
      void change
        .mutateAsync({ update: { about, ...update } })
        .catch((error: unknown) => notify({ message: errorText(error), kind: 'danger' })),
  });

  async function add(): Promise<void> {
    const made = await confirmForm<Ban>({
      title: interpolate(texts.banTitle, { name }),
      message: texts.banMessage,
      confirmLabel: texts.banConfirm,
      danger: true,
      initial: { scope: 'tournaments', reason: '', until: null },
      validate: ({ reason, until }) => ({
        reason: reason.trim() === '' ? texts.neededReason : undefined,
        until: until !== null && until <= Date.now() ? texts.endInPast : undefined,
      }),
      form: ({ bind, values }) => (
        <>
          <Select
            label={texts.banScope}
            hint={SCOPE_HINTS[values.scope]}
            options={options}
            {...bind('scope')}
          />
          <BanPreview about={about} scope={values.scope} />
          <TextArea
            label={texts.banReason}
            hint={texts.banReasonHint}
            required
            maxLength={1_000}
            {...bind('reason')}
          />
          <DateTimeInput label={texts.banEnd} hint={texts.banEndHint} {...bind('until')} />
        </>
      ),
      action: (ban) => change.mutateAsync({ update: { about, ban } }),
    });
    if (!made) return;
    notify({
      message: interpolate(texts.banDone, { name }),
      action: undo({ ban: null, scope: made.scope }),
    });
  }

  async function lift({ scope, reason, until }: BanRecord): Promise<void> {
    const isLifted = await confirm({
      title: interpolate(texts.liftTitle, { name }),
      message: interpolate(texts.liftMessage, { name, scope: BAN_SCOPE_LABELS[scope] }),
      confirmLabel: texts.liftConfirm,
      action: () => change.mutateAsync({ update: { about, ban: null, scope } }),
    });
    if (!isLifted) return;
    notify({ message: texts.liftDone, action: undo({ ban: { scope, reason, until } }) });
  }

  return { add, lift };
}
