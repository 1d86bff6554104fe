import type { SwitchState } from '@mes/contract/operations-schemas';
import { useCall, useWrite } from '../../api/use-call';
import { confirmAction, showError } from '../../components/dialogs/dialogs';
import { Switch } from '../../components/forms/Switch';
import { Panel } from '../../components/layout/Panel';
import { Section } from '../../components/layout/Section';
import { Loaded } from '../../components/states/Loaded';
import { SkeletonRows } from '../../components/states/Skeleton';
import { Time } from '../../components/text/Time';
import { notify } from '../../components/toasts/notify';
import { interpolate } from '../../interpolate';
import styles from './Operations.module.css';
import * as texts from './texts';

export function SwitchList() {
  const switches = useCall('operations', 'switches', {});
  const write = useWrite('properties', 'write', { invalidates: ['operations', 'properties'] });
  const set = ({ property, revision }: SwitchState, value: boolean) =>
    write.mutateAsync({ id: property, revision, value });

  async function turnOn(state: SwitchState): Promise<void> {
    try {
      await set(state, true);
      notify({ message: texts.turnedOn, kind: 'success' });
    } catch (error) {
      await showError(error);
    }
  }

  const turnOff = (state: SwitchState) =>
    confirmAction({
      title: texts.turnOffTitle,
      message: interpolate(texts.turnOffMessage, { title: state.title }),
      confirmLabel: texts.turnOff,
      danger: true,
      action: () => set(state, false),
      success: texts.turnedOff,
    });

  return (
    <Section id="switches" title={texts.switches} className={styles.section}>
      <p className={styles.lead}>{texts.switchesLead}</p>
      <Panel>
        <Loaded query={switches} skeleton={<SkeletonRows rows={7} height={56} />}>
          {(all) => (
            <ul className={styles.list}>
              {all.map((state) => (
                <li key={state.switch} className={styles.row}>
                  <span className={styles.what}>
                    <b>{state.title}</b>
                    <span className={styles.small}>{state.about}.</span>
                    <LastChange {...state} />
                  </span>
                  <Switch
                    label={state.isOn ? texts.on : texts.off}
                    aria-label={state.title}
                    checked={state.isOn}
                    disabled={write.isPending}
                    onChange={(on) => void (on ? turnOn(state) : turnOff(state))}
                  />
                </li>
              ))}
            </ul>
          )}
        </Loaded>
      </Panel>
    </Section>
  );
}

function LastChange({ changedAt, editor }: SwitchState) {
  if (changedAt === null) return null;
  return (
    <span className={styles.small}>
      {editor ? interpolate(texts.changedBy, { name: editor.name }) : texts.changed},{' '}
      <Time at={changedAt} show="ago" />
    </span>
  );
}
