import './overlay.css';
import { lazy } from 'react';
import { createRoot } from 'react-dom/client';
import { openLive } from './data/live';
import { LiveContext } from './data/use-live';
import { isSceneList, parseRoute } from './route';
import { isScene } from './scene-list';
import { scenes } from './scenes';
import { reportFault } from './stage/page-faults';
import { MissingPage, Stage } from './stage/Stage';
import { themeOf } from './themes/index';

/** Fonts that are late must not hold a scene back for longer. */
const FONTS_WITHIN_MS = 1_500;

const SceneListPage = lazy(() => import('./list/SceneListPage'));

addEventListener('error', ({ error }) => reportFault(error));
addEventListener('unhandledrejection', ({ reason }) => reportFault(reason));

const root = createRoot(document.getElementById('root') as HTMLElement);
const fonts = document.fonts.load('800 40px "Archivo Variable"');
void Promise.race([fonts, new Promise((done) => setTimeout(done, FONTS_WITHIN_MS))]).finally(() =>
  root.render(page()),
);

function page() {
  if (isSceneList(location.pathname)) return <SceneListPage />;
  const route = parseRoute(location.pathname, location.search);
  const theme = route && themeOf(route.group);
  const Scene = route && isScene(route.group, route.scene) ? scenes.get(route.scene) : undefined;
  const live = openLive(Scene ? route : null);
  if (!route || !theme || !Scene) return <MissingPage />;
  return (
    <LiveContext value={live}>
      <Stage route={route} theme={theme}>
        <Scene />
      </Stage>
    </LiveContext>
  );
}
