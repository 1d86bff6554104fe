import { errorText } from '@mes/client/error-text';
import type { Dispute, RulingChoice } from '@mes/contract/dispute-schemas';
import type { WebsiteMatch } from '@mes/contract/match-schemas';
import { useWrite } from '../../../api/use-call';
import { confirmForm } from '../../../components/dialogs/dialogs';
import { Select } from '../../../components/forms/Select';
import { Alert } from '../../../components/states/Alert';
import { notify } from '../../../components/toasts/notify';
import { interpolate } from '../../../interpolate';
import { nameOf } from '../labels';
import { ReportForm } from '../ReportForm';
import { blankDraft, type ResultDraft, reportOf } from '../result-draft';
import * as texts from './texts';

const INVALIDATES = { invalidates: ['matches', 'rooms'] as const };

interface ResultForm {
  readonly kind: 'played' | 'A' | 'B' | 'both';
  readonly draft: ResultDraft;
}

/** Taking a dispute, and ruling on it. */
export function useRuling(match: WebsiteMatch, { revision, call }: Dispute) {
  const write = useWrite('matches', 'ruleDispute', INVALIDATES);
  const take = useWrite('matches', 'takeStaffCall', INVALIDATES);
  const { id } = match;
  const send = (choice: RulingChoice, reason: string) =>
    write.mutateAsync({ id, choice, reason: reason.trim(), revision });
  return {
    isPending: write.isPending,
    isTaking: take.isPending,
    error: write.error,
    /** A refusal is shown above the button. */
    rule: (choice: RulingChoice, reason: string) =>
      send(choice, reason).then(
        () => notify({ message: texts.ruledToast, kind: 'success' }),
        () => {},
      ),
    take: () =>
      call
        ? take
            .mutateAsync({ call: call.id })
            .catch((error: unknown) => notify({ message: errorText(error), kind: 'danger' }))
        : undefined,
    enterResult: (reason: string) =>
      confirmForm<ResultForm>({
        title: texts.anotherResult,
        confirmLabel: texts.ruleResult,
        initial: { kind: 'played', draft: blankDraft(match) },
        validate: ({ kind, draft }) => {
          const report = kind === 'played' ? reportOf(match, draft) : null;
          return typeof report === 'string' ? { draft: report } : {};
        },
        form: ({ values, errors, set }) => (
          <>
            <Select
              label={texts.whatHappened}
              options={[
                { value: 'played', label: texts.played },
                { value: 'A', label: forfeitOf(match, 'A') },
                { value: 'B', label: forfeitOf(match, 'B') },
                { value: 'both', label: texts.bothForfeit },
              ]}
              value={values.kind}
              onChange={(kind) => set('kind', kind)}
            />
            {values.kind === 'played' && (
              <ReportForm
                match={match}
                draft={values.draft}
                onChange={(draft) => set('draft', draft)}
              />
            )}
            {errors.draft && (
              <Alert kind="danger" announce>
                {errors.draft}
              </Alert>
            )}
          </>
        ),
        action: async ({ kind, draft }) => {
          if (kind !== 'played') return send({ kind: 'forfeit', by: kind }, reason);
          const report = reportOf(match, draft);
          return typeof report === 'string'
            ? undefined
            : send({ kind: 'result', ...report }, reason);
        },
        success: texts.ruledToast,
      }),
  };
}

function forfeitOf(match: WebsiteMatch, slot: 'A' | 'B'): string {
  return interpolate(texts.forfeitOf, { teamName: nameOf(match, slot) });
}
