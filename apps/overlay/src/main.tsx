import './overlay.css';
import { createRoot } from 'react-dom/client';
import { openLive } from './data/live';
import { LiveContext } from './data/use-live';
import { isSceneList, parseRoute } from './route';
import { isScene } from './scene-list';
import { loadScene } from './scenes';
import { reportFault } from './stage/page-faults';
import { MissingPage, Stage } from './stage/Stage';
import { themeOf } from './themes/index';

/** Fonts that are late must not hold a scene back for longer. */
const FONTS_WITHIN_MS = 1_500;

addEventListener('error', ({ error }) => reportFault(error));
addEventListener('unhandledrejection', ({ reason }) => reportFault(reason));

const root = createRoot(document.getElementById('root') as HTMLElement);
const fonts = document.fonts.load('800 40px "Archivo Variable"');
const late = new Promise((done) => setTimeout(done, FONTS_WITHIN_MS));
void Promise.all([page(), Promise.race([fonts, late]).catch(() => {})]).then(([shown]) =>
  root.render(shown),
);

async function page() {
  if (isSceneList(location.pathname)) {
    const { default: SceneListPage } = await import('./list/SceneListPage');
    return <SceneListPage />;
  }
  const route = parseRoute(location.pathname, location.search);
  const theme = route && themeOf(route.group);
  const isKnown = route !== null && isScene(route.group, route.scene);
  const live = openLive(isKnown ? route : null);
  const Scene = isKnown ? await loadScene(route.scene) : null;
  if (!route || !theme || !Scene) return <MissingPage />;
  return (
    <LiveContext value={live}>
      <Stage route={route} theme={theme}>
        <Scene />
      </Stage>
    </LiveContext>
  );
}
