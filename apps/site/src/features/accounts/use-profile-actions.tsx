import type { Account } from '@mes/contract/accounts';
import { TEAM_REGIONS } from '@mes/contract/vocabulary';
import { checkPlayerName, PLAYER_NAME } from '@mes/domain/names/validity';
import { PLAYER_ROLES, type PlayerRole } from '@mes/domain/players/roles';
import {
  checkSocialLink,
  SOCIAL_LINK_KINDS,
  type SocialLinkKind,
} from '@mes/domain/players/social-links';
import { api } from '../../api/client';
import { useCall, useWrite } from '../../api/use-call';
import { ask, confirmForm } from '../../components/dialogs/dialogs';
import { Checkbox } from '../../components/forms/Checkbox';
import { Select } from '../../components/forms/Select';
import { TextArea } from '../../components/forms/TextArea';
import { TextInput } from '../../components/forms/TextInput';
import { PicturePicker } from '../../components/pictures/PicturePicker';
import { PlayerPhoto } from '../../components/pictures/PlayerPhoto';
import type { PickedPicture } from '../../components/pictures/read-picture';
import { formatDate } from '../../components/text/format-time';
import { notify } from '../../components/toasts/notify';
import { interpolate } from '../../interpolate';
import { COUNTRY_OPTIONS } from '../players/countries';
import { LINK_LABELS, ROLE_LABELS } from '../players/labels';
import * as texts from './texts';
import styles from './use-profile-actions.module.css';

const INVALIDATES = { invalidates: ['accounts', 'players', 'teams', 'pictureApproval'] as const };
const PHOTO_SIZE = { width: 512, height: 512 };
const MAX_TEXT_LENGTH = 2_000;
const MAX_NOTE_LENGTH = 280;
const REGION_OPTIONS = [
  { value: 'any', label: texts.anyRegion },
  ...TEAM_REGIONS.map((value) => ({ value, label: value })),
];

/** The changes of a profile; each opens a dialog. */
export function useProfileActions(account: Account) {
  const name = useWrite('players', 'changeName', INVALIDATES);
  const gameId = useWrite('players', 'changeGameId', INVALIDATES);
  const deviceId = useWrite('players', 'changeDeviceId', INVALIDATES);
  const country = useWrite('players', 'changeCountry', INVALIDATES);
  const description = useWrite('players', 'changeDescription', INVALIDATES);
  const photo = useWrite('players', 'changePhoto', INVALIDATES);
  const waiting = useCall('pictureApproval', 'waiting', {});
  const hasPhoto = account.photo !== null || Boolean(waiting.data?.picture);
  const links = useWrite('players', 'changeLinks', INVALIDATES);
  const looking = useWrite('players', 'lookForTeam', INVALIDATES);

  return {
    changeName: async () => {
      const wait = account.nameChangeableAt > Date.now();
      await notifyWhenSaved(
        ask({
          title: texts.changeName,
          message: wait
            ? interpolate(texts.nameChangeableOn, { date: formatDate(account.nameChangeableAt) })
            : texts.changeNameMessage,
          label: texts.name,
          initial: account.name,
          maxLength: PLAYER_NAME.max,
          confirmLabel: texts.saveName,
          validate: (text) => checkProblem(checkPlayerName(text), texts.name),
          action: (text) => name.mutateAsync({ name: text.trim() }),
        }),
        texts.nameChanged,
      );
    },

    changeGameId: () =>
      notifyWhenSaved(
        ask({
          title: texts.changeGameId,
          message: texts.gameIdMessage,
          label: texts.gameId,
          initial: account.gameId ?? '',
          maxLength: 32,
          optional: true,
          confirmLabel: texts.saveGameId,
          action: (text) => gameId.mutateAsync({ gameId: text.trim() || null }),
        }),
        texts.gameIdChanged,
      ),

    changeDeviceId: () =>
      notifyWhenSaved(
        ask({
          title: texts.changeDeviceId,
          message: texts.deviceIdMessage,
          label: texts.deviceId,
          maxLength: 128,
          optional: true,
          hint: texts.emptyToRemove,
          confirmLabel: texts.saveDeviceId,
          action: (text) => deviceId.mutateAsync({ deviceId: text.trim() || null }),
        }),
        texts.deviceIdChanged,
      ),

    changeCountry: () =>
      notifyWhenSaved(
        confirmForm<{ country: string }>({
          title: texts.changeCountry,
          initial: { country: account.country ?? 'none' },
          confirmLabel: texts.saveCountry,
          form: ({ bind }) => (
            <Select
              label={texts.country}
              searchable
              options={[{ value: 'none', label: texts.notGiven }, ...COUNTRY_OPTIONS]}
              {...bind('country')}
            />
          ),
          action: (chosen) =>
            country.mutateAsync({ country: chosen.country === 'none' ? null : chosen.country }),
        }),
        texts.countryChanged,
      ),

    changeDescription: () =>
      notifyWhenSaved(
        ask({
          title: texts.aboutMe,
          label: texts.aboutMe,
          initial: account.description,
          multiline: true,
          optional: true,
          maxLength: MAX_TEXT_LENGTH,
          confirmLabel: texts.saveText,
          action: (text) => description.mutateAsync({ description: text.trim() }),
        }),
        texts.textChanged,
      ),

    changePhoto: async () => {
      const saved = await confirmForm<{ picture: PickedPicture | null; remove: boolean }>({
        title: texts.changePhoto,
        initial: { picture: null, remove: false },
        confirmLabel: texts.savePhoto,
        validate: ({ picture, remove }) =>
          picture || remove ? {} : { picture: texts.choosePictureFirst },
        form: ({ values, errors, set }) => (
          <>
            <PicturePicker
              label={texts.photo}
              size={PHOTO_SIZE}
              error={errors.picture}
              current={<PlayerPhoto name={account.name} photo={account.photo} size={160} />}
              onChange={(picture) => set('picture', picture)}
            />
            {hasPhoto && (
              <Checkbox
                label={texts.removeMyPhoto}
                checked={values.remove}
                onChange={(remove) => set('remove', remove)}
              />
            )}
          </>
        ),
        action: ({ picture, remove }) => photo.mutateAsync({ photo: remove ? null : picture }),
      });
      if (saved === null) return;
      const { picture } = await api.pictureApproval.waiting({});
      notify({ message: picture ? texts.photoWaits : texts.photoChanged, kind: 'success' });
    },

    changeLinks: () =>
      notifyWhenSaved(
        confirmForm<Record<SocialLinkKind, string>>({
          title: texts.changeLinks,
          message: texts.linksMessage,
          initial: linksOf(account),
          confirmLabel: texts.saveLinks,
          validate: linkProblems,
          form: ({ bind }) =>
            SOCIAL_LINK_KINDS.map((kind) => (
              <TextInput key={kind} type="url" label={LINK_LABELS[kind]} {...bind(kind)} />
            )),
          action: (values) =>
            links.mutateAsync({
              links: SOCIAL_LINK_KINDS.flatMap((kind) =>
                values[kind].trim() ? [{ kind, url: values[kind].trim() }] : [],
              ),
            }),
        }),
        texts.linksChanged,
      ),

    changeLooking: () =>
      notifyWhenSaved(
        confirmForm<LookingDraft>({
          title: texts.lookingForTeam,
          initial: {
            looking: account.looking !== null,
            roles: account.looking?.roles ?? [],
            region: account.looking?.region ?? 'any',
            note: account.looking?.note ?? '',
          },
          confirmLabel: texts.save,
          form: LookingForm,
          action: ({ region, ...draft }) =>
            looking.mutateAsync({
              ...draft,
              note: draft.note.trim(),
              region: TEAM_REGIONS.find((known) => known === region) ?? null,
            }),
        }),
        texts.saved,
      ),
  };
}

