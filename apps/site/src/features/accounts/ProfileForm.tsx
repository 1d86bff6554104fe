import { errorText } from '@mes/client/error-text';
import type { Account } from '@mes/contract/accounts';
import { PLAYER_NAME } from '@mes/domain/names/validity';
import { SOCIAL_LINK_KINDS } from '@mes/domain/players/social-links';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useState } from 'react';
import { useAccount } from '../../api/account';
import { useCall, useWrite } from '../../api/use-call';
import { Button } from '../../components/Button';
import { useUnsavedGuard } from '../../components/editing/use-unsaved-guard';
import { Checkbox } from '../../components/forms/Checkbox';
import { FormError } from '../../components/forms/FormError';
import { Select } from '../../components/forms/Select';
import { TextArea } from '../../components/forms/TextArea';
import { TextInput } from '../../components/forms/TextInput';
import { Panel } from '../../components/layout/Panel';
import { Section } from '../../components/layout/Section';
import { LoginNeeded } from '../../components/notices/LoginNeeded';
import { PicturePicker } from '../../components/pictures/PicturePicker';
import { PlayerPhoto } from '../../components/pictures/PlayerPhoto';
import type { PickedPicture } from '../../components/pictures/read-picture';
import { Alert } from '../../components/states/Alert';
import { Loaded } from '../../components/states/Loaded';
import { SkeletonRows } from '../../components/states/Skeleton';
import { formatDate } from '../../components/text/format-time';
import { useNow } from '../../components/text/use-now';
import { notify } from '../../components/toasts/notify';
import { interpolate } from '../../interpolate';
import { WaitingPicture } from '../picture-approval/WaitingPicture';
import { COUNTRY_OPTIONS } from '../players/countries';
import { LINK_LABELS } from '../players/labels';
import { GameIdField } from './GameIdField';
import styles from './ProfileForm.module.css';
import {
  changeOf,
  NONE,
  type ProfileDraft,
  type ProfileValues,
  problemsOf,
  valuesOf,
} from './profile-draft';
import { RoleFields } from './RoleFields';
import { TeamSearchFields } from './TeamSearchFields';
import * as texts from './texts';
import { useGameIdCheck } from './use-game-id-check';
import { useSaveProfile } from './use-save-profile';

const PHOTO_SIZE = { width: 512, height: 512 };
const MAX_TEXT_LENGTH = 2_000;

/** The whole profile with one save. */
export function ProfileForm() {
  const signedIn = useAccount() !== null;
  const account = useCall('accounts', 'me', {}, { enabled: signedIn });
  if (!signedIn) return <LoginNeeded />;
  return (
    <Loaded query={account} skeleton={<SkeletonRows rows={8} height={56} />}>
      {(own) => <Form account={own} />}
    </Loaded>
  );
}

interface PhotoChange {
  readonly picture: PickedPicture | null;
  readonly removes: boolean;
}

const NO_PHOTO_CHANGE: PhotoChange = { picture: null, removes: false };

