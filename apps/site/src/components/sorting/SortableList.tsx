import { classNames } from '@mes/ui/class-names';
import { IconChevronDown, IconChevronUp, IconGripVertical } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { interpolate } from '../../interpolate';
import { IconButton } from '../IconButton';
import { Hidden } from '../text/Hidden';
import * as texts from '../texts';
import { moveItem } from './move-item';
import styles from './SortableList.module.css';

interface SortableListProps<Item> {
  /** The accessible name of the list. */
  label?: string;
  items: readonly Item[];
  keyOf: (item: Item) => string;
  /** What moves, for screen readers: the name of a team. */
  nameOf: (item: Item) => string;
  /** The item at its place, and what is said when it has got there. */
  spokenAt: (item: Item, index: number) => string;
  movedTo: (item: Item, index: number) => string;
  onChange: (items: Item[]) => void;
  /** A line below this many items, for places that lead on. */
  cutAfter?: number;
  children: (item: Item, index: number) => ReactNode;
}

/** Items are moved by drag and drop, by Alt and an arrow key, or by buttons on a phone. */
export function SortableList<Item>({
  label,
  items,
  keyOf,
  nameOf,
  spokenAt,
  movedTo,
  onChange,
  cutAfter,
  children,
}: SortableListProps<Item>) {
  const [dragged, setDragged] = useState<number | null>(null);
  const [over, setOver] = useState<number | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const list = useRef<HTMLOListElement>(null);

  const move = (from: number, to: number) => {
    if (to < 0 || to >= items.length || to === from) return;
    onChange(moveItem(items, from, to));
    setAnnouncement(movedTo(items[from]!, to));
  };
  const onKeyDown = (event: KeyboardEvent, index: number) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    const to = index + (event.key === 'ArrowUp' ? -1 : 1);
    move(index, to);
    // Keeps the focus on the moved item, which is rendered at another position.
    requestAnimationFrame(() => list.current?.querySelectorAll('li')[to]?.focus());
  };

  return (
    <>
      <ol ref={list} className={styles.list} aria-label={label}>
        {items.map((item, index) => (
          <li
            key={keyOf(item)}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: the row itself is moved by the keyboard
            tabIndex={0}
            aria-label={spokenAt(item, index)}
            className={classNames(
              styles.item,
              index + 1 === cutAfter && styles.cut,
              dragged === index && styles.dragged,
              over === index && dragged !== null && (dragged < index ? styles.below : styles.above),
            )}
            draggable
            onKeyDown={(event) => onKeyDown(event, index)}
            onDragStart={(event) => {
              event.dataTransfer.effectAllowed = 'move';
              event.dataTransfer.setData('text/plain', nameOf(item));
              setDragged(index);
            }}
            onDragOver={(event) => {
              event.preventDefault();
              setOver(index);
            }}
            onDrop={(event) => {
              event.preventDefault();
              if (dragged !== null) move(dragged, index);
            }}
            onDragEnd={() => {
              setDragged(null);
              setOver(null);
            }}
          >
            <IconGripVertical size={16} stroke={1.75} className={styles.grip} aria-hidden="true" />
            <span className={styles.number}>{index + 1}</span>
            {children(item, index)}
            <span className={styles.arrows}>
              <IconButton
                size="sm"
                label={interpolate(texts.moveUp, { name: nameOf(item) })}
                icon={<IconChevronUp size={16} stroke={1.75} />}
                disabled={index === 0}
                onClick={() => move(index, index - 1)}
              />
              <IconButton
                size="sm"
                label={interpolate(texts.moveDown, { name: nameOf(item) })}
                icon={<IconChevronDown size={16} stroke={1.75} />}
                disabled={index === items.length - 1}
                onClick={() => move(index, index + 1)}
              />
            </span>
          </li>
        ))}
      </ol>
      <Hidden>
        <span aria-live="polite">{announcement}</span>
      </Hidden>
    </>
  );
}
