import { IconSearch } from '@tabler/icons-react';
import { useDeferredValue, useState } from 'react';
import { useCall } from '../../api/use-call';
import { TextInput } from '../../components/forms/TextInput';
import { Panel } from '../../components/layout/Panel';
import { interpolate } from '../../interpolate';
import styles from './SubjectSearch.module.css';
import * as texts from './texts';

const MOST = 5;

interface Found {
  readonly about: string;
  readonly name: string;
  readonly kind: string;
  readonly formerly: string | null;
}

export function SubjectSearch({ onChoose }: { onChoose: (about: string) => void }) {
  const [typed, setTyped] = useState('');
  const query = useDeferredValue(typed.trim());
  const isSearching = query !== '';
  const players = useCall('search', 'players', { query, count: MOST }, { enabled: isSearching });
  const teams = useCall('search', 'teams', { query, count: MOST }, { enabled: isSearching });
  const found: Found[] = [
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
  ];
  const choose = (about: string) => {
    setTyped('');
    onChoose(about);
  };
  return (
    <div className={styles.search}>
      <TextInput
        label={texts.findSubject}
        type="search"
        placeholder={texts.findPlaceholder}
        autoComplete="off"
        maxLength={64}
        icon={<IconSearch stroke={1.75} />}
        value={typed}
        onChange={setTyped}
      />
      {isSearching && players.data && teams.data && (
        <Panel className={styles.results}>
          {found.length === 0 && <p className={styles.none}>{texts.nothingFound}</p>}
          {found.map(({ about, name, kind, formerly }) => (
            <button
              key={about}
              type="button"
              className={styles.result}
              onClick={() => choose(about)}
            >
              <span>{name}</span>
              <span className={styles.kind}>
                {kind}
                {formerly !== null && `, ${interpolate(texts.formerly, { name: formerly })}`}
              </span>
            </button>
          ))}
        </Panel>
      )}
    </div>
  );
}
