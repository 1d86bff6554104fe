import { IconX } from '@tabler/icons-react';
import { Select } from '../../components/forms/Select';
import { IconButton } from '../../components/IconButton';
import { interpolate } from '../../interpolate';
import styles from './Discord.module.css';
import type { NamedId } from './IdChoice';
import * as texts from './texts';
import { useIds } from './use-ids';

interface IdListProps {
  property: string;
  label: string;
  hint: string;
  choices: readonly NamedId[];
}

/** Any number of channels. A change is saved at once. */
export function IdList({ property, label, hint, choices }: IdListProps) {
  const { ids, save, error, disabled, mayWrite } = useIds(property, label);
  const nameOf = (id: string) =>
    choices.find((choice) => choice.id === id)?.name ?? interpolate(texts.unknown, { id });
  const left = choices.filter(({ id }) => !ids.includes(id));
  return (
    <div className={styles.choice}>
      <Select
        label={label}
        hint={mayWrite ? hint : texts.onlyAdmins}
        error={error}
        options={left.map(({ id, name }) => ({ value: id, label: name }))}
        value={null}
        placeholder={left.length === 0 ? texts.noChannels : texts.addChannel}
        disabled={disabled || left.length === 0}
        onChange={(next) => void save([...ids, next])}
      />
      {ids.length > 0 && (
        <ul className={styles.chosen}>
          {ids.map((id) => (
            <li key={id}>
              <span>{nameOf(id)}</span>
              {mayWrite && (
                <IconButton
                  size="sm"
                  label={interpolate(texts.removeChannel, { name: nameOf(id) })}
                  icon={<IconX size={14} stroke={1.75} />}
                  disabled={disabled}
                  onClick={() => void save(ids.filter((each) => each !== id))}
                />
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
