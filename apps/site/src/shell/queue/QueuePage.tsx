import { useEffect } from 'react';
import { pageAt } from '../../page-files';
import { useLocation } from '../../router/RouterProvider';
import { useNavigate } from '../../router/use-navigate';
import { enterQueue, useQueue, useSeconds } from './queue';
import { isAdmission } from './queue-store';
import WaitingView from './WaitingView';

/** The queue at its own URL; after admission it redirects to the page named before `/queue`. */
export default function QueuePage() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const state = useQueue();
  const now = useSeconds(true);
  const isAdmitted = state.item !== null && isAdmission(state.item);

  useEffect(() => {
    void enterQueue();
  }, []);
  useEffect(() => {
    const before = pathname.replace(/\/queue\/?$/i, '') || '/';
    const destination = pageAt(before) ? before : '/';
    if (isAdmitted) void navigate(destination, { replace: true, viewTransition: true });
    // Loads the code of the page in advance.
    else
      pageAt(destination)
        ?.load()
        .catch(() => {});
  }, [isAdmitted, pathname, navigate]);

  return <WaitingView state={state} now={now} />;
}
