import './overlay.css';
import { createRoot } from 'react-dom/client';
import { parseRoute } from './route';
import { Stage } from './Stage';

createRoot(document.getElementById('root') as HTMLElement).render(
  <Stage route={parseRoute(location.pathname, location.search)} />,
);
