import { ErrorPage } from '../../components/states/ErrorPage';
import * as texts from '../texts';

export function NotFound() {
  return <ErrorPage code="404" message={texts.pageNotFound} />;
}
