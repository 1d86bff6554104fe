import type { FormReport } from '@mes/contract/form-schemas';
import { REVIEW_STATES, type ReviewState } from '@mes/domain/forms/state';
import { Select } from '../../../components/forms/Select';
import { TextInput } from '../../../components/forms/TextInput';
import { REVIEW_LABELS } from '../labels';
import * as texts from '../texts';
import { labelOf } from './known-label';
import styles from './ResponseList.module.css';

interface ResponseFilter {
  readonly show: ReviewState | 'deleted' | 'all';
  readonly search: string;
  readonly field: string;
  readonly equals: string;
}

interface ResponseFiltersProps {
  report: FormReport;
  filter: ResponseFilter;
  onChange: (filter: ResponseFilter) => void;
}

const ANY = '';

export const NO_FILTER: ResponseFilter = { show: 'all', search: '', field: ANY, equals: ANY };

export function toRequest(id: string, { show, search, field, equals }: ResponseFilter) {
  return {
    id,
    ...(show === 'all' ? {} : { show }),
    ...(search.trim() === '' ? {} : { search: search.trim() }),
    ...(field === ANY || equals === ANY ? {} : { field, equals }),
  };
}

export function ResponseFilters({ report, filter, onChange }: ResponseFiltersProps) {
  const set = (part: Partial<ResponseFilter>) => onChange({ ...filter, ...part });
  // Texts are searched instead.
  const fields = report.fields.filter(
    ({ field }) => field.kind === 'choice' || field.kind === 'rating',
  );
  const counts = report.summaries.find(({ id }) => id === filter.field)?.counts ?? [];
  return (
    <div className={styles.filters}>
      <TextInput
        type="search"
        label={texts.search}
        placeholder={texts.searchHint}
        maxLength={100}
        value={filter.search}
        onChange={(search) => set({ search })}
      />
      <Select
        label={texts.show}
        options={[
          { value: 'all', label: texts.showAll },
          ...(report.reviewed
            ? REVIEW_STATES.map((value) => ({ value, label: REVIEW_LABELS[value] }))
            : []),
          { value: 'deleted', label: texts.showDeleted },
        ]}
        value={filter.show}
        onChange={(show) => set({ show })}
      />
      {fields.length > 0 && (
        <Select
          label={texts.filterField}
          options={[
            { value: ANY, label: texts.anyField },
            ...fields.map((known) => ({ value: known.field.id, label: labelOf(known) })),
          ]}
          value={filter.field}
          onChange={(field) => set({ field, equals: ANY })}
        />
      )}
      {filter.field !== ANY && (
        <Select
          label={texts.filterValue}
          options={[
            { value: ANY, label: texts.anyAnswer },
            ...counts.map(({ value, label }) => ({ value, label })),
          ]}
          value={filter.equals}
          onChange={(equals) => set({ equals })}
        />
      )}
    </div>
  );
}
