import { findSceneGroup, SCENE_GROUPS } from '@mes/domain/stream/scenes';
import { useState } from 'react';
import { SceneCard } from './SceneCard';
import styles from './SceneListPage.module.css';

/** `/app/streaming`: every scene with a live preview and its address for OBS. */
export default function SceneListPage() {
  const [group, setGroup] = useGroup();
  return (
    <main className={styles.page}>
      <header className={styles.head}>
        <h1 className="tight">Stream scenes</h1>
        <p>
          Add a browser source of 1920 × 1080 in OBS for each scene that you use. Behind the scene
          you may name a tournament and a round; without them scenes follow the stream
          configuration.
        </p>
        <p>
          A show that is directed in the control room needs two sources only, which follow it by
          themselves: <code>/app/streaming/program</code> and above it{' '}
          <code>/app/streaming/overlay</code>.
        </p>
      </header>
      <div className={styles.tabs} role="tablist" aria-label="Groups of scenes">
        {SCENE_GROUPS.map((each) => (
          <button
            key={each.group}
            type="button"
            role="tab"
            aria-selected={each.group === group}
            className={styles.tab}
            onClick={() => setGroup(each.group)}
          >
            {each.name}
          </button>
        ))}
      </div>
      <ul className={styles.grid}>
        {findSceneGroup(group)?.scenes.map(({ scene, name }) => (
          <SceneCard key={`${group}/${scene}`} group={group} scene={scene} name={name} />
        ))}
      </ul>
    </main>
  );
}

/** Kept in the address, so that a reload and a link to colleagues show the same. */
function useGroup(): [group: string, set: (group: string) => void] {
  const [group, setGroup] = useState(() => {
    const asked = decodeURIComponent(location.hash.slice(1));
    return (findSceneGroup(asked) ?? SCENE_GROUPS[0])?.group ?? '';
  });
  return [
    group,
    (next) => {
      history.replaceState(null, '', `#${next}`);
      setGroup(next);
    },
  ];
}
