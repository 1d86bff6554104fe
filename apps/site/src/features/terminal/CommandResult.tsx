import { errorText } from '@mes/client/error-text';
import type { Evaluation } from '@mes/contract/terminal';
import { IconPencil, IconRefresh, IconX } from '@tabler/icons-react';
import { Button } from '../../components/Button';
import { IconButton } from '../../components/IconButton';
import { Chip } from '../../components/layout/Chip';
import { Panel } from '../../components/layout/Panel';
import { Spinner } from '../../components/Spinner';
import { Alert } from '../../components/states/Alert';
import { useNow } from '../../components/text/use-now';
import { interpolate } from '../../interpolate';
import styles from './CommandResult.module.css';
import { JsonResult } from './JsonResult';
import { STATE_LABELS } from './labels';
import { scrollable } from './scrollable';
import { TableResult } from './TableResult';
import * as texts from './texts';
import type { CommandEntry } from './use-commands';

interface CommandResultProps {
  entry: CommandEntry;
  canRun: boolean;
  onRun: () => void;
  onEdit: () => void;
  onRemove: () => void;
}

/** One command with what came of it. */
export function CommandResult({ entry, canRun, onRun, onEdit, onRemove }: CommandResultProps) {
  const { code, evaluation, error, startedAt } = entry;
  const isRunning = evaluation === null && error === undefined;
  return (
    <Panel>
      <article aria-label={texts.outputOf} aria-busy={isRunning}>
        <header className={styles.head}>
          <pre className={styles.code}>{code}</pre>
          {!isRunning && (
            <div className={styles.actions}>
              <Button
                variant="quiet"
                size="sm"
                icon={<IconRefresh size={15} stroke={1.75} />}
                disabled={!canRun}
                onClick={onRun}
              >
                {texts.runAgain}
              </Button>
              <Button
                variant="quiet"
                size="sm"
                icon={<IconPencil size={15} stroke={1.75} />}
                onClick={onEdit}
              >
                {texts.edit}
              </Button>
              <IconButton
                size="sm"
                label={texts.remove}
                icon={<IconX size={16} stroke={1.75} />}
                onClick={onRemove}
              />
            </div>
          )}
        </header>
        {isRunning && <Running since={startedAt} />}
        {error !== undefined && (
          <div className={styles.body}>
            <Alert kind="danger" announce title={errorText(error)} />
          </div>
        )}
        {evaluation && <Outcome evaluation={evaluation} />}
      </article>
    </Panel>
  );
}

function Running({ since }: { since: number }) {
  const now = useNow(1_000);
  const seconds = Math.max(0, Math.round((now - since) / 1_000));
  return (
    <div className={styles.running}>
      <Spinner />
      <p>
        {interpolate(texts.running, { seconds })}
        <span className={styles.hint}>{texts.runningHint}</span>
      </p>
    </div>
  );
}

function Outcome({ evaluation }: { evaluation: Evaluation }) {
  const { state, view, columns, result, printed, truncated, message, line, calls, ms } = evaluation;
  return (
    <div className={styles.body}>
      <p className={styles.facts} role="status">
        <Chip tone={state === 'finished' ? 'neutral' : 'loss'}>{STATE_LABELS[state]}</Chip>
        <span>{interpolate(texts.milliseconds, { ms })}</span>
        {truncated && <Chip tone="warn">{texts.truncated}</Chip>}
      </p>
      {calls.length > 0 && <MadeCalls calls={calls} />}
      {message !== null && (
        <Alert kind="danger" title={message}>
          {line !== null && interpolate(texts.inLine, { line })}
        </Alert>
      )}
      {printed.length > 0 && (
        <pre className={styles.printed} {...scrollable(texts.printed)}>
          {printed.join('\n')}
        </pre>
      )}
      {state === 'finished' &&
        (view === 'table' ? (
          <TableResult columns={columns} result={result} />
        ) : (
          <JsonResult value={result} />
        ))}
    </div>
  );
}

function MadeCalls({ calls }: Pick<Evaluation, 'calls'>) {
  return (
    <ul className={styles.calls} aria-label={texts.madeCalls}>
      {calls.map(({ name, count, failed, wrote }) => (
        <li key={name}>
          <code>{name}</code>
          {count > 1 && <span> × {count}</span>}
          {wrote && <Chip tone="warn">{texts.changed}</Chip>}
          {failed > 0 && (
            <Chip tone="loss">{interpolate(texts.failedCalls, { count: failed })}</Chip>
          )}
        </li>
      ))}
    </ul>
  );
}
