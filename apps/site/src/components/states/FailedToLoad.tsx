import { errorText } from '@mes/client/error-text';
import { IconRefresh } from '@tabler/icons-react';
import { Button } from '../Button';
import { Alert } from './Alert';

export interface FailedToLoadProps {
  /** What was thrown. Nothing means that no answer came at all. */
  error?: unknown;
  /** Said instead of the error's own text. */
  message?: string;
  onRetry?: () => void;
  retrying?: boolean;
}

export function FailedToLoad({ error, message, onRetry, retrying }: FailedToLoadProps) {
  return (
    <Alert
      kind="danger"
      title="Failed to load data"
      announce
      action={
        onRetry && (
          <Button
            variant="ghost"
            size="sm"
            icon={<IconRefresh stroke={1.75} />}
            loading={retrying}
            onClick={onRetry}
          >
            Retry
          </Button>
        )
      }
    >
      {message ?? failureText(error)}
    </Alert>
  );
}

/** No answer, or one that did not come in time, has no message of its own. */
export function failureText(error: unknown): string {
  if (error === null || error === undefined || isTimeout(error)) return 'Response Timeout';
  return errorText(error);
}

function isTimeout(error: unknown): boolean {
  return (error as { name?: unknown }).name === 'TimeoutError';
}
