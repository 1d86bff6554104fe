import { LiveMark } from '@mes/ui/LiveMark.tsx';
import { IconArrowRight, IconBolt } from '@tabler/icons-react';
import { Fragment, useEffect, useRef } from 'react';
import { Flag } from '../../components/pictures/Flag';
import { SpoilerText } from '../../components/spoilers/HiddenResult';
import { SpoilerTitle } from '../../components/spoilers/SpoilerTitle';
import { Time } from '../../components/text/Time';
import { RowIcon } from '../search/RowIcon';
import type { SearchFact } from '../search/search-rows';
import * as texts from '../texts';
import styles from './PaletteList.module.css';
import type { PaletteGroup, PaletteRow } from './palette-groups';
import { markHits, type Scope } from './typed-text';

interface PaletteListProps {
  id: string;
  groups: readonly PaletteGroup[];
  active: PaletteRow | undefined;
  /** Marked in the names. */
  text: string;
  onChoose: (row: PaletteRow) => void;
  onShowAll: (scope: Scope) => void;
}

export function PaletteList({ id, groups, active, ...rest }: PaletteListProps) {
  const list = useRef<HTMLDivElement>(null);
  // The first row with the label above it.
  const isFirst = active !== undefined && active === groups[0]?.rows[0];
  useEffect(() => {
    if (isFirst) list.current?.parentElement?.scrollTo({ top: 0 });
    else if (active)
      document.getElementById(`${id}${active.id}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, active, isFirst]);

  return (
    <div ref={list} id={`${id}list`} role="listbox" aria-label={texts.searchResults}>
      {groups.map((group) => (
        <Group key={group.label} id={id} group={group} active={active} {...rest} />
      ))}
    </div>
  );
}

interface GroupProps extends Omit<PaletteListProps, 'groups'> {
  group: PaletteGroup;
}

function Group({ id, group: { label, rows, all }, active, text, onChoose, onShowAll }: GroupProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is not allowed in a listbox
    <div role="group" aria-label={label}>
      <p className={styles.label} aria-hidden="true">
        {label}
        {/* With the keyboard Tab shows all of a kind. */}
        {all && (
          <button type="button" tabIndex={-1} onClick={() => onShowAll(all.scope)}>
            {all.label}
          </button>
        )}
      </p>
      {rows.map((row) => (
        <Row
          key={row.id}
          id={`${id}${row.id}`}
          row={row}
          isActive={row.id === active?.id}
          text={text}
          onChoose={onChoose}
        />
      ))}
    </div>
  );
}

interface RowProps {
  id: string;
  row: PaletteRow;
  isActive: boolean;
  text: string;
  onChoose: (row: PaletteRow) => void;
}

function Row({ id, row, isActive, text, onChoose }: RowProps) {
  const to = 'to' in row.does ? row.does.to : null;
  const content = (
    <>
      {row.hit ? <RowIcon row={row.hit} size={26} /> : <CommandIcon isPage={to !== null} />}
      <span className={styles.name}>
        <SpoilerTitle of={row.hit?.spoiler ?? null}>
          {markHits(row.name, text).map(({ from, text: part, isHit }) =>
            isHit ? <mark key={from}>{part}</mark> : <Fragment key={from}>{part}</Fragment>,
          )}
        </SpoilerTitle>
      </span>
      {row.hit?.country && <Flag country={row.hit.country} />}
      {row.detail !== null && <span className={styles.detail}>{row.detail}</span>}
      {row.keys !== null && (
        <span className={styles.keys} aria-hidden="true">
          {row.keys.split(' ').map((key) => (
            <kbd key={key}>{key}</kbd>
          ))}
        </span>
      )}
      {row.fact && (
        <span className={styles.fact}>
          <Fact fact={row.fact} />
        </span>
      )}
    </>
  );
  const shared = {
    id,
    role: 'option',
    'aria-selected': isActive,
    tabIndex: -1,
    className: styles.row,
  } as const;
  if (to === null)
    return (
      <button type="button" {...shared} onClick={() => onChoose(row)}>
        {content}
      </button>
    );
  return (
    <a
      {...shared}
      href={`/app${to}`}
      onClick={(event) => {
        // With a key held the browser opens a tab or a window of its own.
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        onChoose(row);
      }}
    >
      {content}
    </a>
  );
}

function CommandIcon({ isPage }: { isPage: boolean }) {
  const Icon = isPage ? IconArrowRight : IconBolt;
  return (
    <span className={styles.icon}>
      <Icon size={18} stroke={1.75} aria-hidden="true" />
    </span>
  );
}

function Fact({ fact }: { fact: SearchFact }) {
  switch (fact.type) {
    case 'live':
      return <LiveMark>{texts.live}</LiveMark>;
    case 'time':
      return <Time at={fact.at} show={fact.show} />;
    case 'score':
      return (
        <SpoilerText of={fact.matchId}>
          <span className={styles.score}>{fact.text}</span>
        </SpoilerText>
      );
    case 'text':
      return fact.text;
  }
}
