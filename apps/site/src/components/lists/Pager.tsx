import { classNames } from '@mes/ui/class-names';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { interpolate } from '../../interpolate';
import { useMedia } from '../../ssr/use-media';
import { AppLink } from '../AppLink';
import { moveFocus } from '../layout/arrow-keys';
import * as texts from '../texts';
import styles from './Pager.module.css';
import { PAGER_BUTTONS, pagerWindow } from './pager-window';

export interface PagerProps {
  /** Counted from 0. */
  page: number;
  pages: number;
  onChange?: (page: number) => void;
  /** Makes the pages links. */
  linkTo?: (page: number) => string;
  /** The accessible name of the pager. */
  label: string;
  buttons?: number;
}

/** Ten buttons do not fit on a phone. */
const PHONE_BUTTONS = 5;

export function Pager({
  page,
  pages,
  onChange,
  linkTo,
  label,
  buttons = PAGER_BUTTONS,
}: PagerProps) {
  const phone = useMedia('(max-width: 819.9px)');
  if (pages <= 1) return null;
  const maxButtons = phone ? Math.min(buttons, PHONE_BUTTONS) : buttons;

  const step = (to: number, name: string, icon: ReactNode) => (
    <PageButton
      key={name}
      {...{ to, linkTo, onChange }}
      name={name}
      disabled={to < 0 || to >= pages}
    >
      {icon}
    </PageButton>
  );

  return (
    <nav
      className={styles.pager}
      aria-label={label}
      onKeyDown={(event) => moveFocus(event, 'a, button:enabled')}
    >
      {step(page - 1, texts.previousPage, <IconChevronLeft stroke={1.75} aria-hidden="true" />)}
      {pagerWindow({ page, pages, buttons: maxButtons }).map((item, index, items) =>
        item === 'gap' ? (
          <span key={`after ${items[index - 1]}`} className={styles.gap} aria-hidden="true">
            …
          </span>
        ) : (
          <PageButton
            key={item}
            {...{ to: item, linkTo, onChange }}
            name={interpolate(texts.page, { number: item + 1 })}
            current={item === page}
          >
            {item + 1}
          </PageButton>
        ),
      )}
      {step(page + 1, texts.nextPage, <IconChevronRight stroke={1.75} aria-hidden="true" />)}
    </nav>
  );
}

interface PageButtonProps extends Pick<PagerProps, 'linkTo' | 'onChange'> {
  to: number;
  name: string;
  current?: boolean;
  disabled?: boolean;
  children: ReactNode;
}

function PageButton({ to, name, current, disabled, linkTo, onChange, children }: PageButtonProps) {
  const look = {
    className: classNames(styles.page, current && styles.current),
    'aria-label': name,
    'aria-current': current ? ('page' as const) : undefined,
  };
  if (linkTo && !disabled) {
    return (
      <AppLink {...look} to={linkTo(to)} onClick={() => onChange?.(to)}>
        {children}
      </AppLink>
    );
  }
  return (
    <button type="button" {...look} disabled={disabled} onClick={() => onChange?.(to)}>
      {children}
    </button>
  );
}
