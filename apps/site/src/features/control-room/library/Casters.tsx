import type { SavedSpeaker } from '@mes/contract/stream-game';
import { useCall, useWrite } from '../../../api/use-call';
import { Button } from '../../../components/Button';
import { confirmAction, confirmForm } from '../../../components/dialogs/dialogs';
import { TextInput } from '../../../components/forms/TextInput';
import { Panel } from '../../../components/layout/Panel';
import { PlayerSearch } from '../../../components/players/PlayerSearch';
import type { FoundPlayer } from '../../../components/players/player';
import { EmptyRow } from '../../../components/states/EmptyRow';
import { Loaded } from '../../../components/states/Loaded';
import { SkeletonRows } from '../../../components/states/Skeleton';
import { interpolate } from '../../../interpolate';
import * as roomTexts from '../texts';
import styles from './Library.module.css';
import * as texts from './texts';

interface CasterValues {
  name: string;
  detail: string;
  player: FoundPlayer | null;
}

export function Casters() {
  const speakers = useCall('stream', 'speakers', {});
  const saveSpeaker = useWrite('stream', 'saveSpeaker');
  const deleteSpeaker = useWrite('stream', 'deleteSpeaker');

  const edit = (speaker: SavedSpeaker | null) =>
    confirmForm<CasterValues>({
      title: speaker ? texts.editCaster : texts.addCaster,
      confirmLabel: texts.saveCaster,
      initial: { name: speaker?.name ?? '', detail: speaker?.detail ?? '', player: null },
      validate: ({ name }) => (name.trim() === '' ? { name: roomTexts.nameNeeded } : {}),
      form: ({ bind }) => (
        <>
          <TextInput label={roomTexts.name} maxLength={40} {...bind('name')} />
          <TextInput label={roomTexts.detail} maxLength={60} {...bind('detail')} />
          <PlayerSearch label={roomTexts.player} {...bind('player')} />
        </>
      ),
      action: ({ name, detail, player }) =>
        saveSpeaker.mutateAsync({
          ...(speaker ? { id: speaker.id } : {}),
          name,
          detail,
          player: player?.ID ?? speaker?.player?.id ?? null,
        }),
      success: ({ name }) => interpolate(roomTexts.saved, { name }),
    });

  const remove = ({ id, name }: SavedSpeaker) =>
    confirmAction({
      title: texts.deleteCaster,
      message: interpolate(texts.deleteCasterMessage, { name }),
      confirmLabel: texts.deleteCaster,
      danger: true,
      action: () => deleteSpeaker.mutateAsync({ id }),
      success: interpolate(roomTexts.deleted, { name }),
    });

  return (
    <section aria-label={roomTexts.casters}>
      <header className={styles.head}>
        <h2>{roomTexts.casters}</h2>
        <Button variant="quiet" onClick={() => void edit(null)}>
          {texts.addCaster}
        </Button>
      </header>
      <Panel>
        <Loaded
          query={speakers}
          skeleton={<SkeletonRows rows={4} />}
          empty={<EmptyRow>{texts.noCasters}</EmptyRow>}
        >
          {(rows) => (
            <ul className={styles.list}>
              {rows.map((speaker) => (
                <li key={speaker.id} className={styles.row}>
                  <span className={styles.who}>
                    <b>{speaker.name}</b>
                    <small>
                      {[speaker.detail, speaker.player?.name].filter(Boolean).join(', ')}
                    </small>
                  </span>
                  <Button variant="quiet" size="sm" onClick={() => void edit(speaker)}>
                    {texts.edit}
                  </Button>
                  <Button variant="ghost" size="sm" onClick={() => void remove(speaker)}>
                    {texts.delete_}
                  </Button>
                </li>
              ))}
            </ul>
          )}
        </Loaded>
      </Panel>
    </section>
  );
}
