import { errorText } from '@mes/client/error-text';
import { ProductError } from '@mes/contract/errors';
import { IconRefresh } from '@tabler/icons-react';
import { Button } from '../../components/Button';
import { ErrorPage } from '../../components/states/ErrorPage';
import * as texts from '../texts';

/** Shows the error of a page inside the frame. */
export function ErrorScreen({ error }: { error: unknown }) {
  if (error instanceof ProductError) {
    return <ErrorPage code={String(error.status)} kind={error.name} message={errorText(error)} />;
  }
  return <ErrorPage code="ERROR" message={errorText(error)} action={<ReloadButton />} />;
}

export function ReloadButton() {
  return (
    <Button
      variant="ghost"
      icon={<IconRefresh stroke={1.75} aria-hidden="true" />}
      onClick={() => location.reload()}
    >
      {texts.tryScreenAgain}
    </Button>
  );
}
