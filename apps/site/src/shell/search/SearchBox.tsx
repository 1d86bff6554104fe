import { IconSearch } from '@tabler/icons-react';
import { type KeyboardEvent, lazy, Suspense, useId, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { Spinner } from '../../components/states/Spinner';
import styles from './SearchBox.module.css';
import { useSearch } from './use-search';

// Comes with the first touch of the box, long before there is anything to show.
const SearchResults = lazy(() => import('./SearchResults'));

interface SearchBoxProps {
  /** As wide as the sheet, and never folded. */
  inSheet?: boolean;
}

/** Finds players and teams. In the header it unfolds under the pointer or when it has the focus. */
export function SearchBox({ inSheet = false }: SearchBoxProps) {
  const id = useId();
  const navigate = useNavigate();
  const { key } = useLocation();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [open, setOpen] = useState(false);
  const [used, setUsed] = useState(false);
  const [place, setPlace] = useState(-1);
  const search = useSearch(typed);
  const options = [...search.players, ...search.teams];
  const active = options[place];
  const shown = open && search.state !== 'idle';

  // Another page is open: the search has done its work.
  const [page, setPage] = useState(key);
  if (page !== key) {
    setPage(key);
    setTyped('');
    setOpen(false);
    setPlace(-1);
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && options.length > 0) {
      event.preventDefault();
      setOpen(true);
      setPlace((before) => nextPlace(before, step, options.length));
    } else if (event.key === 'Enter') {
      const chosen = active ?? options[0];
      if (chosen) void navigate(chosen.to, { viewTransition: true });
    } else if (event.key === 'Escape' && (typed !== '' || open)) {
      // In the sheet a second Escape closes the sheet.
      event.preventDefault();
      event.stopPropagation();
      if (shown && search.state === 'found') setOpen(false);
      else setTyped('');
      setPlace(-1);
    }
  };

  return (
    <search
      className={inSheet ? undefined : styles.folding}
      data-filled={typed !== '' || undefined}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setOpen(false);
      }}
    >
      <div className={styles.box}>
        <label className={styles.icon} htmlFor={`${id}input`}>
          {search.state === 'searching' ? (
            <Spinner size={18} />
          ) : (
            <IconSearch size={18} stroke={1.75} aria-hidden="true" />
          )}
        </label>
        <input
          ref={input}
          id={`${id}input`}
          className={styles.input}
          type="text"
          role="combobox"
          aria-label="Search players and teams"
          aria-expanded={shown}
          aria-controls={shown ? `${id}list` : undefined}
          aria-activedescendant={active && shown ? `${id}${active.id}` : undefined}
          aria-autocomplete="list"
          placeholder="Players, teams"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={64}
          value={typed}
          onFocus={() => {
            setOpen(true);
            setUsed(true);
          }}
          onChange={({ target }) => {
            setTyped(target.value);
            setOpen(true);
            setUsed(true);
            setPlace(-1);
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      {used && (
        <Suspense>
          <SearchResults id={id} search={search} shown={shown} active={active} />
        </Suspense>
      )}
    </search>
  );
}

/** From nowhere the first or the last, and around at the ends. */
function nextPlace(before: number, step: number, count: number): number {
  if (before === -1) return step > 0 ? 0 : count - 1;
  return (before + step + count) % count;
}
