import { errorText } from '@mes/client/error-text';
import { Alert } from '../states/Alert';

export interface FormErrorProps {
  /** What the sending of the form threw; nothing is shown without one. */
  error: unknown;
  title?: string;
}

/** What went wrong with a form as a whole; what is wrong with one field stands below that field. */
export function FormError({ error, title }: FormErrorProps) {
  if (error === null || error === undefined) return null;
  return (
    <Alert kind="danger" title={title} announce>
      {errorText(error)}
    </Alert>
  );
}
