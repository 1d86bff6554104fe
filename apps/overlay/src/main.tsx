import './overlay.css';
import { createRoot } from 'react-dom/client';
import { openLiveData } from './data/live-data';
import { LiveDataContext } from './data/use-live-data';
import { isSceneList, parseRoute } from './route';
import { isScene } from './scene-list';
import { loadScene } from './scenes';
import { reportFault } from './stage/page-faults';
import { MissingPage, Stage } from './stage/Stage';
import { themeOf } from './themes/index';

/** A scene waits no longer than this for its fonts. */
const FONTS_TIMEOUT_MS = 1_500;

addEventListener('error', ({ error }) => reportFault(error));
addEventListener('unhandledrejection', ({ reason }) => reportFault(reason));

const root = createRoot(document.getElementById('root') as HTMLElement);
const fonts = document.fonts.load('800 40px "Archivo Variable"');
const timeout = new Promise((done) => setTimeout(done, FONTS_TIMEOUT_MS));
void Promise.all([page(), Promise.race([fonts, timeout]).catch(() => {})]).then(([element]) =>
  root.render(element),
);

async function page() {
  if (isSceneList(location.pathname)) {
    const { default: SceneListPage } = await import('./list/SceneListPage');
    return <SceneListPage />;
  }
  const route = parseRoute(location.pathname, location.search);
  const theme = route && themeOf(route.group);
  const isKnown = route !== null && isScene(route.group, route.scene);
  const live = openLiveData(isKnown ? route : null);
  const Scene = isKnown ? await loadScene(route.scene) : null;
  if (!route || !theme || !Scene) return <MissingPage />;
  return (
    <LiveDataContext value={live}>
      <Stage route={route} theme={theme}>
        <Scene />
      </Stage>
    </LiveDataContext>
  );
}
