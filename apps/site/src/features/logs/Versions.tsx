import { errorText } from '@mes/client/error-text';
import type { LogEntry, LogVersion } from '@mes/contract/moderation-schemas';
import { satisfies } from '@mes/domain/permissions/permissions';
import { usePermissions } from '../../api/account';
import { useCall, useWrite } from '../../api/use-call';
import { Button } from '../../components/Button';
import { showMessage } from '../../components/dialogs/dialogs';
import { EmptyRow } from '../../components/states/EmptyRow';
import { Loaded } from '../../components/states/Loaded';
import { SkeletonRows } from '../../components/states/Skeleton';
import { Time } from '../../components/text/Time';
import { notify } from '../../components/toasts/notify';
import * as texts from './texts';
import styles from './Versions.module.css';

type Content = Pick<LogEntry, 'event' | 'path' | 'message' | 'details'>;

const FIELDS: readonly { key: keyof Content; label: string }[] = [
  { key: 'event', label: texts.event },
  { key: 'path', label: texts.path },
  { key: 'message', label: texts.message },
  { key: 'details', label: texts.details },
];

export function showVersions(id: string): void {
  void showMessage({ title: texts.versionsTitle, message: <Versions id={id} /> });
}

/** Every change of an entry, newest first: who, when, and what it said before and after. */
function Versions({ id }: { id: string }) {
  const query = useCall('logs', 'versions', { id });
  const isAdmin = satisfies(usePermissions(), 'Admin');
  const restoration = useWrite('logs', 'restore');
  const restore = async (version: string) => {
    try {
      await restoration.mutateAsync({ version });
      notify({ message: texts.restored, kind: 'success' });
    } catch (error) {
      notify({ message: errorText(error), kind: 'danger' });
    }
  };
  return (
    <Loaded
      query={query}
      skeleton={<SkeletonRows rows={2} height={64} />}
      isEmpty={({ versions }) => versions.length === 0}
      empty={<EmptyRow>{texts.noVersions}</EmptyRow>}
    >
      {({ entry, versions }) => (
        <ol className={styles.versions}>
          {versions.map((version, index) => (
            <li key={version.id} className={styles.version}>
              <div className={styles.head}>
                <span className={styles.meta}>
                  {version.changedBy?.name ?? texts.somebodyWhoLeft},{' '}
                  <Time at={version.changedAt} />
                </span>
                {isAdmin && (
                  <Button size="sm" variant="quiet" onClick={() => void restore(version.id)}>
                    {texts.restoreVersion}
                  </Button>
                )}
              </div>
              <Difference before={version} after={index === 0 ? entry : versions[index - 1]!} />
            </li>
          ))}
        </ol>
      )}
    </Loaded>
  );
}

/** Only the fields that changed; all of them where the entry was deleted. */
function Difference({ before, after }: { before: LogVersion; after: Content | null }) {
  const changed = FIELDS.filter(
    ({ key }) => after === null || textOf(before[key]) !== textOf(after[key]),
  ).filter(({ key }) => after !== null || textOf(before[key]) !== '');
  return (
    <>
      {after === null && <p className={styles.meta}>{texts.wasDeleted}</p>}
      <dl className={styles.fields}>
        {changed.map(({ key, label }) => (
          <div key={key} className={styles.field}>
            <dt className={styles.meta}>{label}</dt>
            <dd>
              <del className={styles.before}>{textOf(before[key]) || texts.nothingThere}</del>
              {after !== null && (
                <ins className={styles.after}>{textOf(after[key]) || texts.nothingThere}</ins>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function textOf(value: Content[keyof Content]): string {
  if (value === null) return '';
  if (typeof value === 'string') return value;
  return Object.keys(value).length === 0 ? '' : JSON.stringify(value);
}
