import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { pageAt } from '../../page-files';
import { queue, useQueue, useSeconds, whitelistToken } from './queue';
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
    void (whitelistToken() ? queue.enterAnew() : queue.enter());
  }, []);
  useEffect(() => {
    if (!through) return;
    const before = pathname.replace(/\/queue\/?$/i, '') || '/';
    void navigate(pageAt(before) ? before : '/', { replace: true, viewTransition: true });
  }, [through, pathname, navigate]);

  return <WaitingView state={state} now={now} />;
}
