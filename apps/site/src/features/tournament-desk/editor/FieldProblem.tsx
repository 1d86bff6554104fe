import type { ReactNode } from 'react';
import styles from './FieldProblem.module.css';
import type { SettingProblem } from './setting-problems';
import type { SettingsDraft } from './use-settings-draft';

/** The problem of a field, for its `error`: what is wrong, and a button that fixes it. */
export function problemOf({ problems, change }: SettingsDraft, field: string): ReactNode {
  const problem = problems.find((each) => each.field === field);
  return problem && <FieldProblem problem={problem} onFix={change} />;
}

function FieldProblem({
  problem: { text, fix },
  onFix,
}: {
  problem: SettingProblem;
  onFix: SettingsDraft['change'];
}) {
  return (
    <>
      {text}
      {fix && (
        <>
          {' '}
          <button type="button" className={styles.fix} onClick={() => onFix(fix.change)}>
            {fix.label}
          </button>
        </>
      )}
    </>
  );
}

/** For a group of fields, which has no line of its own for it. */
export function GroupProblem({ draft, field }: { draft: SettingsDraft; field: string }) {
  const shown = problemOf(draft, field);
  return shown ? (
    <p className={styles.group} role="alert">
      {shown}
    </p>
  ) : null;
}
