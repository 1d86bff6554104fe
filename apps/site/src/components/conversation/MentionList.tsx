import { PlayerRow } from '../players/PlayerRow';
import type { FoundPlayer } from '../players/player';
import styles from './Conversation.module.css';
import * as texts from './texts';

interface MentionListProps {
  id: string;
  players: readonly FoundPlayer[];
  /** Index of the player that Enter takes. */
  chosen: number;
  onChoose: (index: number) => void;
}

/** Players whose names begin like what was typed after an @. The keyboard focus stays in the text. */
export function MentionList({ id, players, chosen, onChoose }: MentionListProps) {
  return (
    <div id={id} role="listbox" aria-label={texts.mentionPlayer} className={styles.mentions}>
      {players.map((player, index) => (
        // biome-ignore lint/a11y/useFocusableInteractive: aria-activedescendant of the text field
        // biome-ignore lint/a11y/useKeyWithClickEvents: the text field handles the keys
        <div
          key={player.ID}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === chosen}
          className={styles.mention}
          // Keeps the focus in the text field.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(index)}
        >
          <PlayerRow player={player} />
        </div>
      ))}
    </div>
  );
}
