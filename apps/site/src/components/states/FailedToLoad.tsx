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
  return isUnanswered(error) ? 'Response Timeout' : errorText(error);
}

/** How Chrome, Firefox and Safari say that a request got no answer at all. */
const NO_ANSWER = /^(failed to fetch|networkerror|load failed)/i;

function isUnanswered(error: unknown): boolean {
  if (error === null || error === undefined) return true;
  if (error instanceof TypeError) return NO_ANSWER.test(error.message);
  return (error as { name?: unknown }).name === 'TimeoutError';
}
