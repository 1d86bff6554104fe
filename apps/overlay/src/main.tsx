import './overlay.css';
import { findSceneGroup } from '@mes/domain/stream/scenes';
import { createRoot } from 'react-dom/client';
import { loadCompanionFonts } from './data/companion-fonts';
import { openLiveData } from './data/live-data';
import { LiveDataContext } from './data/use-live-data';
import { outputReload } from './output-reload';
import { loadFonts } from './packages/fonts';
import { loadPackage } from './packages/load-package';
import { isSceneList, type OutputName, parseOutput, parseRoute } from './route';
import { isSceneOfShow } from './scene-list';
import { loadAgain, loadLayouts, loadScene } from './scenes';
import { registerServiceWorker } from './service-worker';
import { reportPassingFault } from './stage/page-faults';
import { MissingPage, Stage } from './stage/Stage';
import { followSourceVisibility } from './stage/source-visibility';

addEventListener('error', ({ error }) => reportPassingFault(error));
addEventListener('unhandledrejection', ({ reason }) => reportPassingFault(reason));

followSourceVisibility();

const root = createRoot(document.getElementById('root') as HTMLElement);
void page().then((element) => root.render(element));

async function page() {
  if (isSceneList(location.pathname)) {
    const { default: SceneListPage } = await import('./list/SceneListPage');
    return <SceneListPage />;
  }
  const output = parseOutput(location.pathname);
  if (output) return openOutput(output);
  const route = parseRoute(location.pathname, location.search);
  const group = route && findSceneGroup(route.group);
  const isKnown = route !== null && isSceneOfShow(route.group, route.scene);
  const live = openLiveData(isKnown ? { ...route, reload: () => location.reload() } : null);
  if (!isKnown || !group) return <MissingPage />;
  loadCompanionFonts(route.title + route.text);
  if (!route.screenshot) registerServiceWorker();
  const [Scene, kit] = await Promise.all([
    loadScene(route.scene).catch(loadAgain),
    loadPackage(group.package).catch(loadAgain),
  ]);
  if (!Scene) return <MissingPage />;
  const [layouts] = await Promise.all([
    loadLayouts(kit, route.scene).catch(loadAgain),
    loadFonts(kit.fonts),
  ]);
  return (
    <LiveDataContext value={live}>
      <Stage route={route} kit={{ group, kit, layouts }}>
        <Scene />
      </Stage>
    </LiveDataContext>
  );
}

/** An output stays open for a whole show, so it waits with loading anew until nothing of it is seen. */
async function openOutput(output: OutputName) {
  const live = openLiveData({
    group: 'output',
    scene: output,
    screenshot: false,
    reload: () => outputReload.request(),
  });
  registerServiceWorker();
  const { Output } = await import('./program/Output').catch(loadAgain);
  return (
    <LiveDataContext value={live}>
      <Output name={output} />
    </LiveDataContext>
  );
}
