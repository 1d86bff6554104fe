import { ErrorPage } from '../../components/states/ErrorPage';

export function NotFound() {
  return <ErrorPage code="404" message="This page does not exist" />;
}
