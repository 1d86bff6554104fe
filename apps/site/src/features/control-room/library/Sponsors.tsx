import { errorText } from '@mes/client/error-text';
import type { Sponsor } from '@mes/contract/stream-game';
import { api } from '../../../api/client';
import { useCall, useWrite } from '../../../api/use-call';
import { Button } from '../../../components/Button';
import { confirmAction, confirmForm } from '../../../components/dialogs/dialogs';
import { Switch } from '../../../components/forms/Switch';
import { TextInput } from '../../../components/forms/TextInput';
import { Panel } from '../../../components/layout/Panel';
import { PicturePicker } from '../../../components/pictures/PicturePicker';
import type { PickedPicture } from '../../../components/pictures/read-picture';
import { SortableList } from '../../../components/sorting/SortableList';
import { EmptyRow } from '../../../components/states/EmptyRow';
import { Loaded } from '../../../components/states/Loaded';
import { SkeletonRows } from '../../../components/states/Skeleton';
import { notify } from '../../../components/toasts/notify';
import { interpolate } from '../../../interpolate';
import * as roomTexts from '../texts';
import styles from './Library.module.css';
import * as texts from './texts';

interface SponsorValues {
  name: string;
  isShown: boolean;
  picture: PickedPicture | null;
}

const PICTURE_SIZE = { width: 960, height: 400 };

export function Sponsors() {
  const sponsors = useCall('stream', 'sponsors', {});
  const saveSponsor = useWrite('stream', 'saveSponsor');
  const deleteSponsor = useWrite('stream', 'deleteSponsor');
  const orderSponsors = useWrite('stream', 'orderSponsors');

  const edit = (sponsor: Sponsor | null) =>
    confirmForm<SponsorValues>({
      title: sponsor ? texts.editSponsor : texts.addSponsor,
      confirmLabel: texts.saveSponsor,
      initial: { name: sponsor?.name ?? '', isShown: sponsor?.isShown ?? true, picture: null },
      validate: ({ name, picture }) => ({
        ...(name.trim() === '' ? { name: roomTexts.nameNeeded } : {}),
        ...(sponsor || picture ? {} : { picture: texts.pictureNeeded }),
      }),
      form: ({ values, errors, set, bind }) => (
        <>
          <TextInput label={roomTexts.name} maxLength={60} {...bind('name')} />
          <PicturePicker
            label={roomTexts.picture}
            size={PICTURE_SIZE}
            current={sponsor && <img src={sponsor.picture.url} alt="" className={styles.picture} />}
            error={errors.picture}
            onChange={(picture) => set('picture', picture)}
          />
          <Switch
            label={texts.inRotation}
            checked={values.isShown}
            onChange={(isShown) => set('isShown', isShown)}
          />
        </>
      ),
      action: async ({ name, isShown, picture }) => {
        const filename = picture && (await upload(picture));
        await saveSponsor.mutateAsync({
          ...(sponsor ? { id: sponsor.id } : {}),
          ...(filename ? { picture: filename } : {}),
          name,
          isShown,
        });
      },
      success: ({ name }) => interpolate(roomTexts.saved, { name }),
    });

  const remove = ({ id, name }: Sponsor) =>
    confirmAction({
      title: texts.deleteSponsor,
      message: interpolate(texts.deleteSponsorMessage, { name }),
      confirmLabel: texts.deleteSponsor,
      danger: true,
      action: () => deleteSponsor.mutateAsync({ id }),
      success: interpolate(roomTexts.deleted, { name }),
    });

  const order = (rows: readonly Sponsor[]) =>
    orderSponsors.mutate(
      { ids: rows.map(({ id }) => id) },
      { onError: (error) => notify({ message: errorText(error), kind: 'danger' }) },
    );

  return (
    <section aria-label={roomTexts.sponsors}>
      <header className={styles.head}>
        <h2>{roomTexts.sponsors}</h2>
        <Button variant="quiet" onClick={() => void edit(null)}>
          {texts.addSponsor}
        </Button>
      </header>
      <Panel>
        <Loaded
          query={sponsors}
          skeleton={<SkeletonRows rows={4} />}
          empty={<EmptyRow>{texts.noSponsors}</EmptyRow>}
        >
          {(rows) => (
            <SortableList
              label={texts.orderOfSponsors}
              items={rows}
              keyOf={({ id }) => id}
              nameOf={({ name }) => name}
              spokenAt={({ name }, index) =>
                interpolate(texts.sponsorAt, { name, place: index + 1 })
              }
              movedTo={({ name }, index) =>
                interpolate(texts.sponsorMoved, { name, place: index + 1 })
              }
              onChange={order}
            >
              {(sponsor) => (
                <>
                  <img src={sponsor.picture.url} alt="" className={styles.picture} />
                  <span className={styles.who}>
                    <b>{sponsor.name}</b>
                    <small>{sponsor.isShown ? texts.inRotation : texts.outOfRotation}</small>
                  </span>
                  <span className={styles.actions}>
                    <Button variant="quiet" size="sm" onClick={() => void edit(sponsor)}>
                      {texts.edit}
                    </Button>
                    <Button variant="ghost" size="sm" onClick={() => void remove(sponsor)}>
                      {texts.delete_}
                    </Button>
                  </span>
                </>
              )}
            </SortableList>
          )}
        </Loaded>
      </Panel>
    </section>
  );
}

async function upload({ data, filename }: PickedPicture): Promise<string> {
  const uploaded = await api.files.uploadImage({ encoded: data, path: 'sponsor', name: filename });
  return uploaded.filename;
}
