import { IconSearch } from '@tabler/icons-react';
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import box from '../forms/Control.module.css';
import { Field, type FieldProps } from '../forms/Field';
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

const PlayerSearchBox = lazy(() => import('./PlayerSearchBox'));

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
        <span className={box.wrap}>
          <span className={box.lead}>
            <IconSearch stroke={1.75} aria-hidden="true" />
          </span>
          <Suspense fallback={<input {...control} className={box.control} value={text} readOnly />}>
            <PlayerSearchBox
              control={control}
              text={text}
              placeholder={placeholder}
              disabled={disabled}
              autoFocus={autoFocus}
              search={search}
              onType={(next) => {
                setTyped(next);
                if (value) onChange(null);
              }}
              onChoose={(player) => {
                setTyped('');
                onChange(player);
              }}
            />
          </Suspense>
        </span>
      )}
    </Field>
  );
}
