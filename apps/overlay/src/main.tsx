import './overlay.css';
import { createRoot } from 'react-dom/client';
import { openLiveData } from './data/live-data';
import { LiveDataContext } from './data/use-live-data';
import { findSceneGroup } from './packages/groups';
import { loadPackage } from './packages/load-package';
import { isSceneList, parseRoute } from './route';
import { isScene } from './scene-list';
import { loadAgain, loadLayouts, loadScene } from './scenes';
import { reportFault } from './stage/page-faults';
import { MissingPage, Stage } from './stage/Stage';

/** A scene waits no longer than this for its fonts. */
const FONTS_TIMEOUT_MS = 1_500;

addEventListener('error', ({ error }) => reportFault(error));
addEventListener('unhandledrejection', ({ reason }) => reportFault(reason));

const root = createRoot(document.getElementById('root') as HTMLElement);
void page().then((element) => root.render(element));

async function page() {
  if (isSceneList(location.pathname)) {
    const { default: SceneListPage } = await import('./list/SceneListPage');
    return <SceneListPage />;
  }
  const route = parseRoute(location.pathname, location.search);
  const group = route && findSceneGroup(route.group);
  const isKnown = route !== null && isScene(route.group, route.scene);
  const live = openLiveData(isKnown ? route : null);
  if (!isKnown || !group) return <MissingPage />;
  const [Scene, kit] = await Promise.all([
    loadScene(route.scene),
    loadPackage(group.package).catch(loadAgain),
  ]);
  if (!Scene) return <MissingPage />;
  const [layouts] = await Promise.all([loadLayouts(kit, route.scene), loadFonts(kit.fonts)]);
  return (
    <LiveDataContext value={live}>
      <Stage route={route} kit={{ group, kit, layouts }}>
        <Scene />
      </Stage>
    </LiveDataContext>
  );
}

function loadFonts(fonts: readonly string[]): Promise<unknown> {
  const timeout = new Promise((done) => setTimeout(done, FONTS_TIMEOUT_MS));
  const loads = Promise.all(fonts.map((font) => document.fonts.load(font)));
  return Promise.race([loads, timeout]).catch(() => {});
}
