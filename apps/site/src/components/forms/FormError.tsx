import { errorText } from '@mes/client/error-text';
import { Alert } from '../states/Alert';

export interface FormErrorProps {
  /** The error of the submission; nothing is shown for null and undefined. */
  error: unknown;
  title?: string;
}

/** The error of a whole form; errors of single fields are shown below them. */
export function FormError({ error, title }: FormErrorProps) {
  if (error === null || error === undefined) return null;
  return (
    <Alert kind="danger" title={title} announce>
      {errorText(error)}
    </Alert>
  );
}
