import { classNames } from '@mes/ui/class-names';
import { Emblem } from '@mes/ui/Emblem.tsx';
import { IconUser } from '@tabler/icons-react';
import { AppLink } from '../../components/AppLink';
import styles from './SearchResults.module.css';
import type { Found, Search } from './use-search';

interface SearchResultsProps {
  id: string;
  search: Search;
  shown: boolean;
  /** The one that the arrow keys have reached. */
  active: Found | undefined;
  /** Also when the page that is open already was chosen. */
  onChoose: () => void;
}

const SENTENCES = {
  nothing: 'No players or teams found.',
  failed: 'The search is not available right now.',
};

export default function SearchResults({ search, shown, ...rest }: SearchResultsProps) {
  const { id } = rest;
  const { state, players, teams } = search;
  return (
    <div className={classNames(styles.results, !shown && styles.closed)}>
      <p role="status" className={styles.sentence}>
        {shown && (state === 'nothing' || state === 'failed') ? SENTENCES[state] : ''}
      </p>
      <div id={`${id}list`} role="listbox" aria-label="Players and teams" className={styles.list}>
        {shown && <Options {...rest} label="Players" found={players} />}
        {shown && <Options {...rest} label="Teams" found={teams} />}
      </div>
    </div>
  );
}

interface OptionsProps extends Pick<SearchResultsProps, 'id' | 'active' | 'onChoose'> {
  label: string;
  found: readonly Found[];
}

function Options({ id, label, found, active, onChoose }: OptionsProps) {
  if (found.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot stand in a list of options
    <div role="group" aria-label={label}>
      <p className={styles.label} aria-hidden="true">
        {label}
      </p>
      {found.map((one) => (
        <AppLink
          key={one.id}
          id={`${id}${one.id}`}
          to={one.to}
          role="option"
          aria-selected={one === active}
          tabIndex={-1}
          className={styles.option}
          onClick={onChoose}
        >
          {one.kind === 'team' ? (
            <Emblem name={one.name} logo={one.logo} size={20} />
          ) : (
            <IconUser size={16} stroke={1.75} className={styles.icon} aria-hidden="true" />
          )}
          <span className={styles.name}>{one.name}</span>
          {one.tag !== null && <span className={styles.tag}>[{one.tag}]</span>}
        </AppLink>
      ))}
    </div>
  );
}
