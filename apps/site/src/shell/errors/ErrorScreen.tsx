import { errorText } from '@mes/client/error-text';
import { ProductError } from '@mes/contract/errors';
import { IconRefresh, IconSearch } from '@tabler/icons-react';
import { Button } from '../../components/Button';
import { ErrorPage } from '../../components/states/ErrorPage';
import { openPalette } from '../search/palette-state';
import * as texts from '../texts';

/** Shows the error of a page inside the frame. */
export function ErrorScreen({ error }: { error: unknown }) {
  if (error instanceof ProductError) {
    return (
      <ErrorPage
        code={String(error.status)}
        kind={error.name}
        message={errorText(error)}
        action={error.status === 404 && <SearchButton />}
      />
    );
  }
  return <ErrorPage code="ERROR" message={errorText(error)} action={<ReloadButton />} />;
}

/** What was looked for may have another name or address. */
export function SearchButton() {
  return (
    <Button
      variant="ghost"
      icon={<IconSearch stroke={1.75} aria-hidden="true" />}
      onClick={openPalette}
    >
      {texts.searchLabel}
    </Button>
  );
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
