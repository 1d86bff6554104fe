import { IconCircleCheck } from '@tabler/icons-react';
import { TextInput } from '../../components/forms/TextInput';
import styles from './GameIdField.module.css';
import * as texts from './texts';
import type { GameIdCheck } from './use-game-id-check';

interface GameIdFieldProps {
  value: string;
  onChange: (value: string) => void;
  check: GameIdCheck;
  /** What the server answered to it. */
  error?: string;
}

/** The id in the game, with what is known about it while it is typed. */
export function GameIdField({ value, onChange, check, error }: GameIdFieldProps) {
  return (
    <TextInput
      label={texts.gameId}
      value={value}
      onChange={onChange}
      inputMode="numeric"
      autoComplete="off"
      maxLength={32}
      hint={<Hint check={check} />}
      error={error ?? (check.state === 'bad' ? check.text : undefined)}
    />
  );
}

function Hint({ check }: { check: GameIdCheck }) {
  if (check.state === 'checking') return texts.gameIdChecking;
  if (check.state !== 'ok') return texts.gameIdHint;
  return (
    <span className={styles.ok} role="status">
      <IconCircleCheck size={17} stroke={1.75} aria-hidden="true" />
      {check.text}
    </span>
  );
}