interface LookingDraft {
  looking: boolean;
  roles: PlayerRole[];
  region: string;
  note: string;
}

function LookingForm({
  values,
  set,
  bind,
}: Parameters<Parameters<typeof confirmForm<LookingDraft>>[0]['form']>[0]) {
  const { looking, roles } = values;
  return (
    <>
      <Checkbox
        label={texts.showAsFreeAgent}
        checked={looking}
        onChange={(checked) => set('looking', checked)}
      />
      {looking && (
        <>
          <fieldset className={styles.roles}>
            <legend className={styles.legend}>{texts.rolesLegend}</legend>
            {PLAYER_ROLES.map((role) => (
              <Checkbox
                key={role}
                label={ROLE_LABELS[role]}
                checked={roles.includes(role)}
                disabled={!roles.includes(role) && roles.length >= 3}
                onChange={(checked) =>
                  set('roles', checked ? [...roles, role] : roles.filter((other) => other !== role))
                }
              />
            ))}
          </fieldset>
          <Select label={texts.region} options={REGION_OPTIONS} {...bind('region')} />
          <TextArea label={texts.note} counted maxLength={MAX_NOTE_LENGTH} {...bind('note')} />
        </>
      )}
    </>
  );
}

function linksOf({ socialLinks }: Account): Record<SocialLinkKind, string> {
  const urls = new Map(socialLinks.map(({ kind, url }) => [kind, url]));
  return Object.fromEntries(
    SOCIAL_LINK_KINDS.map((kind) => [kind, urls.get(kind) ?? '']),
  ) as Record<SocialLinkKind, string>;
}

function linkProblems(values: Record<SocialLinkKind, string>) {
  return Object.fromEntries(
    SOCIAL_LINK_KINDS.flatMap((kind) => {
      const url = values[kind].trim();
      const reason = url && checkProblem(checkSocialLink({ kind, url }), 'It');
      return reason ? [[kind, reason]] : [];
    }),
  );
}

function checkProblem(
  checked: { readonly ok: true } | { readonly ok: false; readonly reason: string },
  subject: string,
): string | null {
  return checked.ok ? null : `${subject} ${checked.reason}`;
}

async function notifyWhenSaved(dialog: Promise<unknown>, message: string): Promise<void> {
  if ((await dialog) !== null) notify({ message, kind: 'success' });
}
