import { IconSearch } from '@tabler/icons-react';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { Spinner } from '../../components/Spinner';
import { useLocation } from '../../router/RouterProvider';
import { useNavigate } from '../../router/use-navigate';
import * as texts from '../texts';
import { PaletteHint } from './PaletteButton';
import styles from './SearchBox.module.css';
import { useSearch } from './use-search';

interface SearchBoxProps {
  /** Full width and always unfolded. */
  inSheet?: boolean;
}

/** Finds whatever has a name. In the header it unfolds on hover or focus. */
export function SearchBox({ inSheet = false }: SearchBoxProps) {
  const id = useId();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [open, setOpen] = useState(false);
  const [Results, loadResults] = useResults();
  const [activeIndex, setActiveIndex] = useState(-1);
  const search = useSearch(typed);
  const options = search.groups.flatMap(({ rows }) => rows);
  const active = options[activeIndex];
  const shown = open && search.state !== 'idle';

  const reset = () => {
    setTyped('');
    setOpen(false);
    setActiveIndex(-1);
  };

  // Resets when another page opens, but not when only the query of the URL changes.
  const [page, setPage] = useState(pathname);
  if (page !== pathname) {
    setPage(pathname);
    reset();
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && options.length > 0) {
      event.preventDefault();
      setOpen(true);
      setActiveIndex((before) => nextIndex(before, step, options.length));
    } else if (event.key === 'Enter') {
      const chosen = active ?? options[0];
      if (!chosen) return;
      void navigate(chosen.to, { viewTransition: true });
      reset();
    } else if (event.key === 'Escape' && (typed !== '' || open)) {
      // In the sheet a second Escape closes the sheet.
      event.preventDefault();
      event.stopPropagation();
      if (shown && search.state === 'found') setOpen(false);
      else setTyped('');
      setActiveIndex(-1);
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
          aria-label={texts.searchLabel}
          aria-expanded={shown}
          aria-controls={shown ? `${id}list` : undefined}
          aria-activedescendant={active && shown ? `${id}${active.id}` : undefined}
          aria-autocomplete="list"
          placeholder={texts.searchPlaceholder}
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
            setActiveIndex(-1);
          }}
          onKeyDown={onKeyDown}
        />
        {!inSheet && typed === '' && <PaletteHint className={styles.hint} />}
      </div>
      {Results && (
        <Results id={id} search={search} shown={shown} active={active} onChoose={reset} />
      )}
    </search>
  );
}

type Results = typeof import('./SearchResults').default;

/**
 * The code of the results, loaded when the box is first used. If that fails, the next use tries again;
 * the error must not break the page.
 */
function useResults(): [results: Results | null, load: () => void] {
  const [results, setResults] = useState<Results | null>(null);
  const load = () => {
    if (results) return;
    import('./SearchResults').then((loaded) => setResults(() => loaded.default)).catch(() => {});
  };
  return [results, load];
}

/** Starts at the first or last option and wraps around. */
function nextIndex(before: number, step: number, count: number): number {
  if (before === -1) return step > 0 ? 0 : count - 1;
  return (before + step + count) % count;
}
