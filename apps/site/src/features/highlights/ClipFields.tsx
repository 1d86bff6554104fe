import { CLIP_KINDS, CLIP_LIMITS, type ClipKind } from '@mes/domain/highlights/clips';
import { DEFUSE_MAPS, type DefuseMap } from '@mes/domain/maps/maps';
import { IconX } from '@tabler/icons-react';
import { Select } from '../../components/forms/Select';
import { IconButton } from '../../components/IconButton';
import { PlayerSearch } from '../../components/players/PlayerSearch';
import { interpolate } from '../../interpolate';
import styles from './ClipFields.module.css';
import type { ClipDraft, DraftPlayer } from './clip-draft';
import { KIND_LABELS } from './labels';
import * as texts from './texts';

const NONE = 'none';

interface FieldProps {
  draft: ClipDraft;
  onChange: (part: Partial<ClipDraft>) => void;
}

export function KindField({ draft, onChange }: FieldProps) {
  const options = CLIP_KINDS.map((kind) => ({ value: kind, label: KIND_LABELS[kind] }));
  return (
    <Select<ClipKind>
      label={texts.kind}
      value={draft.kind}
      options={options}
      onChange={(kind) => onChange({ kind })}
    />
  );
}

export function MapField({ draft, onChange, name }: FieldProps & { name?: string }) {
  const options = [
    { value: NONE, label: texts.any },
    ...DEFUSE_MAPS.map((map) => ({ value: map, label: map })),
  ];
  return (
    <Select
      label={texts.map}
      name={name}
      value={draft.map ?? NONE}
      options={options}
      onChange={(map) => onChange({ map: map === NONE ? null : (map as DefuseMap) })}
    />
  );
}

interface PlayersFieldProps extends FieldProps {
  /** After a player was chosen. */
  onChosen?: () => void;
}

export function PlayersField({ draft: { players }, onChange, onChosen }: PlayersFieldProps) {
  const add = (player: DraftPlayer) => {
    if (!players.some(({ id }) => id === player.id)) onChange({ players: [...players, player] });
    onChosen?.();
  };
  return (
    <div className={styles.players} data-field="players">
      {players.length < CLIP_LIMITS.players && (
        <PlayerSearch
          // Another field for the next player: its text is empty again.
          key={players.length}
          label={texts.addPlayer}
          value={null}
          onChange={(found) => found && add({ id: found.ID, name: found.name })}
        />
      )}
      {players.length > 0 && (
        <ul className={styles.chosen} aria-label={texts.players}>
          {players.map(({ id, name }) => (
            <li key={id} className={styles.player}>
              {name}
              <IconButton
                label={interpolate(texts.removePlayer, { name })}
                size="sm"
                icon={<IconX size={16} stroke={1.75} />}
                onClick={() => onChange({ players: players.filter((each) => each.id !== id) })}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
