import type { AccountDetails } from '@mes/contract/accounts-admin';
import { useWrite } from '../../api/use-call';
import { Panel } from '../../components/layout/Panel';
import { Section } from '../../components/layout/Section';
import { EmptyRow } from '../../components/states/EmptyRow';
import { ApiKeyList } from '../api-keys/ApiKeyList';
import * as texts from './texts';

export function AccountKeys({ account: { id, keys } }: { account: AccountDetails }) {
  const revoke = useWrite('accountAdmin', 'revokeApiKey', {
    invalidates: ['accountAdmin', 'apiKeys', 'logs'],
  });
  return (
    <Section title={texts.apiKeys}>
      {keys.length === 0 ? (
        <EmptyRow>{texts.noKeys}</EmptyRow>
      ) : (
        <Panel>
          <ApiKeyList keys={keys} revoke={(key) => revoke.mutateAsync({ account: id, key })} />
        </Panel>
      )}
    </Section>
  );
}
