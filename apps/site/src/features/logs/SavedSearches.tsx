import type { LogKind, SavedSearch } from '@mes/contract/moderation-schemas';
import { IconBookmark, IconX } from '@tabler/icons-react';
import { useCall, useWrite } from '../../api/use-call';
import { Button } from '../../components/Button';
import { ask, confirm } from '../../components/dialogs/dialogs';
import { IconButton } from '../../components/IconButton';
import { notify } from '../../components/toasts/notify';
import { interpolate } from '../../interpolate';
import type { LogFilterState } from './LogFilters';
import styles from './SavedSearches.module.css';
import * as texts from './texts';

const MAX_NAME = 60;

/** The own searches of a log: one click applies the filters. */
export function SavedSearches({ log, filters }: { log: LogKind; filters: LogFilterState }) {
  const { data = [] } = useCall('logs', 'searches', {});
  const saving = useWrite('logs', 'saveSearch');
  const deletion = useWrite('logs', 'deleteSearch');
  const searches = data.filter((search) => search.log === log);

  const save = async () => {
    const name = await ask({
      title: texts.saveSearchTitle,
      message: texts.saveSearchMessage,
      label: texts.searchName,
      maxLength: MAX_NAME,
      confirmLabel: texts.saveSearch,
      action: (text) => saving.mutateAsync({ ...filters.saved(), log, name: text }),
    });
    if (name !== null) notify({ message: texts.searchSaved, kind: 'success' });
  };
  const remove = ({ id, name }: SavedSearch) =>
    confirm({
      title: interpolate(texts.deleteSearchTitle, { name }),
      confirmLabel: texts.deleteSearch,
      danger: true,
      action: () => deletion.mutateAsync({ id }),
    });

  return (
    <div className={styles.searches}>
      {searches.length > 0 && (
        <ul className={styles.list} aria-label={texts.savedSearches}>
          {searches.map((search) => (
            <li key={search.id} className={styles.search}>
              <Button size="sm" variant="quiet" onClick={() => filters.apply(search)}>
                {search.name}
              </Button>
              <IconButton
                size="sm"
                label={interpolate(texts.deleteSearchOf, { name: search.name })}
                icon={<IconX size={14} stroke={1.75} aria-hidden="true" />}
                onClick={() => void remove(search)}
              />
            </li>
          ))}
        </ul>
      )}
      <Button
        size="sm"
        variant="ghost"
        icon={<IconBookmark size={16} stroke={1.75} aria-hidden="true" />}
        disabled={!filters.isFiltered}
        onClick={() => void save()}
      >
        {texts.saveSearch}
      </Button>
    </div>
  );
}
