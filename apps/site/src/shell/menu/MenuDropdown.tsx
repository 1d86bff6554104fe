import { classNames } from '@mes/ui/class-names';
import { IconChevronDown } from '@tabler/icons-react';
import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
} from 'react';
import { AppLink } from '../../components/AppLink';
import { moveFocus } from '../../components/layout/arrow-keys';
import bar from './MenuBar.module.css';
import styles from './MenuDropdown.module.css';
import type { MenuLink } from './menu-table';

interface MenuDropdownProps {
  label: string;
  links: readonly MenuLink[];
  /** The link of the current page, of this group or another one. */
  current: MenuLink | null;
  open: boolean;
  /** Shown in place of the label. */
  icon?: ReactNode;
  /** At the end of the header: the list ends where its button ends. */
  atEnd?: boolean;
  /** More rows below the links. */
  children?: ReactNode;
  onOpen: () => void;
  onClose: () => void;
}

/** Allows the pointer to leave briefly on its way from the button to the list. */
const CLOSE_DELAY_MS = 160;

/** A group of the menu: opens on hover, by a click, or by the arrow key. */
export function MenuDropdown(props: MenuDropdownProps) {
  const { label, links, current, open, icon, atEnd = false, children, onOpen, onClose } = props;
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const closeTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** A click right after the pointer has opened the list must not close it again. */
  const openedAt = useRef(0);

  useEffect(() => () => clearTimeout(closeTimer.current), []);

  const enter = ({ pointerType }: PointerEvent) => {
    clearTimeout(closeTimer.current);
    if (pointerType !== 'mouse' || open) return;
    openedAt.current = performance.now();
    onOpen();
  };
  const leave = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'mouse') closeTimer.current = setTimeout(onClose, CLOSE_DELAY_MS);
  };
  const press = () => {
    const justOpened = performance.now() - openedAt.current < 400;
    if (open && !justOpened) onClose();
    else onOpen();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape' && open) {
      onClose();
      button.current?.focus();
    } else if (event.key === 'ArrowDown' && event.target === button.current) {
      event.preventDefault();
      onOpen();
      requestAnimationFrame(() => box.current?.querySelector<HTMLElement>('a')?.focus());
    } else if (event.target !== button.current) {
      moveFocus(event, 'li > *');
    }
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only follows the pointer and keys of its parts
    <div
      ref={box}
      className={classNames(styles.group, atEnd && styles.atEnd)}
      onPointerEnter={enter}
      onPointerLeave={leave}
      onKeyDown={onKeyDown}
      onBlur={({ relatedTarget }) => {
        if (!box.current?.contains(relatedTarget)) onClose();
      }}
    >
      <button
        ref={button}
        type="button"
        className={bar.entry}
        aria-label={icon ? label : undefined}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        aria-current={current && links.includes(current) ? 'true' : undefined}
        onClick={press}
      >
        {icon ?? (
          <>
            {label}
            <IconChevronDown size={13} stroke={1.75} aria-hidden="true" />
          </>
        )}
      </button>
      {open && (
        <ul id={id} className={styles.links} aria-label={label}>
          {links.map((link) => (
            <li key={link.to}>
              <AppLink
                to={link.to}
                className={styles.link}
                aria-current={link === current ? 'page' : undefined}
                onClick={onClose}
              >
                {link.label}
              </AppLink>
            </li>
          ))}
          {children}
        </ul>
      )}
    </div>
  );
}
