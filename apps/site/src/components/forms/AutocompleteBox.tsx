import { interpolate } from '../../interpolate';
import * as texts from '../texts';
import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/Combobox.css';
import { Combobox, useCombobox } from '@mantine/core';
import { useEffect, useEffectEvent } from 'react';
import { KitScope } from '../kit/KitScope';
import { Spinner } from '../Spinner';
import { failureText } from '../states/FailedToLoad';
import { Hidden } from '../text/Hidden';
import type { AutocompleteProps, AutocompleteTexts } from './Autocomplete';
import box from './Control.module.css';
import list from './OptionList.module.css';

/** The part of `Autocomplete` that comes from the kit. Enter chooses the first suggestion. */
export default function AutocompleteBox<Item>({
  control,
  text,
  placeholder,
  disabled,
  autoFocus,
  search,
  texts: own,
  idOf,
  renderItem,
  onType,
  onChoose,
}: AutocompleteProps<Item>) {
  const { found, searching, answered, error } = search;
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const hasContent = found.length > 0 || searching || answered || error !== null;

  const selectFirst = useEffectEvent(() => combobox.selectFirstOption());
  useEffect(() => {
    if (found.length > 0) selectFirst();
  }, [found]);

  return (
    <KitScope>
      <Combobox
        store={combobox}
        zIndex="calc(var(--mes-z-dialog) + 1)"
        transitionProps={{ duration: 0 }}
        classNames={{ dropdown: list.dropdown, option: list.option, options: list.options }}
        onOptionSubmit={(id) => {
          const item = found.find((each) => idOf(each) === id);
          if (item) onChoose(item);
          combobox.closeDropdown();
        }}
      >
        <Combobox.Target withExpandedAttribute>
          <input
            {...control}
            type="text"
            autoComplete="off"
            spellCheck={false}
            className={box.control}
            placeholder={placeholder}
            disabled={disabled}
            ref={autoFocus ? takeFocus : undefined}
            value={text}
            onChange={(event) => {
              onType(event.target.value);
              combobox.openDropdown();
            }}
            onFocus={() => hasContent && combobox.openDropdown()}
            onBlur={() => combobox.closeDropdown()}
          />
        </Combobox.Target>
        <Combobox.Dropdown hidden={!hasContent}>
          <Combobox.Options aria-label={own.results}>
            {found.map((item) => (
              <Combobox.Option key={idOf(item)} value={idOf(item)}>
                {renderItem(item)}
              </Combobox.Option>
            ))}
          </Combobox.Options>
          <div role="status" className={found.length === 0 ? list.empty : undefined}>
            {found.length > 0 && <Hidden>{countText(own, found.length)}</Hidden>}
            {searching && found.length === 0 && <Spinner label={texts.searching} />}
            {answered && found.length === 0 && own.none}
            {error !== null && failureText(error)}
          </div>
        </Combobox.Dropdown>
      </Combobox>
    </KitScope>
  );
}

/** Takes the focus when it is loaded, which may be after the dialog has opened. */
const takeFocus = (input: HTMLInputElement | null) => input?.focus({ preventScroll: true });

const countText = ({ one, many }: AutocompleteTexts, count: number) =>
  count === 1 ? one : interpolate(many, { count });
