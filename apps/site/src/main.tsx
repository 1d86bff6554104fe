import './global.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App';
import { firstAnswers } from './api/first-data';
import { queries } from './api/queries';
import { keyOf } from './api/use-call';
import { startAfterFirstPaint } from './shell/start';

for (const { feature, name, input, data } of firstAnswers) {
  queries.setQueryData(keyOf(feature as Parameters<typeof keyOf>[0], name, input), data);
}

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <App />
  </StrictMode>,
);

startAfterFirstPaint();
