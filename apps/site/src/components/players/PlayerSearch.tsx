import { useEffect, useEffectEvent, useState } from 'react';
import { Autocomplete } from '../forms/Autocomplete';
import { Field, type FieldProps } from '../forms/Field';
import * as texts from '../texts';
import { PlayerRow } from './PlayerRow';
import { type FoundPlayer, findById, playerLabel } from './player';
import { usePlayerSearch } from './use-player-search';

export type PlayerSearchProps = FieldProps & {
  value: FoundPlayer | null;
  /** Null as soon as the text is changed after a choice. */
  onChange: (player: FoundPlayer | null) => void;
  placeholder?: string;
  disabled?: boolean;
  autoFocus?: boolean;
};

const TEXTS = {
  results: texts.foundPlayers,
  none: texts.noPlayersFound,
  one: texts.onePlayerFound,
  many: texts.playersFound,
};

/** A field of a form for one player, found by name or id. */
export function PlayerSearch({
  label,
  hideLabel,
  hint,
  error,
  required,
  className,
  value,
  onChange,
  placeholder,
  disabled,
  autoFocus,
}: PlayerSearchProps) {
  const [typed, setTyped] = useState('');
  const search = usePlayerSearch(value ? '' : typed);
  const accept = useEffectEvent((found: readonly FoundPlayer[]) => {
    const player = findById(typed, found);
    if (player && !value) onChange(player);
  });
  useEffect(() => accept(search.found), [search.found]);

  const text = value && typed.trim() !== value.ID ? playerLabel(value) : typed;
  return (
    <Field {...{ label, hideLabel, hint, error, required, className }}>
      {(control) => (
        <Autocomplete
          control={control}
          text={text}
          placeholder={placeholder}
          disabled={disabled}
          autoFocus={autoFocus}
          search={search}
          texts={TEXTS}
          idOf={({ ID }) => ID}
          renderItem={(player) => <PlayerRow player={player} showId />}
          onType={(next) => {
            setTyped(next);
            if (value) onChange(null);
          }}
          onChoose={(player) => {
            setTyped('');
            onChange(player);
          }}
        />
      )}
    </Field>
  );
}
