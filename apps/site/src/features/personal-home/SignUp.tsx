import type { Account } from '@mes/contract/accounts';
import type { OpenSignup } from '@mes/contract/personal-home';
import { useState } from 'react';
import { api } from '../../api/client';
import { Button } from '../../components/Button';
import { showError } from '../../components/dialogs/dialogs';
import { interpolate } from '../../interpolate';
import { useSignupActions } from '../tournaments/signup/use-signup-actions';
import * as texts from './texts';

interface SignUpProps {
  tournament: OpenSignup['tournament'];
  account: Account;
}

export default function SignUp({ tournament, account }: SignUpProps) {
  const actions = useSignupActions(tournament);
  const [isLoading, setIsLoading] = useState(false);
  const start = async () => {
    setIsLoading(true);
    try {
      const signup = await api.tournaments.signup({ id: tournament.id });
      void actions.signUp({ signup, application: null, account });
    } catch (error) {
      await showError(error);
    } finally {
      setIsLoading(false);
    }
  };
  return (
    <Button
      size="sm"
      variant="quiet"
      loading={isLoading}
      aria-label={interpolate(texts.signUpFor, { tournament: tournament.name })}
      onClick={() => void start()}
    >
      {texts.signUp}
    </Button>
  );
}
