import { errorText } from '@mes/client/error-text';
import { useEffect, useEffectEvent, useState } from 'react';
import { confirm } from '../../../components/dialogs/dialogs';
import { TextInput } from '../../../components/forms/TextInput';
import { Alert } from '../../../components/states/Alert';
import { Press } from '../Press';
import { outputAddresses } from '../scene-address';
import { useRoom } from '../state/room-context';
import { say } from '../state/room-notice';
import styles from './Panel.module.css';
import * as texts from './texts';

const USUAL_ADDRESS = 'ws://localhost:4455';

/** Connects the OBS of this operator and sets up its two sources. */
export function ObsForm({ onDone }: { onDone: () => void }) {
  const { obs, sourceKey } = useRoom();
  const [address, setAddress] = useState(USUAL_ADDRESS);
  const [password, setPassword] = useState('');
  const { status, problem } = obs.state;
  const [isAsked, setAsked] = useState(false);
  const done = useEffectEvent(onDone);
  // It lies over the preview: once OBS is there it is in the way.
  useEffect(() => {
    if (isAsked && status === 'connected') done();
  }, [isAsked, status]);

  async function setUp(): Promise<void> {
    try {
      await obs.setUpSources(outputAddresses(sourceKey));
      say(texts.sourcesReady);
      onDone();
    } catch (error) {
      say(errorText(error));
    }
  }

  async function disconnect(): Promise<void> {
    const isSure = await confirm({
      title: texts.disconnectObs,
      message: texts.disconnectMessage,
      confirmLabel: texts.disconnectObs,
      danger: true,
    });
    if (isSure) obs.disconnect();
  }

  if (status === 'connected')
    return (
      <div className={styles.buttons}>
        <Press onClick={() => void setUp()}>{texts.setUpSources}</Press>
        <Press look="line" onClick={() => void disconnect()}>
          {texts.disconnectObs}
        </Press>
      </div>
    );
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        setAsked(true);
        obs.connect({ address, password });
      }}
    >
      {problem && <Alert kind="danger">{problem}</Alert>}
      {status === 'lost' && <p className={styles.note}>{texts.obsLost}</p>}
      <TextInput label={texts.obsAddress} value={address} onChange={setAddress} />
      <TextInput
        label={texts.obsPassword}
        type="password"
        autoComplete="off"
        value={password}
        onChange={setPassword}
      />
      <div className={styles.buttons}>
        <Press isSubmit>{texts.connectObs}</Press>
        {status !== 'off' && (
          <Press look="line" onClick={() => void disconnect()}>
            {texts.disconnectObs}
          </Press>
        )}
      </div>
    </form>
  );
}
