import './global.css';
import './font';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App';
import { firstAnswers } from './api/first-data';
import { queries } from './api/queries';
import { keyOf } from './api/use-call';
import { router } from './router';
import { firstViewLoaded, startAfterFirstPaint } from './shell/start';

for (const { feature, name, input, data } of firstAnswers) {
  queries.setQueryData(keyOf(feature as Parameters<typeof keyOf>[0], name, input), data);
}

// The first page's code is on its way with the entry: drawn together, nothing moves when it comes.
// Not awaited here: pages import from this very file, which must be done before they can be.
void firstViewLoaded(router).then(() => {
  createRoot(document.getElementById('root') as HTMLElement).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
  startAfterFirstPaint();
});
