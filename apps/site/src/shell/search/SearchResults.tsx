import { classNames } from '@mes/ui/class-names';
import { AppLink } from '../../components/AppLink';
import { Flag } from '../../components/pictures/Flag';
import { SpoilerTitle } from '../../components/spoilers/SpoilerTitle';
import * as texts from '../texts';
import { RowIcon } from './RowIcon';
import styles from './SearchResults.module.css';
import type { RowGroup, SearchRow } from './search-rows';
import type { Search } from './use-search';

interface SearchResultsProps {
  id: string;
  search: Search;
  shown: boolean;
  /** The option selected with the arrow keys. */
  active: SearchRow | undefined;
  /** Called for every choice, also of the page that is already open. */
  onChoose: () => void;
}

const SENTENCES = {
  nothing: texts.nothingFound,
  failed: texts.searchFailed,
  offline: texts.searchOffline,
};

export default function SearchResults({ search, shown, ...rest }: SearchResultsProps) {
  const { id } = rest;
  const { state, groups } = search;
  return (
    <div className={classNames(styles.results, !shown && styles.closed)}>
      <p role="status" className={styles.sentence}>
        {shown && state in SENTENCES ? SENTENCES[state as keyof typeof SENTENCES] : ''}
      </p>
      <div id={`${id}list`} role="listbox" aria-label={texts.searchResults} className={styles.list}>
        {shown && groups.map((group) => <Options {...rest} key={group.kind} group={group} />)}
      </div>
    </div>
  );
}

interface OptionsProps extends Pick<SearchResultsProps, 'id' | 'active' | 'onChoose'> {
  group: RowGroup;
}

function Options({ id, group: { label, rows }, active, onChoose }: OptionsProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is not allowed in a listbox
    <div role="group" aria-label={label}>
      <p className={styles.label} aria-hidden="true">
        {label}
      </p>
      {rows.map((row) => (
        <AppLink
          key={row.id}
          id={`${id}${row.id}`}
          to={row.to}
          role="option"
          aria-selected={row.id === active?.id}
          tabIndex={-1}
          className={styles.option}
          onClick={onChoose}
        >
          <RowIcon row={row} size={20} />
          <span className={styles.name}>
            <SpoilerTitle of={row.spoiler}>{row.name}</SpoilerTitle>
          </span>
          {row.country !== null && <Flag country={row.country} />}
          {row.tag !== null && <span className={styles.tag}>[{row.tag}]</span>}
        </AppLink>
      ))}
    </div>
  );
}
