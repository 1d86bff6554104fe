import { isRouteErrorResponse, useRouteError } from 'react-router';

export function ErrorScreen() {
  const error = useRouteError();
  const missing = isRouteErrorResponse(error) && error.status === 404;
  return <h1>{missing ? 'This page does not exist' : 'ERROR'}</h1>;
}
