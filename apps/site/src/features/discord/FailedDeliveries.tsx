import { satisfies } from '@mes/domain/permissions/permissions';
import { usePermissions } from '../../api/account';
import { useCall, useWrite } from '../../api/use-call';
import { Button } from '../../components/Button';
import { FormError } from '../../components/forms/FormError';
import { Panel } from '../../components/layout/Panel';
import { Section } from '../../components/layout/Section';
import { EmptyRow } from '../../components/states/EmptyRow';
import { Loaded } from '../../components/states/Loaded';
import { SkeletonRows } from '../../components/states/Skeleton';
import { Time } from '../../components/text/Time';
import { notify } from '../../components/toasts/notify';
import styles from './Discord.module.css';
import { DELIVERY_LABELS } from './labels';
import * as texts from './texts';

export function FailedDeliveries() {
  const failed = useCall('discord', 'failedDeliveries', {});
  const retry = useWrite('discord', 'retry');
  const mayRetry = satisfies(usePermissions(), 'Admin');
  const sendAgain = (id?: string) =>
    void retry.mutateAsync({ id }).then(
      () => notify({ message: texts.retried, kind: 'success' }),
      // Shown above the list.
      () => {},
    );
  const count = failed.data?.length ?? 0;

  return (
    <Section
      title={texts.failed}
      count={count > 0 ? count : undefined}
      more={
        mayRetry && count > 1 ? (
          <Button size="sm" variant="ghost" loading={retry.isPending} onClick={() => sendAgain()}>
            {texts.retryAll}
          </Button>
        ) : undefined
      }
    >
      <FormError error={retry.error} />
      <Panel>
        <Loaded
          query={failed}
          skeleton={<SkeletonRows rows={2} height={56} />}
          empty={<EmptyRow>{texts.nothingFailed}</EmptyRow>}
        >
          {(rows) => (
            <>
              <p className={styles.rowsLead}>{texts.failedLead}</p>
              <ul className={styles.list}>
                {rows.map(({ id, kind, target, problem, at }) => (
                  <li key={id} className={styles.row}>
                    <span className={styles.what}>
                      <b>
                        {DELIVERY_LABELS[kind]} {target}
                      </b>
                      <span className={styles.lead}>
                        {problem} · <Time at={at} show="ago" />
                      </span>
                    </span>
                    {mayRetry && (
                      <Button
                        size="sm"
                        variant="ghost"
                        disabled={retry.isPending}
                        onClick={() => sendAgain(id)}
                      >
                        {texts.retry}
                      </Button>
                    )}
                  </li>
                ))}
              </ul>
            </>
          )}
        </Loaded>
      </Panel>
    </Section>
  );
}
