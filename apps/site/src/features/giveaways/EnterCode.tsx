import { ProductError } from '@mes/contract/errors';
import type { Giveaway } from '@mes/contract/giveaways';
import { useState } from 'react';
import { useAccount } from '../../api/account';
import { useWrite } from '../../api/use-call';
import { Button } from '../../components/Button';
import { FormError } from '../../components/forms/FormError';
import { TextInput } from '../../components/forms/TextInput';
import { Panel } from '../../components/layout/Panel';
import { Alert } from '../../components/states/Alert';
import { Time } from '../../components/text/Time';
import { interpolate } from '../../interpolate';
import { useNavigate } from '../../router/use-navigate';
import { useSearchParams } from '../../router/use-search-params';
import styles from './EnterCode.module.css';
import { giveawayPath } from './paths';
import * as texts from './texts';

const CODE = /^[A-Za-z0-9_-]{3,32}$/;
/** The name in the URL, where the code waits while its visitor signs in. */
const PARAMETER = 'code';

/** Takes the code of any open giveaway. */
export function EnterCode({ shownId }: { shownId?: string }) {
  const account = useAccount();
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const [code, setCode] = useState(params.get(PARAMETER) ?? '');
  const [problem, setProblem] = useState<string | null>(null);
  const enter = useWrite('giveaways', 'enter');

  const submit = async () => {
    const typed = code.trim();
    if (!CODE.test(typed)) {
      setProblem(texts.codeTooShort);
      return;
    }
    if (!account) {
      // The sign-in returns to this URL.
      setParams({ [PARAMETER]: typed }, { replace: true });
      await navigate('/dashboard');
      return;
    }
    enter.mutate(
      { code: typed },
      {
        onSuccess: () => {
          setCode('');
          if (params.has(PARAMETER)) setParams({}, { replace: true });
        },
      },
    );
  };

  return (
    <Panel pad className={styles.panel}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!enter.isPending) void submit();
        }}
      >
        <TextInput
          label={texts.code}
          hint={account ? texts.codeHint : texts.signInHint}
          error={problem}
          className={styles.code}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={40}
          value={code}
          onChange={(value) => {
            setCode(value);
            setProblem(null);
            enter.reset();
          }}
        />
        <Button type="submit" className={styles.button} loading={enter.isPending}>
          {account ? texts.enter : texts.signInToEnter}
        </Button>
      </form>
      <Refusal error={enter.error} />
      {enter.data && <Success giveaway={enter.data} isShown={enter.data.id === shownId} />}
    </Panel>
  );
}

/** The server names the end of a lock in UTC; here it is the visitor's own time. */
function Refusal({ error }: { error: unknown }) {
  const lockedUntil = error instanceof ProductError ? error.details.lockedUntil : undefined;
  if (typeof lockedUntil !== 'number') return <FormError error={error} />;
  return (
    <Alert kind="danger" announce>
      {texts.tryAgainAt} <Time at={lockedUntil} show="clock" />.
    </Alert>
  );
}

function Success({ giveaway: { id, title }, isShown }: { giveaway: Giveaway; isShown: boolean }) {
  return (
    <Alert
      kind="success"
      title={texts.youAreIn}
      announce
      action={
        !isShown && (
          <Button to={giveawayPath(id)} variant="ghost" size="sm">
            {texts.seeGiveaway}
          </Button>
        )
      }
    >
      {interpolate(texts.youHaveEntered, { title })}
    </Alert>
  );
}
