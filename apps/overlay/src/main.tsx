import './overlay.css';
import { createRoot } from 'react-dom/client';
import { parseRoute } from './route';
import { MissingPage, Stage } from './Stage';
import { scenes } from './scenes';

const route = parseRoute(location.pathname, location.search);
const Scene = route && scenes.get(route.scene);

createRoot(document.getElementById('root') as HTMLElement).render(
  Scene ? (
    <Stage>
      <Scene route={route} />
    </Stage>
  ) : (
    <MissingPage />
  ),
);
