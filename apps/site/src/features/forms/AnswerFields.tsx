import { type Answers, type FieldAnswer, visibleFields } from '@mes/domain/forms/answers';
import type { FormField } from '@mes/domain/forms/fields';
import { FORM_LIMITS } from '@mes/domain/forms/limits';
import { NumberInput } from '../../components/forms/NumberInput';
import { TextArea } from '../../components/forms/TextArea';
import { TextInput } from '../../components/forms/TextInput';
import { PlayerSearch } from '../../components/players/PlayerSearch';
import { TeamInput } from '../matches/TeamInput';
import styles from './AnswerFields.module.css';
import { ChoiceInput } from './ChoiceInput';
import { PictureAnswer } from './PictureAnswer';
import { RatingInput } from './RatingInput';

interface AnswerFieldsProps {
  /** Null in a preview. */
  formId: string | null;
  fields: readonly FormField[];
  answers: Answers;
  /** Of the players that the answers name, by id. */
  names: Readonly<Record<string, string>>;
  /** By the id of the field. */
  problems: Readonly<Record<string, string>>;
  onChange: (fieldId: string, answer: FieldAnswer | null, name?: string) => void;
}

/** The fields that are shown for the answers so far. */
export function AnswerFields(props: AnswerFieldsProps) {
  return (
    <div className={styles.fields}>
      {visibleFields(props.fields, props.answers).map((field) => (
        <div key={field.id} data-field={field.id}>
          <AnswerField {...props} field={field} />
        </div>
      ))}
    </div>
  );
}

function AnswerField({
  formId,
  field,
  answers,
  names,
  problems,
  onChange,
}: AnswerFieldsProps & { field: FormField }) {
  const answer = Object.hasOwn(answers, field.id) ? answers[field.id]! : null;
  const error = problems[field.id];
  const text = typeof answer === 'string' ? answer : '';
  const number = typeof answer === 'number' ? answer : null;
  const set = (next: FieldAnswer | null) => onChange(field.id, next);
  const shared = {
    label: field.label,
    hint: field.help === '' ? undefined : field.help,
    required: field.required,
    error,
  };
  switch (field.kind) {
    case 'text':
      return field.long ? (
        <TextArea
          {...shared}
          rows={4}
          counted
          maxLength={FORM_LIMITS.longText}
          value={text}
          onChange={set}
        />
      ) : (
        <TextInput {...shared} maxLength={FORM_LIMITS.shortText} value={text} onChange={set} />
      );
    case 'number':
      return (
        <NumberInput
          {...shared}
          min={field.min ?? undefined}
          max={field.max ?? undefined}
          step={field.whole ? 1 : 0.01}
          value={number}
          onChange={set}
        />
      );
    case 'rating':
      return <RatingInput field={field} value={number} error={error} onChange={set} />;
    case 'choice': {
      const chosen = typeof answer === 'object' && answer !== null ? answer : text ? [text] : [];
      return (
        <ChoiceInput
          field={field}
          chosen={chosen}
          error={error}
          onChange={(next) => set(field.many ? (next.length > 0 ? next : null) : (next[0] ?? null))}
        />
      );
    }
    case 'player':
      return (
        <PlayerSearch
          {...shared}
          value={text === '' ? null : { ID: text, name: names[text] ?? text }}
          onChange={(player) => onChange(field.id, player?.ID ?? null, player?.name)}
        />
      );
    case 'team':
      return <TeamInput {...shared} value={text} onChange={set} />;
    case 'picture':
      return (
        <PictureAnswer
          field={field}
          formId={formId}
          value={text === '' ? null : text}
          error={error}
          onChange={set}
        />
      );
  }
}
