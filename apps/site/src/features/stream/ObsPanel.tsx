import { SCENES_BY_GROUP } from '@mes/domain/stream/scenes';
import { useState } from 'react';
import { Button } from '../../components/Button';
import { Select } from '../../components/forms/Select';
import { TextInput } from '../../components/forms/TextInput';
import { Panel } from '../../components/layout/Panel';
import { Alert } from '../../components/states/Alert';
import { AirPanel } from './AirPanel';
import styles from './ObsPanel.module.css';
import { connectObs, disconnectObs } from './obs';
import { remember, rememberedAddress, rememberedPassword } from './obs-memory';
import { obsSceneFor } from './obs-scene';
import type { Obs } from './use-obs';

/** Lets OBS switch its scenes with every take. */
export function ObsPanel({ obs, group }: { obs: Obs; group: string }) {
  const [address, setAddress] = useState(rememberedAddress);
  const [password, setPassword] = useState(rememberedPassword);
  const { state } = obs;
  return (
    <div className={styles.obs}>
      <AirPanel
        title="OBS"
        state={state.kind === 'connected' ? `On ${state.current}` : null}
        onSubmit={() => {
          remember({ address, password });
          void connectObs(address, password);
        }}
        buttons={
          <>
            <Button type="submit" variant="quiet" loading={state.kind === 'connecting'}>
              {state.kind === 'connected' ? 'Connect again' : 'Connect OBS'}
            </Button>
            {state.kind === 'connected' && (
              <Button variant="ghost" onClick={() => void disconnectObs()}>
                Disconnect
              </Button>
            )}
          </>
        }
      >
        {state.kind === 'off' && state.fault && (
          <Alert kind="danger" announce>
            {state.fault}
          </Alert>
        )}
        <TextInput
          label="Address"
          hint="OBS on this machine. For another one, the server must allow it and the site be opened without https."
          value={address}
          onChange={setAddress}
        />
        <TextInput
          label="Password"
          type="password"
          hint="Kept in this browser until it is closed."
          autoComplete="off"
          value={password}
          onChange={setPassword}
        />
      </AirPanel>
      {state.kind === 'connected' && (
        <Panel pad className={styles.scenes}>
          <h3 className={styles.title}>Scenes of OBS</h3>
          {SCENES_BY_GROUP[group]?.map(({ scene, name }) => (
            <Select
              key={scene}
              label={name}
              placeholder="Stays as it is"
              options={state.scenes.map((value) => ({ value, label: value }))}
              value={obsSceneFor({ group, scene }, { names: state.scenes, choices: obs.choices })}
              onChange={(value) => obs.choose(scene, value)}
            />
          ))}
        </Panel>
      )}
    </div>
  );
}
