import type { Form, FormResponse } from '@mes/contract/form-schemas';
import type { ReviewState } from '@mes/domain/forms/state';
import { Button } from '../../components/Button';
import { Panel } from '../../components/layout/Panel';
import { Section } from '../../components/layout/Section';
import { Alert, type AlertKind } from '../../components/states/Alert';
import { Time } from '../../components/text/Time';
import { AnswerList } from './AnswerList';
import styles from './OwnResponse.module.css';
import * as texts from './texts';

interface OwnResponseProps {
  form: Form;
  response: FormResponse;
  /** Missing where they cannot be changed. */
  onChange?: () => void;
}

const REVIEWS: Readonly<Record<ReviewState, { kind: AlertKind; title: string }>> = {
  pending: { kind: 'info', title: texts.pendingTitle },
  accepted: { kind: 'success', title: texts.acceptedTitle },
  refused: { kind: 'danger', title: texts.refusedTitle },
};

/** What the account has answered. */
export function OwnResponse({ form, response, onChange }: OwnResponseProps) {
  const { review, reason, updatedAt } = response;
  const known = form.fields.map((field) => ({ field, removed: false, removedOptions: [] }));
  return (
    <Section title={texts.yourAnswers}>
      {review !== null && <Alert {...REVIEWS[review]}>{reason}</Alert>}
      <Panel pad className={styles.panel}>
        <p className={styles.sent}>
          {texts.answeredAt} <Time at={updatedAt} show={form.anonymous ? 'date' : 'moment'} />
        </p>
        <AnswerList fields={known} response={response} />
        {onChange ? (
          <div className={styles.change}>
            <Button variant="ghost" onClick={onChange}>
              {review === 'refused' ? texts.sendNewAnswers : texts.changeAnswers}
            </Button>
            <span className={styles.sent}>{texts.changeUntilClose}</span>
          </div>
        ) : (
          form.refusal && <p className={styles.sent}>{form.refusal}</p>
        )}
      </Panel>
    </Section>
  );
}
