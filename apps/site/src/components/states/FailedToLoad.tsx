import { errorText, isNetworkError, isTimeout } from '@mes/client/error-text';
import { IconRefresh } from '@tabler/icons-react';
import { Button } from '../Button';
import * as texts from '../texts';
import { Alert } from './Alert';

export interface FailedToLoadProps {
  /** The thrown error; undefined means that there was no response. */
  error?: unknown;
  /** Replaces the message of the error. */
  message?: string;
  onRetry?: () => void;
  retrying?: boolean;
}

export function FailedToLoad({ error, message, onRetry, retrying }: FailedToLoadProps) {
  return (
    <Alert
      kind="danger"
      title={texts.failedToLoad}
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
            {texts.retry}
          </Button>
        )
      }
    >
      {message ?? failureText(error)}
    </Alert>
  );
}

/** Missing and late responses have a common message. */
export function failureText(error: unknown): string {
  return hasNoResponse(error) ? texts.responseTimeout : errorText(error);
}

function hasNoResponse(error: unknown): boolean {
  return error === null || error === undefined || isNetworkError(error) || isTimeout(error);
}
