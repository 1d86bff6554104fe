import { classNames } from '@mes/ui/class-names';
import { Emblem } from '@mes/ui/Emblem.tsx';
import { IconMovie, IconNews, IconUser } from '@tabler/icons-react';
import { AppLink } from '../../components/AppLink';
import * as texts from '../texts';
import styles from './SearchResults.module.css';
import type { Search, SearchResult } from './use-search';

interface SearchResultsProps {
  id: string;
  search: Search;
  shown: boolean;
  /** The option selected with the arrow keys. */
  active: SearchResult | undefined;
  /** Called for every choice, also of the page that is already open. */
  onChoose: () => void;
}

const SENTENCES = {
  nothing: texts.nothingFound,
  failed: texts.searchFailed,
};

export default function SearchResults({ search, shown, ...rest }: SearchResultsProps) {
  const { id } = rest;
  const { state, players, teams, articles, clips } = search;
  return (
    <div className={classNames(styles.results, !shown && styles.closed)}>
      <p role="status" className={styles.sentence}>
        {shown && (state === 'nothing' || state === 'failed') ? SENTENCES[state] : ''}
      </p>
      <div id={`${id}list`} role="listbox" aria-label={texts.searchResults} className={styles.list}>
        {shown && <Options {...rest} label={texts.players} results={players} />}
        {shown && <Options {...rest} label={texts.teams} results={teams} />}
        {shown && <Options {...rest} label={texts.news} results={articles} />}
        {shown && <Options {...rest} label={texts.clips} results={clips} />}
      </div>
    </div>
  );
}

interface OptionsProps extends Pick<SearchResultsProps, 'id' | 'active' | 'onChoose'> {
  label: string;
  results: readonly SearchResult[];
}

function Options({ id, label, results, active, onChoose }: OptionsProps) {
  if (results.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is not allowed in a listbox
    <div role="group" aria-label={label}>
      <p className={styles.label} aria-hidden="true">
        {label}
      </p>
      {results.map((result) => (
        <AppLink
          key={result.id}
          id={`${id}${result.id}`}
          to={result.to}
          role="option"
          aria-selected={result === active}
          tabIndex={-1}
          className={styles.option}
          onClick={onChoose}
        >
          <ResultIcon result={result} />
          <span className={styles.name}>{result.name}</span>
          {result.tag !== null && <span className={styles.tag}>[{result.tag}]</span>}
        </AppLink>
      ))}
    </div>
  );
}

const ICONS = { player: IconUser, article: IconNews, clip: IconMovie };

function ResultIcon({ result: { kind, name, logo } }: { result: SearchResult }) {
  if (kind === 'team') return <Emblem name={name} logo={logo} size={20} />;
  const Icon = ICONS[kind];
  return <Icon size={16} stroke={1.75} className={styles.icon} aria-hidden="true" />;
}
