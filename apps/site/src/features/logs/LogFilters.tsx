import type { SavedSearch } from '@mes/contract/moderation-schemas';
import { IconSearch } from '@tabler/icons-react';
import { type ReactNode, useDeferredValue, useState } from 'react';
import { Button } from '../../components/Button';
import { searchPlayer } from '../../components/dialogs/dialogs';
import { DateTimeInput } from '../../components/forms/DateTimeInput';
import { TextInput } from '../../components/forms/TextInput';
import styles from './LogFilters.module.css';
import * as texts from './texts';

export type LogFilterState = ReturnType<typeof useLogFilters>;

/** Those that both logs have, and the kind of event, which only the player log has. */
export function useLogFilters() {
  const [query, setQuery] = useState('');
  const [person, setPerson] = useState<{ id: string; name: string } | null>(null);
  const [start, setStart] = useState<number | null>(null);
  const [end, setEnd] = useState<number | null>(null);
  const [event, setEvent] = useState<string | null>(null);
  const request = {
    query: useDeferredValue(query.trim()),
    start: start ?? undefined,
    end: end ?? undefined,
  };
  const saved = () => ({ query: query.trim(), event, person: person?.id ?? null, start, end });
  const apply = (search: SavedSearch) => {
    setQuery(search.query);
    setPerson(search.person);
    setStart(search.start);
    setEnd(search.end);
    setEvent(search.event);
  };
  const isFiltered = Object.values(saved()).some((value) => value !== null && value !== '');
  return {
    ...{ request, query, setQuery, person, setPerson, start, setStart, end, setEnd },
    ...{ event, setEvent, isFiltered, saved, apply },
  };
}

interface LogFiltersProps {
  filters: LogFilterState;
  placeholder: string;
  children?: ReactNode;
}

export function LogFilters({ filters, placeholder, children }: LogFiltersProps) {
  const { query, setQuery, person, setPerson, start, setStart, end, setEnd } = filters;
  const choosePerson = async () => {
    const chosen = await searchPlayer({ title: texts.choosePerson });
    if (chosen) setPerson({ id: chosen.ID, name: chosen.name });
  };
  return (
    <div className={styles.filters}>
      <TextInput
        label={texts.search}
        type="search"
        placeholder={placeholder}
        maxLength={200}
        icon={<IconSearch stroke={1.75} />}
        value={query}
        onChange={setQuery}
      />
      {children}
      <DateTimeInput label={texts.from} value={start} onChange={setStart} />
      <DateTimeInput label={texts.until} value={end} onChange={setEnd} />
      <div className={styles.person}>
        <span className={styles.label}>{texts.person}</span>
        <Button variant="ghost" onClick={() => void choosePerson()}>
          {person?.name ?? texts.anyone}
        </Button>
        {person && (
          <Button variant="quiet" onClick={() => setPerson(null)}>
            {texts.clearPerson}
          </Button>
        )}
      </div>
    </div>
  );
}
