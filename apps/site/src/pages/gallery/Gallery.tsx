import { SKINS, type Skin } from '@mes/domain/tournament/name/skin';
import { useState } from 'react';
import { Select } from '../../components/forms/Select';
import { Switch } from '../../components/forms/Switch';
import { Page } from '../../components/layout/Page';
import { TableOfContents } from '../../components/text/TableOfContents';
import { darkMode } from '../../preferences';
import { useFlag } from '../../stored-flag';
import styles from './Gallery.module.css';
import { Buttons } from './parts/Buttons';
import { Charts } from './parts/Charts';
import { DialogParts } from './parts/DialogParts';
import { Forms } from './parts/Forms';
import { Layout } from './parts/Layout';
import { Lists } from './parts/Lists';
import { Notices } from './parts/Notices';
import { Pictures } from './parts/Pictures';
import { Players } from './parts/Players';
import { States } from './parts/States';
import { Texts } from './parts/Texts';
import { ToastParts } from './parts/ToastParts';

const PARTS = [
  { id: 'buttons', title: 'Buttons', Part: Buttons },
  { id: 'layout', title: 'Layout', Part: Layout },
  { id: 'forms', title: 'Forms', Part: Forms },
  { id: 'toasts', title: 'Toasts', Part: ToastParts },
  { id: 'dialogs', title: 'Dialogs', Part: DialogParts },
  { id: 'states', title: 'States', Part: States },
  { id: 'lists', title: 'Lists', Part: Lists },
  { id: 'charts', title: 'Charts', Part: Charts },
  { id: 'players', title: 'Players', Part: Players },
  { id: 'notices', title: 'Page notices', Part: Notices },
  { id: 'text', title: 'Text', Part: Texts },
  { id: 'pictures', title: 'Pictures', Part: Pictures },
];

const SKIN_OPTIONS = [
  { value: 'house', label: 'House' },
  ...SKINS.map((skin) => ({ value: skin, label: skin })),
];

/** Every shared component in every state. */
export function Gallery() {
  const dark = useFlag(darkMode);
  const [skin, setSkin] = useState<Skin | null>(null);
  return (
    <Page
      title="Gallery"
      lead="Every shared component in every state."
      skin={skin}
      actions={
        <div className={styles.controls}>
          <Select
            label="Skin"
            hideLabel
            options={SKIN_OPTIONS}
            value={skin ?? 'house'}
            onChange={(next) => setSkin(next === 'house' ? null : (next as Skin))}
          />
          <Switch label="Dark" checked={dark} onChange={darkMode.set} />
        </div>
      }
    >
      <div className={styles.columns}>
        <aside className={styles.aside}>
          <TableOfContents sections={PARTS} />
        </aside>
        <div className={styles.parts}>
          {PARTS.map(({ id, title, Part }) => (
            <section key={id} id={id} aria-labelledby={`${id}-title`} className={styles.part}>
              <h2 id={`${id}-title`} className={styles.title}>
                {title}
              </h2>
              <Part />
            </section>
          ))}
        </div>
      </div>
    </Page>
  );
}
