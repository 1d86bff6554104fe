import * as texts from '../texts';
import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/Combobox.css';
import { Combobox, useCombobox } from '@mantine/core';
import { IconSelector } from '@tabler/icons-react';
import { useState } from 'react';
import { KitScope } from '../kit/KitScope';
import box from './Control.module.css';
import type { ControlProps } from './Field';
import { matchOptions } from './match-options';
import list from './OptionList.module.css';
import type { Option } from './Select';

export interface SearchSelectProps {
  control: ControlProps;
  options: readonly Option[];
  value: string | null;
  onChange: (value: string) => void;
  placeholder?: string;
  disabled?: boolean;
}

/** Longer lists are filtered by typing. */
const MAX_SHOWN = 100;

function SearchSelect({
  control,
  options,
  value,
  onChange,
  placeholder,
  disabled,
}: SearchSelectProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const combobox = useCombobox({
    onDropdownClose: () => {
      combobox.resetSelectedOption();
      setTyped(null);
    },
  });
  const chosen = options.find((option) => option.value === value);
  const shown = matchOptions(options, typed ?? '').slice(0, MAX_SHOWN);

  return (
    <Combobox
      store={combobox}
      zIndex="calc(var(--mes-z-dialog) + 1)"
      transitionProps={{ duration: 0 }}
      classNames={{ dropdown: list.dropdown, option: list.option, options: list.options }}
      onOptionSubmit={(next) => {
        onChange(next);
        combobox.closeDropdown();
      }}
    >
      <Combobox.DropdownTarget>
        <span className={box.wrap}>
          <Combobox.EventsTarget withExpandedAttribute>
            <input
              {...control}
              type="text"
              autoComplete="off"
              className={box.control}
              placeholder={placeholder ?? texts.choose}
              disabled={disabled}
              value={typed ?? chosen?.label ?? ''}
              onChange={(event) => {
                setTyped(event.target.value);
                combobox.openDropdown();
                combobox.updateSelectedOptionIndex();
              }}
              onClick={() => combobox.openDropdown()}
              onFocus={(event) => event.currentTarget.select()}
              onBlur={() => combobox.closeDropdown()}
            />
          </Combobox.EventsTarget>
          <span className={box.trail}>
            <IconSelector stroke={1.75} aria-hidden="true" />
          </span>
        </span>
      </Combobox.DropdownTarget>
      <Combobox.Dropdown>
        <Combobox.Options>
          {shown.map((option) => (
            <Combobox.Option
              key={option.value}
              value={option.value}
              disabled={option.disabled}
              active={option.value === value}
            >
              {option.label}
            </Combobox.Option>
          ))}
          {shown.length === 0 && (
            <Combobox.Empty className={list.empty}>{texts.nothingFound}</Combobox.Empty>
          )}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}

export default function SearchSelectInKit(props: SearchSelectProps) {
  return (
    <KitScope>
      <SearchSelect {...props} />
    </KitScope>
  );
}
