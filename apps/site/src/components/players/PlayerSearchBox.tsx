import { interpolate } from '../../interpolate';
import * as texts from '../texts';
import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/Combobox.css';
import { Combobox, useCombobox } from '@mantine/core';
import { useEffect, useEffectEvent } from 'react';
import box from '../forms/Control.module.css';
import type { ControlProps } from '../forms/Field';
import list from '../forms/OptionList.module.css';
import { KitScope } from '../kit/KitScope';
import { Spinner } from '../Spinner';
import { failureText } from '../states/FailedToLoad';
import { Hidden } from '../text/Hidden';
import { PlayerRow } from './PlayerRow';
import type { FoundPlayer } from './player';
import type { PlayerSearchState } from './use-player-search';

export interface PlayerSearchBoxProps {
  control: ControlProps;
  text: string;
  placeholder?: string;
  disabled?: boolean;
  autoFocus?: boolean;
  search: PlayerSearchState;
  onType: (text: string) => void;
  onChoose: (player: FoundPlayer) => void;
}

function PlayerSearchBox({
  control,
  text,
  placeholder,
  disabled,
  autoFocus,
  search,
  onType,
  onChoose,
}: PlayerSearchBoxProps) {
  const { found, searching, answered, error } = search;
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const hasContent = found.length > 0 || searching || answered || error !== null;

  // Enter chooses the first result.
  const selectFirst = useEffectEvent(() => combobox.selectFirstOption());
  useEffect(() => {
    if (found.length > 0) selectFirst();
  }, [found]);

  return (
    <Combobox
      store={combobox}
      zIndex="calc(var(--mes-z-dialog) + 1)"
      transitionProps={{ duration: 0 }}
      classNames={{ dropdown: list.dropdown, option: list.option, options: list.options }}
      onOptionSubmit={(id) => {
        const player = found.find(({ ID }) => ID === id);
        if (player) onChoose(player);
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
        <Combobox.Options aria-label={texts.foundPlayers}>
          {found.map((player) => (
            <Combobox.Option key={player.ID} value={player.ID}>
              <PlayerRow player={player} showId />
            </Combobox.Option>
          ))}
        </Combobox.Options>
        <div role="status" className={found.length === 0 ? list.empty : undefined}>
          {found.length > 0 && <Hidden>{foundText(found.length)}</Hidden>}
          {searching && found.length === 0 && <Spinner label={texts.searching} />}
          {answered && found.length === 0 && texts.noPlayersFound}
          {error !== null && failureText(error)}
        </div>
      </Combobox.Dropdown>
    </Combobox>
  );
}

/** Takes the focus when it is loaded, which may be after the dialog has opened. */
const takeFocus = (input: HTMLInputElement | null) => input?.focus({ preventScroll: true });

const foundText = (count: number) =>
  count === 1 ? texts.onePlayerFound : interpolate(texts.playersFound, { count });

export default function PlayerSearchBoxInKit(props: PlayerSearchBoxProps) {
  return (
    <KitScope>
      <PlayerSearchBox {...props} />
    </KitScope>
  );
}
