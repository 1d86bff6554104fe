import { useEffect, useId, useState } from 'react';
import { useCall } from '../../../api/use-call';
import { TextInput } from '../../../components/forms/TextInput';
import * as texts from '../texts';
import styles from './EmbedSearch.module.css';
import { type EmbedSubject, parseEmbedAddress } from './embed-address';

interface EmbedSearchProps {
  value: EmbedSubject | null;
  error?: string;
  onChange: (subject: EmbedSubject | null) => void;
}

interface Result extends EmbedSubject {
  readonly name: string;
  readonly label: string;
}

const DEBOUNCE_MS = 300;
const COUNT = 5;

/** Finds the subject of a card by name, or takes the address of its page. The first result is chosen. */
export function EmbedSearch({ value, error, onChange }: EmbedSearchProps) {
  const [typed, setTyped] = useState('');
  const group = useId();
  const { results, isPending } = useResults(typed.trim());
  const chosen = results.find((each) => isSame(each, value)) ?? results[0] ?? null;
  useEffect(() => {
    if (!isSame(chosen, value)) onChange(chosen && { kind: chosen.kind, id: chosen.id });
  });
  return (
    <>
      <TextInput
        label={texts.nameOrAddress}
        hint={texts.nameOrAddressHint}
        error={error}
        autoComplete="off"
        maxLength={300}
        value={typed}
        onChange={setTyped}
      />
      <p role="status" className={styles.status}>
        {typed.trim() !== '' && !isPending && results.length === 0 ? texts.nothingFound : ''}
      </p>
      {results.length > 0 && (
        <fieldset className={styles.results}>
          <legend className={styles.legend}>{texts.results}</legend>
          {results.map((each) => (
            <label key={`${each.kind} ${each.id}`} className={styles.result}>
              <input
                type="radio"
                name={group}
                checked={each === chosen}
                onChange={() => onChange({ kind: each.kind, id: each.id })}
              />
              <b className={styles.name}>{each.name}</b>
              <span className={styles.kind}>{each.label}</span>
            </label>
          ))}
        </fieldset>
      )}
    </>
  );
}

function useResults(typed: string): { results: readonly Result[]; isPending: boolean } {
  const text = useDebounced(typed);
  const address = parseEmbedAddress(text, location.origin);
  const q = address ? '' : text.slice(0, 64);
  const enabled = q !== '';
  const named = useCall(
    'embeds',
    'find',
    { subjects: address ? [address] : [] },
    { enabled: address !== null },
  );
  const players = useCall('search', 'boxPlayers', { q, count: COUNT }, { enabled });
  const teams = useCall('search', 'boxTeams', { q, count: COUNT }, { enabled });
  const tournaments = useCall('tournaments', 'list', { named: q, size: COUNT }, { enabled });
  const isPending =
    text !== typed ||
    (address ? named.isPending : enabled && (players.isPending || teams.isPending));
  if (text === '') return { results: [], isPending };
  if (address) {
    const found = named.data?.[0];
    return {
      results: found ? [{ ...address, name: text, label: LABELS[found.kind] }] : [],
      isPending,
    };
  }
  return {
    results: [
      ...(teams.data ?? []).map(({ name }) => ({ kind: 'team' as const, id: name, name })),
      ...(players.data ?? []).map(({ ID, name }) => ({ kind: 'player' as const, id: ID, name })),
      ...(tournaments.data?.data ?? []).map(({ id, name }) => ({
        kind: 'bracket' as const,
        id,
        name,
      })),
    ].map((result) => ({ ...result, label: LABELS[result.kind] })),
    isPending,
  };
}

const LABELS = {
  player: texts.player,
  team: texts.team,
  match: texts.match,
  bracket: texts.bracket,
  clip: texts.clip,
} as const;

function isSame(one: EmbedSubject | null, other: EmbedSubject | null): boolean {
  return one?.kind === other?.kind && one?.id === other?.id;
}

function useDebounced(text: string): string {
  const [debounced, setDebounced] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), text === '' ? 0 : DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return debounced;
}
