import { IconSearch } from '@tabler/icons-react';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { Spinner } from '../../components/Spinner';
import styles from './SearchBox.module.css';
import { useSearch } from './use-search';

interface SearchBoxProps {
  /** As wide as the sheet, and never folded. */
  inSheet?: boolean;
}

/** Finds players and teams. In the header it unfolds under the pointer or when it has the focus. */
export function SearchBox({ inSheet = false }: SearchBoxProps) {
  const id = useId();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [open, setOpen] = useState(false);
  const [Results, loadResults] = useResults();
  const [place, setPlace] = useState(-1);
  const search = useSearch(typed);
  const options = [...search.players, ...search.teams];
  const active = options[place];
  const shown = open && search.state !== 'idle';

  const end = () => {
    setTyped('');
    setOpen(false);
    setPlace(-1);
  };

  // Another page is open: the search has done its work. Filters of a page only change its query.
  const [page, setPage] = useState(pathname);
  if (page !== pathname) {
    setPage(pathname);
    end();
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && options.length > 0) {
      event.preventDefault();
      setOpen(true);
      setPlace((before) => nextPlace(before, step, options.length));
    } else if (event.key === 'Enter') {
      const chosen = active ?? options[0];
      if (!chosen) return;
      void navigate(chosen.to, { viewTransition: true });
      end();
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
            loadResults();
          }}
          onChange={({ target }) => {
            setTyped(target.value);
            setOpen(true);
            loadResults();
            setPlace(-1);
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      {Results && <Results id={id} search={search} shown={shown} active={active} onChoose={end} />}
    </search>
  );
}

type Results = typeof import('./SearchResults').default;

/**
 * Come with the first touch of the box, long before there is anything to show. Where they do not, the
 * next touch asks again: a search without a connection must not take the page with it.
 */
function useResults(): [results: Results | null, load: () => void] {
  const [results, setResults] = useState<Results | null>(null);
  const load = () => {
    if (results) return;
    import('./SearchResults').then((loaded) => setResults(() => loaded.default)).catch(() => {});
  };
  return [results, load];
}

/** From nowhere the first or the last, and around at the ends. */
function nextPlace(before: number, step: number, count: number): number {
  if (before === -1) return step > 0 ? 0 : count - 1;
  return (before + step + count) % count;
}
