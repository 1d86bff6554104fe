import { useMemo, useState } from 'react';
import { useCall } from '../../api/use-call';
import { Autocomplete, type AutocompleteSearch } from '../../components/forms/Autocomplete';
import { Field } from '../../components/forms/Field';
import { useDebounced } from '../../components/forms/use-debounced';
import { interpolate } from '../../interpolate';
import styles from './SubjectSearch.module.css';
import * as texts from './texts';

const MOST = 5;
const DELAY_MS = 250;
const MAX_QUERY_LENGTH = 64;

interface FoundSubject {
  readonly about: string;
  readonly name: string;
  readonly kind: string;
  readonly formerly: string | null;
}

const TEXTS = {
  results: texts.foundSubjects,
  none: texts.nothingFound,
  one: texts.oneSubjectFound,
  many: texts.subjectsFound,
};

export function SubjectSearch({ onChoose }: { onChoose: (about: string) => void }) {
  const [typed, setTyped] = useState('');
  const search = useSubjectSearch(typed);
  return (
    <Field label={texts.findSubject} className={styles.search}>
      {(control) => (
        <Autocomplete
          control={control}
          text={typed}
          placeholder={texts.findPlaceholder}
          search={search}
          texts={TEXTS}
          idOf={({ about }) => about}
          renderItem={(subject) => <SubjectRow subject={subject} />}
          onType={setTyped}
          onChoose={({ about }) => {
            setTyped('');
            onChoose(about);
          }}
        />
      )}
    </Field>
  );
}

function useSubjectSearch(typed: string): AutocompleteSearch<FoundSubject> {
  const text = typed.trim().slice(0, MAX_QUERY_LENGTH);
  const query = useDebounced(text, DELAY_MS);
  const enabled = query !== '';
  const players = useCall('search', 'players', { query, count: MOST }, { enabled });
  const teams = useCall('search', 'teams', { query, count: MOST }, { enabled });
  const isCurrent = text !== '' && text === query;
  const isFetching = players.isFetching || teams.isFetching;
  const found = useMemo(
    () => [
      ...(players.data ?? []).map(({ ID, name, formerly }) => ({
        about: ID,
        name,
        kind: texts.player,
        formerly,
      })),
      ...(teams.data ?? []).map(({ name, formerly }) => ({
        about: `team:${name}`,
        name,
        kind: texts.team,
        formerly,
      })),
    ],
    [players.data, teams.data],
  );
  return {
    found: isCurrent ? found : [],
    searching: text !== '' && (!isCurrent || isFetching),
    answered: isCurrent && players.isSuccess && teams.isSuccess,
    error: isCurrent && !isFetching ? (players.error ?? teams.error) : null,
  };
}

function SubjectRow({ subject: { name, kind, formerly } }: { subject: FoundSubject }) {
  return (
    <span className={styles.row}>
      <span>{name}</span>
      <span className={styles.kind}>
        {kind}
        {formerly !== null && `, ${interpolate(texts.formerly, { name: formerly })}`}
      </span>
    </span>
  );
}
