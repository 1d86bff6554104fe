import { IconArrowLeft, IconSearch, IconX } from '@tabler/icons-react';
import {
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { IconButton } from '../../components/IconButton';
import { Spinner } from '../../components/Spinner';
import * as texts from '../texts';
import { KeyHints } from './KeyHints';
import styles from './Palette.module.css';
import { PaletteList } from './PaletteList';
import { PalettePreview } from './PalettePreview';
import { PaletteStatus } from './PaletteStatus';
import { Scopes } from './Scopes';
import { nextScope, PREFIXES } from './typed-text';
import { usePalette } from './use-palette';

interface PaletteProps {
  /** While its code was loaded. */
  typedBefore?: string;
  onClose: () => void;
}

/** One field for everything: a native modal dialog with a combobox and its list. */
export default function Palette({ typedBefore = '', onClose }: PaletteProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const close = () => dialog.current?.close();
  const palette = usePalette(close, typedBefore);
  const { typed, scope, text, groups, search, isStale, setTyped, setScope, run } = palette;
  const rows = groups.flatMap((group) => group.rows);
  const [selected, setSelected] = useState(0);
  const active = rows[Math.min(selected, rows.length - 1)];
  // Enter before the answer opens what the answer has first.
  const isEnterPending = useRef(false);

  useLayoutEffect(() => {
    const node = dialog.current;
    node?.showModal();
    field.current?.focus();
    return () => node?.close();
  }, []);

  const openFirst = useEffectEvent(() => {
    const row = isEnterPending.current ? rows[0] : undefined;
    isEnterPending.current = false;
    if (row) run(row, { inNewTab: false });
  });
  useEffect(() => {
    if (!isStale) openFirst();
  }, [isStale]);

  const change = (next: string) => {
    setTyped(next);
    setSelected(0);
    isEnterPending.current = false;
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const handle = KEYS[event.key];
    if (!handle) return;
    const isHandled = handle({
      ...{ event, typed, close, change },
      move: (step) => setSelected((selected + step + rows.length) % Math.max(rows.length, 1)),
      open: () => {
        if (isStale) isEnterPending.current = true;
        else if (active) run(active, { inNewTab: event.ctrlKey || event.metaKey });
      },
      turn: (step) => {
        setScope(nextScope(scope, step));
        setSelected(0);
      },
    });
    if (isHandled) event.preventDefault();
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it as well
    <dialog
      ref={dialog}
      className={styles.palette}
      aria-label={texts.searchAndCommands}
      onClose={onClose}
      onClick={({ target }) => {
        if (target === dialog.current) close();
      }}
    >
      <div className={styles.content}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys of the field and its buttons */}
        <div className={styles.head} onKeyDown={onKeyDown}>
          <IconButton
            className={styles.back}
            label={texts.closePalette}
            icon={<IconArrowLeft stroke={1.75} />}
            onClick={close}
          />
          <span className={styles.icon}>
            {isStale ? <Spinner size={20} /> : <IconSearch size={21} stroke={1.75} aria-hidden />}
          </span>
          <input
            ref={field}
            className={styles.input}
            type="text"
            role="combobox"
            aria-label={texts.searchAndCommands}
            aria-expanded={rows.length > 0}
            aria-controls={`${id}list`}
            aria-activedescendant={active ? `${id}${active.id}` : undefined}
            aria-autocomplete="list"
            placeholder={texts.palettePlaceholder}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="go"
            maxLength={64}
            value={typed}
            onChange={({ target }) => change(target.value)}
          />
          {typed !== '' && (
            <IconButton
              className={styles.clear}
              label={texts.clearText}
              icon={<IconX stroke={1.75} />}
              onClick={() => {
                change('');
                field.current?.focus();
              }}
            />
          )}
        </div>
        <Scopes
          scope={scope}
          groups={search.groups}
          onChoose={(next) => {
            setScope(next);
            setSelected(0);
            field.current?.focus();
          }}
        />
        <div className={styles.body}>
          <div className={styles.results} data-stale={isStale || undefined}>
            <PaletteStatus text={text} scope={scope} count={rows.length} search={search} />
            <PaletteList
              id={id}
              groups={groups}
              active={active}
              text={text}
              onChoose={(row) => run(row, { inNewTab: false })}
              onShowAll={(next) => {
                setScope(next);
                setSelected(0);
                field.current?.focus();
              }}
            />
          </div>
          <PalettePreview row={active?.hit ?? null} />
        </div>
        <KeyHints prefixes={PREFIXES} />
      </div>
    </dialog>
  );
}

interface Press {
  readonly event: KeyboardEvent;
  readonly typed: string;
  readonly close: () => void;
  readonly change: (typed: string) => void;
  readonly move: (step: 1 | -1) => void;
  readonly open: () => void;
  readonly turn: (step: 1 | -1) => void;
}

/** What a key does; false where the browser's own meaning stays. */
const KEYS: Record<string, (press: Press) => boolean> = {
  ArrowDown: ({ move }) => done(() => move(1)),
  ArrowUp: ({ move }) => done(() => move(-1)),
  Enter: ({ event, open }) => isOfField(event) && done(open),
  Tab: ({ event, turn }) => isOfField(event) && done(() => turn(event.shiftKey ? -1 : 1)),
  // Clears first and closes second.
  Escape: ({ typed, change, close }) => done(() => (typed === '' ? close() : change(''))),
  k: ({ event, close }) => (event.ctrlKey || event.metaKey) && done(close),
};

function isOfField({ target }: KeyboardEvent): boolean {
  return target instanceof HTMLInputElement;
}

function done(work: () => void): true {
  work();
  return true;
}
