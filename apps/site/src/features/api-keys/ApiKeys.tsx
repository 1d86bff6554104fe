import { API_KEY_LIMITS, API_SCOPES } from '@mes/domain/accounts/api-keys';
import { useCall, useWrite } from '../../api/use-call';
import { Button } from '../../components/Button';
import { confirmForm, showMessage } from '../../components/dialogs/dialogs';
import { Checkbox } from '../../components/forms/Checkbox';
import { NumberInput } from '../../components/forms/NumberInput';
import { Select } from '../../components/forms/Select';
import { TextInput } from '../../components/forms/TextInput';
import { Panel } from '../../components/layout/Panel';
import { Section } from '../../components/layout/Section';
import { EmptyRow } from '../../components/states/EmptyRow';
import { Loaded } from '../../components/states/Loaded';
import { SkeletonRows } from '../../components/states/Skeleton';
import { CopyBox } from '../../components/text/CopyBox';
import { ApiKeyList } from './ApiKeyList';
import styles from './ApiKeys.module.css';
import { SCOPE_HINTS, SCOPE_LABELS } from './labels';
import {
  EMPTY_DRAFT,
  type KeyDraft,
  LIFETIMES,
  toggleScope,
  toNewKey,
  validateDraft,
} from './new-key';
import * as texts from './texts';

/** The keys of the own account, for programs that act as it. */
export default function ApiKeys() {
  const keys = useCall('apiKeys', 'list', {});
  const create = useWrite('apiKeys', 'create');
  const revoke = useWrite('apiKeys', 'revoke');

  async function createKey(): Promise<void> {
    let secret = '';
    const made = await confirmForm<KeyDraft>({
      title: texts.createTitle,
      message: texts.createMessage,
      confirmLabel: texts.create,
      wide: true,
      initial: EMPTY_DRAFT,
      validate: validateDraft,
      form: ({ values, errors, bind, set }) => (
        <>
          <TextInput
            label={texts.name}
            hint={texts.nameHint}
            required
            maxLength={API_KEY_LIMITS.name}
            {...bind('name')}
          />
          <fieldset className={styles.scopes}>
            <legend>{texts.scopes}</legend>
            {API_SCOPES.map((scope) => (
              <Checkbox
                key={scope}
                label={SCOPE_LABELS[scope]}
                hint={SCOPE_HINTS[scope]}
                checked={values.scopes.includes(scope)}
                onChange={(isChosen) => set('scopes', toggleScope(values, { scope, isChosen }))}
              />
            ))}
            {errors.scopes && (
              <p role="alert" className={styles.error}>
                {errors.scopes}
              </p>
            )}
          </fieldset>
          <div className={styles.limits}>
            <NumberInput
              label={texts.callsPerMinute}
              min={1}
              max={API_KEY_LIMITS.callsPerMinute.most}
              {...bind('callsPerMinute')}
            />
            <Select label={texts.expires} options={LIFETIMES} {...bind('days')} />
          </div>
        </>
      ),
      action: async (draft) => {
        secret = (await create.mutateAsync(toNewKey(draft, Date.now()))).key;
      },
    });
    if (!made) return;
    await showMessage({
      title: texts.keyCreated,
      message: (
        <>
          <p>{texts.copyNow}</p>
          <CopyBox label={texts.key} hideLabel text={secret} />
        </>
      ),
      closeLabel: texts.close,
    });
  }

  return (
    <Section
      title={texts.apiKeys}
      id="api-keys"
      more={
        <Button variant="quiet" size="sm" onClick={() => void createKey()}>
          {texts.createKey}
        </Button>
      }
    >
      <Loaded
        query={keys}
        skeleton={<SkeletonRows rows={1} height={72} />}
        empty={
          <EmptyRow
            action={
              // A page of the server, not of the site.
              <a className={styles.documentation} href="/api/docs">
                {texts.documentation}
              </a>
            }
          >
            {texts.noKeys}
          </EmptyRow>
        }
      >
        {(rows) => (
          <Panel>
            <ApiKeyList keys={rows} revoke={(key) => revoke.mutateAsync({ key })} />
          </Panel>
        )}
      </Loaded>
    </Section>
  );
}
