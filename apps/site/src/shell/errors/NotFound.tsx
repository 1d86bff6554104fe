import { ErrorPage } from '../../components/states/ErrorPage';
import * as texts from '../texts';
import { SearchButton } from './ErrorScreen';

export function NotFound() {
  return <ErrorPage code="404" message={texts.pageNotFound} action={<SearchButton />} />;
}
