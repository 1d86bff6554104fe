import type { Account } from '@mes/contract/accounts';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Button } from '../../components/Button';
import { FormError } from '../../components/forms/FormError';
import { GameIdField } from '../accounts/GameIdField';
import { useGameIdCheck } from '../accounts/use-game-id-check';
import { useSaveProfile } from '../accounts/use-save-profile';
import styles from './FirstSteps.module.css';
import * as texts from './texts';

export function GameIdStep({ account, children }: { account: Account; children: ReactNode }) {
  const [gameId, setGameId] = useState(account.gameId ?? '');
  const check = useGameIdCheck(gameId);
  const { save, isPending, error, fieldError } = useSaveProfile(account);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (check.state === 'ok') await save({ gameId: gameId.trim() });
  };
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <p className={styles.text}>{texts.gameIdText}</p>
      <GameIdField value={gameId} onChange={setGameId} check={check} error={fieldError('gameId')} />
      <FormError error={error} />
      <Button
        type="submit"
        loading={isPending}
        disabled={check.state !== 'ok'}
        className={styles.submit}
      >
        {texts.saveAndGoOn}
      </Button>
      {children}
    </form>
  );
}
