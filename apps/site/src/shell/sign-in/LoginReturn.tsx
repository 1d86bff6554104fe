import { errorText } from '@mes/client/error-text';
import { useEffect, useState } from 'react';
import { Button } from '../../components/Button';
import { Page } from '../../components/layout/Page';
import { Panel } from '../../components/layout/Panel';
import { Spinner } from '../../components/Spinner';
import { Alert } from '../../components/states/Alert';
import { useNavigate } from '../../router/use-navigate';
import { useSearchParams } from '../../router/use-search-params';
import * as texts from '../texts';
import styles from './LoginReturn.module.css';
import { SignInButton } from './SignInButton';
import { finishSignIn } from './sign-in';

/** A code can be used only once, however often the page renders. */
let pendingSignIn: { code: string; path: Promise<string> } | null = null;

/** The redirect target of the provider. */
export function LoginReturn() {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const [signInError, setSignInError] = useState<{ code: string; text: string } | null>(null);
  const code = parameters.get('code');
  const state = parameters.get('state') ?? '';
  // Of these parameters: the page stays when a second sign-in returns to it.
  const failure = code
    ? signInError?.code === code
      ? signInError.text
      : null
    : providerError(parameters);

  useEffect(() => {
    if (!code) return;
    if (pendingSignIn?.code !== code) pendingSignIn = { code, path: finishSignIn(code, state) };
    let isMounted = true;
    pendingSignIn.path
      .then(async (path) => {
        if (isMounted) await navigate(path, { replace: true, viewTransition: true });
      })
      .catch((error: unknown) => isMounted && setSignInError({ code, text: errorText(error) }));
    return () => {
      isMounted = false;
    };
  }, [code, state, navigate]);

  return (
    <Page title={texts.signIn} narrow>
      <Panel pad className={styles.panel}>
        {failure === null ? (
          <Spinner label={texts.signingIn} size={20} />
        ) : (
          <>
            <Alert kind="danger" title={texts.notSignedIn} announce>
              {failure}
            </Alert>
            <div className={styles.actions}>
              <SignInButton>{texts.tryAgain}</SignInButton>
              <Button to="/" variant="ghost">
                {texts.goHome}
              </Button>
            </div>
          </>
        )}
      </Panel>
    </Page>
  );
}

/** Why the provider returned no code. */
function providerError(parameters: URLSearchParams): string {
  const error = parameters.get('error');
  if (error === 'access_denied') return texts.signInCancelled;
  return parameters.get('error_description') ?? error ?? texts.noSignInReturn;
}
