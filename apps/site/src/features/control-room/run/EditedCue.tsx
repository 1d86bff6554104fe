import type { RunItem } from '@mes/contract/show-schemas';
import { sceneNameOf } from '@mes/domain/show/cue';
import { classNames } from '@mes/ui/class-names';
import type { KeyboardEvent } from 'react';
import { interpolate } from '../../../interpolate';
import { useRoom } from '../state/room-context';
import type { SeenRevision } from '../state/use-acts';
import tight from '../Tight.module.css';
import { duration, parseLength, parseTime, shortTime } from '../times';
import { DraftField } from './DraftField';
import styles from './RunEditor.module.css';
import * as texts from './texts';

interface EditedCueProps {
  item: RunItem;
  number: number;
  isSelected: boolean;
  onSelect: () => void;
  onMove: (by: 1 | -1) => void;
  drag: {
    readonly isDragged: boolean;
    readonly over: 'above' | 'below' | null;
    readonly onStart: () => void;
    readonly onOver: () => void;
    readonly onDrop: () => void;
    readonly onEnd: () => void;
  };
}

export function EditedCue({ item, number, isSelected, onSelect, onMove, drag }: EditedCueProps) {
  const { acts } = useRoom();
  const { id, cue, seconds, plannedAt, notes, isSkipped } = item;
  const name = sceneNameOf(cue);
  const edit = (
    change: Partial<Pick<RunItem, 'plannedAt' | 'seconds' | 'notes'>>,
    seen: SeenRevision,
  ) => void acts.act({ act: 'edit_item', id, change }, seen);
  const onKeyDown = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    onMove(event.key === 'ArrowUp' ? -1 : 1);
  };
  return (
    <li
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the row itself is moved by the keyboard
      tabIndex={0}
      className={classNames(
        styles.item,
        isSelected && styles.selected,
        drag.isDragged && styles.dragged,
        drag.over !== null && styles[drag.over],
      )}
      draggable
      onKeyDown={onKeyDown}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', name);
        drag.onStart();
      }}
      onDragOver={(event) => {
        event.preventDefault();
        drag.onOver();
      }}
      onDrop={(event) => {
        event.preventDefault();
        drag.onDrop();
      }}
      onDragEnd={drag.onEnd}
    >
      <label className={styles.check}>
        <input
          type="checkbox"
          aria-label={interpolate(texts.selectCue, { number, name })}
          checked={isSelected}
          onChange={onSelect}
          // Space is Take; Enter presses whatever has the focus.
          onKeyDown={(event) => event.key === 'Enter' && onSelect()}
        />
      </label>
      <span className={classNames(styles.name, tight.clip, isSkipped && styles.skipped)}>
        {number} {name}
      </span>
      <DraftField
        label={interpolate(texts.plannedTime, { number })}
        field={`${id}.plannedAt`}
        value={plannedAt === null ? '' : shortTime(plannedAt)}
        onSave={(text, seen) => {
          const at = parseTime(text, Date.now());
          if (text === '' || at !== null) edit({ plannedAt: at }, seen);
        }}
      />
      <DraftField
        label={interpolate(texts.length, { number })}
        field={`${id}.seconds`}
        value={duration(seconds * 1_000)}
        onSave={(text, seen) => {
          const length = parseLength(text);
          if (length !== null) edit({ seconds: length }, seen);
        }}
      />
      <DraftField
        label={interpolate(texts.notesOf, { number })}
        placeholder={texts.notesHint}
        field={`${id}.notes`}
        className={styles.notes}
        maxLength={500}
        value={notes}
        onSave={(text, seen) => edit({ notes: text }, seen)}
      />
    </li>
  );
}
