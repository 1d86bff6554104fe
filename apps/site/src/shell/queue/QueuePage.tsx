import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { pageAt } from '../../page-files';
import { enterQueue, useQueue, useSeconds } from './queue';
import { isAdmission } from './queue-store';
import WaitingView from './WaitingView';

/** The queue by its own address: who gets through goes on to the page in front of it. */
export default function QueuePage() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const state = useQueue();
  const now = useSeconds(true);
  const through = state.item !== null && isAdmission(state.item);

  useEffect(() => {
    void enterQueue();
  }, []);
  useEffect(() => {
    const before = pathname.replace(/\/queue\/?$/i, '') || '/';
    const destination = pageAt(before) ? before : '/';
    if (through) void navigate(destination, { replace: true, viewTransition: true });
    // Whoever gets through should not have to wait once more, for the page's code.
    else
      pageAt(destination)
        ?.load()
        .catch(() => {});
  }, [through, pathname, navigate]);

  return <WaitingView state={state} now={now} />;
}
