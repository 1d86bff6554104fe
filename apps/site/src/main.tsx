import './global.css';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './App';
import { renderedAt } from './api/first-data';
import { queryClient } from './api/query-client';
import { createAppRouter } from './app-router';
import { loadFont } from './font';
import { loadFirstView, startAfterFirstPaint } from './shell/start';

async function start(): Promise<void> {
  loadFont();
  const root = document.getElementById('root') as HTMLElement;
  const isServerRendered = root.hasChildNodes();
  const router = createAppRouter();
  // Waits for the code of the first page: rendered together with the frame, nothing shifts later.
  await loadFirstView(router, { withTimeout: !isServerRendered });
  const app = <App {...{ router, queryClient, renderedAt }} />;
  if (isServerRendered) hydrateRoot(root, app);
  else createRoot(root).render(app);
  startAfterFirstPaint(router);
}

// Pages import from this chunk, so it must be evaluated before they are. Besides, tools that watch
// requests parse it again for each request that starts while it is still running.
queueMicrotask(() => void start());
