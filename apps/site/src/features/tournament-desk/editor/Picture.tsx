import type { EditedTournament } from '@mes/contract/tournament-schemas';
import { useState } from 'react';
import { useWrite } from '../../../api/use-call';
import { Button } from '../../../components/Button';
import { FormError } from '../../../components/forms/FormError';
import { Panel } from '../../../components/layout/Panel';
import { Section } from '../../../components/layout/Section';
import { PicturePicker } from '../../../components/pictures/PicturePicker';
import type { PickedPicture } from '../../../components/pictures/read-picture';
import { notify } from '../../../components/toasts/notify';
import * as texts from '../texts';
import styles from './Editor.module.css';

const SIZE = { width: 1_920, height: 1_080 };

/** The picture behind the name of the tournament; by default the art of its theme. */
export default function Picture({ tournament: { id, picture } }: { tournament: EditedTournament }) {
  const edit = useWrite('tournaments', 'editPicture');
  const [chosen, setChosen] = useState<PickedPicture | null>(null);
  const save = (next: PickedPicture | null) =>
    edit.mutateAsync({ id, picture: next }).then(
      () => {
        setChosen(null);
        notify({ message: texts.pictureSaved, kind: 'success' });
      },
      // Shown below the picture.
      () => {},
    );
  return (
    <Section title={texts.picture} id="picture" level={3}>
      <Panel pad>
        <div className={styles.form}>
          <PicturePicker
            key={picture?.url ?? 'none'}
            label={texts.pictureLabel}
            size={SIZE}
            current={picture ? <img src={picture.url} alt="" width={220} /> : null}
            onChange={setChosen}
          />
          <FormError error={edit.error} />
          <div className={styles.bar}>
            {chosen && (
              <Button loading={edit.isPending} onClick={() => void save(chosen)}>
                {texts.savePicture}
              </Button>
            )}
            {picture && (
              <Button variant="quiet" loading={edit.isPending} onClick={() => void save(null)}>
                {texts.removePicture}
              </Button>
            )}
          </div>
        </div>
      </Panel>
    </Section>
  );
}
