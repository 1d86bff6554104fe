import { useState } from 'react';
import { Button, type ButtonProps } from '../../components/Button';
import { showError } from '../../components/dialogs/dialogs';
import * as texts from '../texts';
import { startSignIn } from './sign-in';

type SignInButtonProps = Pick<ButtonProps, 'variant' | 'size' | 'icon' | 'full' | 'children'> & {
  /** A demo account of the development sign-in. */
  as?: string;
  /** Called before a dialog opens. */
  onStart?: () => void;
};

export function SignInButton({ as, onStart, children = texts.signIn, ...look }: SignInButtonProps) {
  const [isLeaving, setIsLeaving] = useState(false);
  const start = async () => {
    setIsLeaving(true);
    try {
      await startSignIn(as);
    } catch (error) {
      setIsLeaving(false);
      onStart?.();
      await showError(error);
    }
  };
  return (
    <Button {...look} loading={isLeaving} onClick={() => void start()}>
      {children}
    </Button>
  );
}
