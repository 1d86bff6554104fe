import type { Account } from '@mes/contract/accounts';
import { regionOfCountry } from '@mes/domain/teams/regions';
import type { ReactNode } from 'react';
import { useWrite } from '../../api/use-call';
import { Button } from '../../components/Button';
import { FormError } from '../../components/forms/FormError';
import { notify } from '../../components/toasts/notify';
import styles from './FirstSteps.module.css';
import * as texts from './texts';

/** Leads a team, or is found by one. Invitations are answered beside the steps. */
export function TeamStep({ account, children }: { account: Account; children: ReactNode }) {
  const look = useWrite('players', 'lookForTeam', {
    invalidates: ['accounts', 'players', 'personalHome'],
  });
  const region = account.country ? regionOfCountry(account.country) : null;
  const becomeFreeAgent = () =>
    look.mutateAsync({ looking: true, region }).then(
      () => notify({ message: texts.nowFreeAgent, kind: 'success' }),
      // Shown below the choices.
      () => {},
    );
  return (
    <div className={styles.form}>
      <p className={styles.text}>{texts.teamOrFreeAgentText}</p>
      <div className={styles.choices}>
        <div className={styles.choice}>
          <p className={styles.text}>{texts.createTeamText}</p>
          <Button to="/teams/create">{texts.createTeam}</Button>
        </div>
        <div className={styles.choice}>
          <p className={styles.text}>{texts.lookForTeamText}</p>
          <Button variant="ghost" loading={look.isPending} onClick={() => void becomeFreeAgent()}>
            {texts.lookForTeam}
          </Button>
        </div>
      </div>
      <FormError error={look.error} />
      {children}
    </div>
  );
}
