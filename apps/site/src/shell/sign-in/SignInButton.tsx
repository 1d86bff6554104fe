import { useState } from 'react';
import { Button, type ButtonProps } from '../../components/Button';
import { showError } from '../../components/dialogs/dialogs';
import { beginSignIn } from './sign-in';

type SignInButtonProps = Pick<ButtonProps, 'variant' | 'size' | 'icon' | 'full' | 'children'> & {
  /** A demo account of the development sign-in. */
  as?: string;
  /** Before anything opens on top of the page. */
  onStart?: () => void;
};

export function SignInButton({ as, onStart, children = 'Sign in', ...look }: SignInButtonProps) {
  const [leaving, setLeaving] = useState(false);
  const begin = async () => {
    setLeaving(true);
    try {
      await beginSignIn(as);
    } catch (error) {
      setLeaving(false);
      onStart?.();
      await showError(error);
    }
  };
  return (
    <Button {...look} loading={leaving} onClick={() => void begin()}>
      {children}
    </Button>
  );
}
