import { classNames } from '@mes/ui/class-names';
import { interpolate } from '../../../interpolate';
import { CHANNEL_LABELS } from '../labels';
import { type Room, useRoom } from '../state/room-context';
import type { Place } from '../state/use-presence';
import tight from '../Tight.module.css';
import * as roomTexts from '../texts';
import styles from './TopRow.module.css';
import * as texts from './texts';

/** Who is in the room, and what they have in hand. */
export function People() {
  const room = useRoom();
  const { operators, ownId, server } = room;
  const ordered = operators.toSorted(
    (one, other) => Number(other.player.id === ownId) - Number(one.player.id === ownId),
  );
  return (
    <ul className={styles.people} aria-label={texts.operators}>
      {ordered.map(({ player, initials, place }) => {
        const isOwn = player.id === ownId;
        return (
          <li
            key={player.id}
            className={classNames(!isOwn && styles.peer)}
            data-operator={player.name}
          >
            <b className={classNames(styles.letters, tight.tight)}>{initials}</b>
            <span>
              <b className={tight.clip}>{isOwn ? roomTexts.you : player.name}</b>
              <small className={tight.clip}>
                {server.awaySince !== null && !isOwn ? texts.unknownPlace : placeText(room, place)}
              </small>
            </span>
          </li>
        );
      })}
    </ul>
  );
}

const FIELDS: Readonly<Record<string, string>> = {
  title: roomTexts.fieldTitle,
  text: roomTexts.fieldText,
  notes: texts.fieldNotes,
  focus: roomTexts.fieldFocus,
};

export function fieldName(field: string): string {
  const name = field.split('.')[1] ?? field;
  return FIELDS[name] ?? name;
}

function placeText({ desk }: Room, place: Place): string {
  if (!place) return texts.directing;
  if (place.kind === 'channel') return CHANNEL_LABELS[place.channel];
  if (place.kind === 'field') return interpolate(texts.typingIn, { field: fieldName(place.field) });
  const index = desk.run.findIndex(({ id }) => id === place.id);
  return index === -1 ? texts.atPreview : interpolate(texts.atCue, { number: index + 1 });
}
