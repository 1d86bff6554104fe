import { IconSearch } from '@tabler/icons-react';
import { lazy, type ReactNode, Suspense } from 'react';
import box from './Control.module.css';
import type { ControlProps } from './Field';

export interface AutocompleteSearch<Item> {
  found: readonly Item[];
  /** The user is typing, or the request is pending. */
  searching: boolean;
  /** The results belong to the typed text. */
  answered: boolean;
  error: unknown;
}

export interface AutocompleteTexts {
  readonly results: string;
  readonly none: string;
  readonly one: string;
  /** With `{count}`. */
  readonly many: string;
}

export interface AutocompleteProps<Item> {
  control: ControlProps;
  text: string;
  placeholder?: string;
  disabled?: boolean;
  autoFocus?: boolean;
  search: AutocompleteSearch<Item>;
  texts: AutocompleteTexts;
  idOf: (item: Item) => string;
  renderItem: (item: Item) => ReactNode;
  onType: (text: string) => void;
  onChoose: (item: Item) => void;
}

const AutocompleteBox = lazy(() => import('./AutocompleteBox')) as <Item>(
  props: AutocompleteProps<Item>,
) => ReactNode;

/** An input whose suggestions come from the server. */
export function Autocomplete<Item>(props: AutocompleteProps<Item>) {
  const { control, text } = props;
  return (
    <span className={box.wrap}>
      <span className={box.lead}>
        <IconSearch stroke={1.75} aria-hidden="true" />
      </span>
      <Suspense fallback={<input {...control} className={box.control} value={text} readOnly />}>
        <AutocompleteBox {...props} />
      </Suspense>
    </span>
  );
}