function Form({ account }: { account: Account }) {
  const [draft, setDraft] = useState<ProfileDraft>({});
  const [photo, setPhoto] = useState(NO_PHOTO_CHANGE);
  const now = useNow(60_000);
  const [savedPhotos, setSavedPhotos] = useState(0);
  const [wasSubmitted, setWasSubmitted] = useState(false);
  const { save, isPending, isConflict, fieldError, error } = useSaveProfile(account);
  const savePhoto = useWrite('players', 'changePhoto', {
    invalidates: ['accounts', 'players', 'pictureApproval'],
  });
  useFreshAccount(isConflict);

  const values: ProfileValues = { ...valuesOf(account), ...draft };
  const change = changeOf(account, draft);
  const changesPhoto = photo.picture !== null || photo.removes;
  const changesFields = Object.keys(change).length > 0;
  const gameIdCheck = useGameIdCheck(change.gameId ?? '');
  useUnsavedGuard(changesFields || changesPhoto);

  const problems = problemsOf(values);
  const set = <K extends keyof ProfileValues>(name: K, value: ProfileValues[K]) =>
    setDraft((before) => ({ ...before, [name]: value }));
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setWasSubmitted(true);
    if (Object.keys(problems).length > 0 || gameIdCheck.state === 'bad' || isPending) return;
    if (changesFields && !(await save(change))) return;
    setDraft({});
    if (changesPhoto) {
      const upload = photo.removes ? null : photo.picture;
      const isSaved = await savePhoto.mutateAsync({ photo: upload }).then(
        () => true,
        () => false,
      );
      if (!isSaved) return;
      setPhoto(NO_PHOTO_CHANGE);
      setSavedPhotos((count) => count + 1);
    }
    setWasSubmitted(false);
    notify({ message: texts.profileSaved, kind: 'success' });
  };
  const nameWaits = account.nameChangeableAt > now;

  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <Section title={texts.aboutYou}>
        <Panel pad className={styles.fields}>
          <div className={styles.pair}>
            <TextInput
              label={texts.name}
              required
              maxLength={PLAYER_NAME.max}
              value={values.name}
              onChange={(name) => set('name', name)}
              hint={
                nameWaits
                  ? interpolate(texts.nameChangeableOn, {
                      date: formatDate(account.nameChangeableAt),
                    })
                  : texts.nameHint
              }
              error={fieldError('name') ?? (wasSubmitted ? problems.name : undefined)}
            />
            <Select
              label={texts.country}
              searchable
              options={[{ value: NONE, label: texts.notGiven }, ...COUNTRY_OPTIONS]}
              value={values.country}
              onChange={(country) => set('country', country)}
              error={fieldError('country')}
            />
          </div>
          <TextArea
            label={texts.aboutMe}
            counted
            maxLength={MAX_TEXT_LENGTH}
            value={values.description}
            onChange={(description) => set('description', description)}
            error={fieldError('description')}
          />
          <PicturePicker
            // Another picker after a save, so that it shows the stored photo again.
            key={savedPhotos}
            label={texts.photo}
            size={PHOTO_SIZE}
            error={savePhoto.error ? errorText(savePhoto.error) : undefined}
            current={<PlayerPhoto name={account.name} photo={account.photo} size={160} />}
            onChange={(picture) => setPhoto({ picture, removes: false })}
          />
          <WaitingPicture />
          {account.photo !== null && (
            <Checkbox
              label={texts.removeMyPhoto}
              checked={photo.removes}
              onChange={(removes) => setPhoto((before) => ({ ...before, removes }))}
            />
          )}
        </Panel>
      </Section>
      <Section title={texts.inTheGame}>
        <Panel pad className={styles.fields}>
          <div className={styles.pair}>
            <GameIdField
              value={values.gameId}
              onChange={(gameId) => set('gameId', gameId)}
              check={gameIdCheck}
              error={fieldError('gameId')}
            />
            <TextInput
              label={texts.deviceId}
              maxLength={128}
              autoComplete="off"
              value={values.deviceId}
              onChange={(deviceId) => set('deviceId', deviceId)}
              hint={account.hasDeviceId ? texts.deviceIdGiven : texts.deviceIdHint}
              error={fieldError('deviceId')}
            />
          </div>
          {account.hasDeviceId && (
            <Checkbox
              label={texts.removeDeviceId}
              checked={values.removesDeviceId}
              onChange={(removes) => set('removesDeviceId', removes)}
            />
          )}
          <RoleFields roles={values.roles} onChange={(roles) => set('roles', roles)} />
          {account.team === null && (
            <TeamSearchFields values={values} set={set} error={fieldError('search')} />
          )}
        </Panel>
      </Section>
      <Section title={texts.links}>
        <Panel pad className={styles.links}>
          {SOCIAL_LINK_KINDS.map((kind) => (
            <TextInput
              key={kind}
              type="url"
              label={LINK_LABELS[kind]}
              value={values.links[kind]}
              onChange={(url) => set('links', { ...values.links, [kind]: url })}
              error={wasSubmitted ? problems[kind] : undefined}
            />
          ))}
        </Panel>
      </Section>
      <div className={styles.end}>
        {isConflict ? (
          <Alert kind="warning" announce>
            {texts.profileConflict}
          </Alert>
        ) : (
          <FormError error={error} title={texts.notSaved} />
        )}
        {savePhoto.error && (
          <Alert kind="danger" title={texts.photoNotSaved} announce>
            {errorText(savePhoto.error)}
          </Alert>
        )}
        <div className={styles.actions}>
          <Button type="submit" loading={isPending || savePhoto.isPending}>
            {texts.saveProfile}
          </Button>
          <Button variant="ghost" to="/dashboard">
            {texts.backToDashboard}
          </Button>
          {(changesFields || changesPhoto) && (
            <span className={styles.unsaved}>{texts.unsavedChanges}</span>
          )}
        </div>
      </div>
    </form>
  );
}

/** After a conflict the next save begins from what is stored now; what was typed stays. */
function useFreshAccount(isConflict: boolean): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (isConflict) void queryClient.invalidateQueries({ queryKey: ['accounts'] });
  }, [isConflict, queryClient]);
}
