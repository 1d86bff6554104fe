import { errorText } from '@mes/client/error-text';
import type { PropertyChange, PropertyDetails } from '@mes/contract/properties';
import { useState } from 'react';
import { useCall, useWrite } from '../../api/use-call';
import { Button } from '../../components/Button';
import { Alert } from '../../components/states/Alert';
import { Loaded } from '../../components/states/Loaded';
import { SkeletonRows } from '../../components/states/Skeleton';
import { Time } from '../../components/text/Time';
import { notify } from '../../components/toasts/notify';
import { interpolate } from '../../interpolate';
import styles from './PropertyHistory.module.css';
import * as texts from './texts';
import { ValueDiff } from './ValueDiff';

/** What each change made of the value, newest first; an old value is restored by writing it again. */
export function PropertyHistory({ property: { id, type } }: { property: PropertyDetails }) {
  const history = useCall('properties', 'history', { id });
  const write = useWrite('properties', 'write');
  const [problem, setProblem] = useState<string | null>(null);
  const restore = (changes: readonly PropertyChange[], { value }: PropertyChange) => {
    setProblem(null);
    write.mutate(
      { id, value, revision: changes[0]?.revision },
      {
        onSuccess: () => notify({ message: interpolate(texts.restored, { id }), kind: 'success' }),
        onError: (error) => setProblem(errorText(error)),
      },
    );
  };
  return (
    <Loaded query={history} skeleton={<SkeletonRows rows={3} />}>
      {(changes) => (
        <>
          {problem !== null && (
            <Alert kind="danger" announce>
              {problem}
            </Alert>
          )}
          <ol className={styles.changes} aria-label={interpolate(texts.valuesOf, { id })}>
            {changes.map((change, index) => (
              <li key={change.revision} className={styles.change}>
                <p className={styles.head}>
                  <b>{change.by?.name ?? texts.theProgram}</b> <Time at={change.at} />
                  {index > 0 && (
                    <Button
                      variant="quiet"
                      size="sm"
                      disabled={write.isPending}
                      onClick={() => restore(changes, change)}
                    >
                      {texts.restore}
                    </Button>
                  )}
                </p>
                <ValueDiff
                  type={type}
                  before={changes[index + 1]?.value ?? null}
                  after={change.value}
                />
              </li>
            ))}
          </ol>
        </>
      )}
    </Loaded>
  );
}
