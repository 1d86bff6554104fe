import { errorText } from '@mes/client/error-text';
import { type KeyboardEvent, useState } from 'react';
import { Button } from '../../components/Button';
import { confirm } from '../../components/dialogs/dialogs';
import { TextInput } from '../../components/forms/TextInput';
import { Alert } from '../../components/states/Alert';
import { useObs } from './index';
import { rememberedAccess } from './memory';
import styles from './ObsSettings.module.css';
import { ObsStatus } from './ObsStatus';
import type { SourceAddresses } from './set-up-sources';
import * as texts from './texts';

type SetUp = 'none' | 'running' | 'done' | { readonly error: string };

/** Connects OBS and sets up its sources. Fits into a dialog, which is a form already. */
export function ObsSettings({ addresses }: { addresses: SourceAddresses }) {
  const obs = useObs();
  const [remembered] = useState(rememberedAccess);
  const [address, setAddress] = useState(remembered.address);
  const [password, setPassword] = useState(remembered.password);
  const [setUp, setSetUp] = useState<SetUp>('none');
  const { status, isProgramShown } = obs.state;

  function connect() {
    setSetUp('none');
    obs.connect({ address, password });
  }

  function connectOnEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    // The form around it would close the dialog.
    event.preventDefault();
    connect();
  }

  async function disconnect() {
    const isConfirmed = await confirm({
      title: texts.disconnectTitle,
      message: texts.disconnectMessage,
      confirmLabel: texts.disconnect,
      danger: true,
    });
    if (isConfirmed) obs.disconnect();
  }

  async function setUpSources() {
    setSetUp('running');
    try {
      await obs.setUpSources(addresses);
      setSetUp('done');
    } catch (error) {
      setSetUp({ error: errorText(error) });
    }
  }

  return (
    <div className={styles.settings}>
      <ObsStatus state={obs.state} onTryNow={obs.tryNow} />
      <div className={styles.fields}>
        <TextInput
          label={texts.address}
          hint={texts.addressHint}
          autoComplete="off"
          spellCheck={false}
          value={address}
          onChange={setAddress}
          onKeyDown={connectOnEnter}
        />
        <TextInput
          label={texts.password}
          type="password"
          hint={texts.passwordHint}
          autoComplete="off"
          value={password}
          onChange={setPassword}
          onKeyDown={connectOnEnter}
        />
        <div className={styles.buttons}>
          <Button
            variant={status === 'connected' ? 'quiet' : 'primary'}
            loading={status === 'connecting'}
            onClick={connect}
          >
            {status === 'connected' ? texts.connectAgain : texts.connect}
          </Button>
          {status !== 'off' && (
            <Button variant="ghost" onClick={() => void disconnect()}>
              {texts.disconnect}
            </Button>
          )}
        </div>
      </div>
      {status === 'connected' && (
        <section className={styles.sources} aria-label={texts.sources}>
          <h3 className={styles.title}>{texts.sources}</h3>
          <p className={styles.lead}>{texts.sourcesLead}</p>
          {setUp === 'done' && isProgramShown !== false && (
            <Alert kind="success" announce>
              {texts.sourcesReady}
            </Alert>
          )}
          {typeof setUp === 'object' && (
            <Alert kind="danger" announce>
              {setUp.error}
            </Alert>
          )}
          <div className={styles.buttons}>
            <Button
              variant={isProgramShown ? 'quiet' : 'primary'}
              loading={setUp === 'running'}
              onClick={() => void setUpSources()}
            >
              {texts.setUpSources}
            </Button>
          </div>
        </section>
      )}
    </div>
  );
}
