import './global.css';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './App';
import { renderedAt } from './api/first-data';
import { queryClient } from './api/query-client';
import { loadFont } from './font';
import { createRouter } from './router';
import { firstViewLoaded, startAfterFirstPaint } from './shell/start';

async function start(): Promise<void> {
  loadFont();
  const root = document.getElementById('root') as HTMLElement;
  const isServerRendered = root.hasChildNodes();
  const router = createRouter();
  // The first page's code is on its way with the entry: rendered together, nothing moves when it arrives.
  await firstViewLoaded(router, { inTime: !isServerRendered });
  const app = <App {...{ router, queryClient, renderedAt }} />;
  if (isServerRendered) hydrateRoot(root, app);
  else createRoot(root).render(app);
  startAfterFirstPaint();
}

// Pages import from this very file, which must be done before they can be. And whoever watches the
// page's requests (tools, extensions) has it parsed anew for each that begins while it still runs.
queueMicrotask(() => void start());
