import './global.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App';
import { firstAnswers } from './api/first-data';
import { queries } from './api/queries';
import { keyOf } from './api/use-call';
import { loadFont } from './font';
import { createRouter } from './router';
import { firstViewLoaded, startAfterFirstPaint } from './shell/start';

async function start(): Promise<void> {
  loadFont();
  const router = createRouter();
  for (const { feature, name, input, data } of firstAnswers) {
    queries.setQueryData(keyOf(feature as Parameters<typeof keyOf>[0], name, input), data);
  }
  // The first page's code is on its way with the entry: drawn together, nothing moves when it comes.
  await firstViewLoaded(router);
  createRoot(document.getElementById('root') as HTMLElement).render(
    <StrictMode>
      <App router={router} />
    </StrictMode>,
  );
  startAfterFirstPaint();
}

// Pages import from this very file, which must be done before they can be. And whoever watches the
// page's requests (tools, extensions) has it parsed anew for each that begins while it still runs.
queueMicrotask(() => void start());
