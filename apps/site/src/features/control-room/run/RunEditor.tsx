import type { RunItem } from '@mes/contract/show-schemas';
import { useState } from 'react';
import { confirm } from '../../../components/dialogs/dialogs';
import { interpolate } from '../../../interpolate';
import { Press } from '../Press';
import { useRoom } from '../state/room-context';
import * as roomTexts from '../texts';
import { EditedCue } from './EditedCue';
import styles from './RunEditor.module.css';
import { replaceRun } from './run-templates';
import * as texts from './texts';

/** Times, lengths, notes and the order of cues; by drag, by Alt and an arrow key, or by buttons. */
export function RunEditor({ onDone }: { onDone: () => void }) {
  const room = useRoom();
  const { run } = room.desk;
  const { act } = room.acts;
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [dragged, setDragged] = useState<string | null>(null);
  const [over, setOver] = useState<string | null>(null);
  const chosen = run.filter(({ id }) => selected.has(id));
  const ids = chosen.map(({ id }) => id);

  const toggle = (id: string) =>
    setSelected((before) => {
      const after = new Set(before);
      if (!after.delete(id)) after.add(id);
      return after;
    });
  const indexOf = (id: string | null) => run.findIndex((item) => item.id === id);
  const move = (moved: readonly string[], by: 1 | -1) => {
    const indexes = moved.map(indexOf);
    const edge = by === 1 ? Math.max(...indexes) : Math.min(...indexes);
    // After the one behind it, or before the one in front of it.
    const after = by === 1 ? run[edge + 1] : run[edge - 2];
    if (by === 1 ? !after : edge <= 0) return;
    void act({ act: 'move_items', ids: [...moved], after: after?.id ?? null });
  };
  const drop = (target: RunItem) => {
    if (dragged === null || dragged === target.id) return;
    const isDown = indexOf(dragged) < indexOf(target.id);
    const after = isDown ? target : run[indexOf(target.id) - 1];
    const moved = selected.has(dragged) ? ids : [dragged];
    void act({ act: 'move_items', ids: moved, after: after?.id ?? null });
  };
  const askToDelete = async () => {
    const title =
      ids.length === 1
        ? texts.deleteOneTitle
        : interpolate(texts.deleteManyTitle, { count: ids.length });
    const isSure = await confirm({
      title,
      message: texts.deleteMessage,
      confirmLabel: title,
      danger: true,
    });
    if (isSure && (await act({ act: 'delete_items', ids }))) setSelected(new Set());
  };
  const isAllSkipped = chosen.length > 0 && chosen.every(({ isSkipped }) => isSkipped);

  return (
    <>
      <ol className={styles.list} aria-label={texts.runOfShow}>
        {run.map((item, index) => (
          <EditedCue
            key={item.id}
            item={item}
            number={index + 1}
            isSelected={selected.has(item.id)}
            onSelect={() => toggle(item.id)}
            onMove={(by) => move([item.id], by)}
            drag={{
              isDragged: dragged === item.id,
              over:
                over === item.id && dragged !== null
                  ? indexOf(dragged) < index
                    ? 'below'
                    : 'above'
                  : null,
              onStart: () => setDragged(item.id),
              onOver: () => setOver(item.id),
              onDrop: () => drop(item),
              onEnd: () => {
                setDragged(null);
                setOver(null);
              },
            }}
          />
        ))}
      </ol>
      <footer className={styles.tools}>
        <span className={styles.count} aria-live="polite">
          {interpolate(texts.selected, { count: ids.length })}
        </span>
        <Press
          disabled={ids.length === 0}
          onClick={() => void act({ act: 'skip_items', ids, isSkipped: !isAllSkipped })}
        >
          {isAllSkipped ? texts.unskip : texts.skip}
        </Press>
        <Press
          disabled={ids.length !== 1}
          onClick={() => void act({ act: 'duplicate_item', id: ids[0]! })}
        >
          {texts.duplicate}
        </Press>
        <Press disabled={ids.length === 0} onClick={() => move(ids, -1)} aria-label={texts.moveUp}>
          ↑
        </Press>
        <Press disabled={ids.length === 0} onClick={() => move(ids, 1)} aria-label={texts.moveDown}>
          ↓
        </Press>
        <Press disabled={ids.length === 0} onClick={() => void askToDelete()}>
          {texts.deleteCues}
        </Press>
        <Press onClick={() => void replaceRun(room)}>{roomTexts.template}</Press>
        <Press action="addPreview" keyLabel={null}>
          {roomTexts.add}
        </Press>
        <Press look="bone" onClick={onDone}>
          {texts.doneEditing}
        </Press>
      </footer>
    </>
  );
}
