import type { Form, FormAbout, FormResponse } from '@mes/contract/form-schemas';
import { satisfies } from '@mes/domain/permissions/permissions';
import { useState } from 'react';
import { useAccount, usePermissions } from '../../api/account';
import { useCall } from '../../api/use-call';
import { Button } from '../../components/Button';
import { Chip } from '../../components/layout/Chip';
import { Page } from '../../components/layout/Page';
import { LoginNeeded } from '../../components/notices/LoginNeeded';
import { Alert } from '../../components/states/Alert';
import { Loaded } from '../../components/states/Loaded';
import { LoadedPage } from '../../components/states/LoadedPage';
import type { QueryLike } from '../../components/states/load-state';
import { SkeletonRows } from '../../components/states/Skeleton';
import { Time } from '../../components/text/Time';
import { interpolate } from '../../interpolate';
import { useIsHydrating } from '../../ssr/hydration';
import { AnswerForm } from './AnswerForm';
import styles from './FormPage.module.css';
import { STATE_LABELS, STATE_TONES } from './labels';
import { OwnResponse } from './OwnResponse';
import { editorPath, responsesPath } from './paths';
import * as texts from './texts';

interface FormPageProps {
  about: QueryLike<FormAbout>;
}

export default function FormPage({ about }: FormPageProps) {
  return (
    <LoadedPage query={about} title={texts.form} missing={texts.formNotFound}>
      {(found) => <OwnForm about={found} />}
    </LoadedPage>
  );
}

/** The fields, which depend on who asks: the server does not render them. */
function OwnForm({ about: { id, title } }: { about: FormAbout }) {
  const form = useCall('forms', 'read', { id }, { enabled: !useIsHydrating() });
  return (
    <LoadedPage query={form} title={title} missing={texts.formNotFound}>
      {(found) => <LoadedForm form={found} />}
    </LoadedPage>
  );
}

function LoadedForm({ form }: { form: Form }) {
  const account = useAccount();
  const isStaff = satisfies(usePermissions(), 'Moderator');
  const own = useCall('forms', 'checkResponse', { id: form.id }, { enabled: account !== null });
  return (
    <Page
      title={form.title}
      narrow
      lead={form.description && <span className={styles.description}>{form.description}</span>}
      actions={
        isStaff && (
          <>
            <Button variant="ghost" to={editorPath(form.id)}>
              {texts.editForm}
            </Button>
            <Button variant="ghost" to={responsesPath(form.id)}>
              {texts.seeResponses}
            </Button>
          </>
        )
      }
    >
      <div className={styles.page}>
        <Facts form={form} />
        {account === null ? (
          <LoginNeeded>{texts.logInToAnswer}</LoginNeeded>
        ) : (
          <Loaded
            query={own}
            skeleton={<SkeletonRows rows={6} height={64} />}
            isEmpty={() => false}
          >
            {(response) => <Answering form={form} own={response} accountId={account.id} />}
          </Loaded>
        )}
      </div>
    </Page>
  );
}

/** The own answers, or the form to write them. */
function Answering({
  form,
  own,
  accountId,
}: {
  form: Form;
  own: FormResponse | null;
  accountId: string;
}) {
  const [isChanging, setChanging] = useState(false);
  if (own && !isChanging) {
    const change = form.refusal === null ? () => setChanging(true) : undefined;
    return <OwnResponse form={form} response={own} onChange={change} />;
  }
  if (form.refusal !== null) return <Alert>{form.refusal}</Alert>;
  return (
    <AnswerForm
      form={form}
      own={own}
      accountId={accountId}
      onDone={() => setChanging(false)}
      onCancel={own ? () => setChanging(false) : undefined}
    />
  );
}

function Facts({ form }: { form: Form }) {
  const { state, opensAt, closesAt, audience, anonymous, rewardPoints } = form;
  return (
    <>
      <div className={styles.facts}>
        {state !== 'open' && <Chip tone={STATE_TONES[state]}>{STATE_LABELS[state]}</Chip>}
        {anonymous && <Chip>{texts.anonymous}</Chip>}
        {audience.name !== null && (
          <Chip>{interpolate(texts.onlyFor, { name: audience.name })}</Chip>
        )}
        {state === 'planned' && opensAt !== null && (
          <span>
            {texts.opens} <Time at={opensAt} />
          </span>
        )}
        {closesAt !== null && (
          <span>
            {state === 'closed' ? texts.closed : texts.closes} <Time at={closesAt} />
          </span>
        )}
        {rewardPoints !== null && (
          <span>{interpolate(texts.reward, { points: rewardPoints })}</span>
        )}
      </div>
      {anonymous ? (
        <Alert title={texts.anonymousTitle}>{texts.anonymousMessage}</Alert>
      ) : (
        <p className={styles.named}>{texts.namedMessage}</p>
      )}
    </>
  );
}
