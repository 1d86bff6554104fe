import type { FormResponse } from '@mes/contract/form-schemas';
import { visibleFields } from '@mes/domain/forms/answers';
import { answerTexts } from '@mes/domain/forms/display';
import type { KnownField } from '@mes/domain/forms/known-fields';
import { AppLink } from '../../components/AppLink';
import { teamPath } from '../../components/pictures/team-path';
import { interpolate } from '../../interpolate';
import styles from './AnswerList.module.css';
import { PictureView } from './PictureView';
import * as texts from './texts';

interface AnswerListProps {
  fields: readonly KnownField[];
  response: Pick<FormResponse, 'answers' | 'names'>;
}

/** Questions and answers, without the fields that were hidden. */
export function AnswerList({ fields, response }: AnswerListProps) {
  const { answers } = response;
  const current = fields.filter(({ removed }) => !removed).map(({ field }) => field);
  const shown = new Set(visibleFields(current, answers).map(({ id }) => id));
  return (
    <dl className={styles.list}>
      {fields
        .filter(({ field }) => shown.has(field.id) || Object.hasOwn(answers, field.id))
        .map((known) => (
          <div key={known.field.id} className={styles.answer}>
            <dt className={styles.label}>
              {known.removed
                ? interpolate(texts.removedField, { label: known.field.label })
                : known.field.label}
            </dt>
            <dd className={styles.text}>
              <AnswerText known={known} response={response} />
            </dd>
          </div>
        ))}
    </dl>
  );
}

function AnswerText({
  known,
  response: { answers, names },
}: {
  known: KnownField;
  response: AnswerListProps['response'];
}) {
  const { field } = known;
  if (!Object.hasOwn(answers, field.id)) {
    return <span className={styles.none}>{texts.noAnswer}</span>;
  }
  const answer = answers[field.id]!;
  const text = answerTexts(known, answer, names).join(', ');
  if (field.kind === 'picture') return <PictureView id={String(answer)} label={field.label} />;
  if (field.kind === 'rating') {
    return interpolate(texts.ratingStep, { step: text, steps: field.steps });
  }
  if (field.kind === 'player') {
    return <AppLink to={`/players/${encodeURIComponent(String(answer))}`}>{text}</AppLink>;
  }
  if (field.kind === 'team') return <AppLink to={teamPath(text)}>{text}</AppLink>;
  return text;
}
