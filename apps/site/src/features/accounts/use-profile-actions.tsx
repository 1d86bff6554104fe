import type { Account } from '@mes/contract/accounts';
import { TEAM_REGIONS } from '@mes/contract/vocabulary';
import { checkPlayerName, PLAYER_NAME } from '@mes/domain/names/validity';
import { PLAYER_ROLES, type PlayerRole } from '@mes/domain/players/roles';
import {
  checkSocialLink,
  SOCIAL_LINK_KINDS,
  type SocialLinkKind,
} from '@mes/domain/players/social-links';
import { useWrite } from '../../api/use-call';
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
import { COUNTRY_OPTIONS } from '../players/countries';
import { LINK_LABELS, ROLE_LABELS } from '../players/labels';
import styles from './use-profile-actions.module.css';

const INVALIDATES = { invalidates: ['accounts', 'players', 'teams'] as const };
const PHOTO_SIZE = { width: 512, height: 512 };
const MAX_TEXT_LENGTH = 2_000;
const MAX_NOTE_LENGTH = 280;
const REGION_OPTIONS = [
  { value: 'any', label: 'Any region' },
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
  const links = useWrite('players', 'changeLinks', INVALIDATES);
  const looking = useWrite('players', 'lookForTeam', INVALIDATES);

  return {
    changeName: async () => {
      const wait = account.nameChangeableAt > Date.now();
      await notifyWhenSaved(
        ask({
          title: 'Change name',
          message: wait
            ? `You can change it again on ${formatDate(account.nameChangeableAt)}.`
            : 'Everyone sees it, and you can change it again in 30 days. Your old name stays in your history.',
          label: 'Name',
          initial: account.name,
          maxLength: PLAYER_NAME.max,
          confirmLabel: 'Save name',
          validate: (text) => checkProblem(checkPlayerName(text), 'Name'),
          action: (text) => name.mutateAsync({ name: text.trim() }),
        }),
        'Your name was changed.',
      );
    },

    changeGameId: () =>
      notifyWhenSaved(
        ask({
          title: 'Change game id',
          message: 'The number in your profile in the game. Tournaments check it.',
          label: 'Game id',
          initial: account.gameId ?? '',
          maxLength: 32,
          optional: true,
          confirmLabel: 'Save game id',
          action: (text) => gameId.mutateAsync({ gameId: text.trim() || null }),
        }),
        'Your game id was changed.',
      ),

    changeDeviceId: () =>
      notifyWhenSaved(
        ask({
          title: 'Change device id',
          message:
            'Staff ask for it when two accounts play on one device. Only a fingerprint of it is kept.',
          label: 'Device id',
          maxLength: 128,
          optional: true,
          hint: 'Leave it empty to remove it.',
          confirmLabel: 'Save device id',
          action: (text) => deviceId.mutateAsync({ deviceId: text.trim() || null }),
        }),
        'Your device id was changed.',
      ),

    changeCountry: () =>
      notifyWhenSaved(
        confirmForm<{ country: string }>({
          title: 'Change country',
          initial: { country: account.country ?? 'none' },
          confirmLabel: 'Save country',
          form: ({ bind }) => (
            <Select
              label="Country"
              searchable
              options={[{ value: 'none', label: 'Not given' }, ...COUNTRY_OPTIONS]}
              {...bind('country')}
            />
          ),
          action: (chosen) =>
            country.mutateAsync({ country: chosen.country === 'none' ? null : chosen.country }),
        }),
        'Your country was changed.',
      ),

    changeDescription: () =>
      notifyWhenSaved(
        ask({
          title: 'About me',
          label: 'About me',
          initial: account.description,
          multiline: true,
          optional: true,
          maxLength: MAX_TEXT_LENGTH,
          confirmLabel: 'Save text',
          action: (text) => description.mutateAsync({ description: text.trim() }),
        }),
        'Your text was changed.',
      ),

    changePhoto: () =>
      notifyWhenSaved(
        confirmForm<{ picture: PickedPicture | null; remove: boolean }>({
          title: 'Change photo',
          initial: { picture: null, remove: false },
          confirmLabel: 'Save photo',
          validate: ({ picture, remove }) =>
            picture || remove ? {} : { picture: 'Choose a picture first.' },
          form: ({ values, errors, set }) => (
            <>
              <PicturePicker
                label="Photo"
                size={PHOTO_SIZE}
                error={errors.picture}
                current={<PlayerPhoto name={account.name} photo={account.photo} size={160} />}
                onChange={(picture) => set('picture', picture)}
              />
              {account.photo && (
                <Checkbox
                  label="Remove my photo"
                  checked={values.remove}
                  onChange={(remove) => set('remove', remove)}
                />
              )}
            </>
          ),
          action: ({ picture, remove }) => photo.mutateAsync({ photo: remove ? null : picture }),
        }),
        'Your photo was changed.',
      ),

    changeLinks: () =>
      notifyWhenSaved(
        confirmForm<Record<SocialLinkKind, string>>({
          title: 'Change links',
          message: 'Addresses of your own pages, beginning with https://.',
          initial: linksOf(account),
          confirmLabel: 'Save links',
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
        'Your links were changed.',
      ),

    changeLooking: () =>
      notifyWhenSaved(
        confirmForm<LookingDraft>({
          title: 'Looking for a team',
          initial: {
            looking: account.looking !== null,
            roles: account.looking?.roles ?? [],
            region: account.looking?.region ?? 'any',
            note: account.looking?.note ?? '',
          },
          confirmLabel: 'Save',
          form: LookingForm,
          action: ({ region, ...draft }) =>
            looking.mutateAsync({
              ...draft,
              note: draft.note.trim(),
              region: TEAM_REGIONS.find((known) => known === region) ?? null,
            }),
        }),
        'Saved.',
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
        label="Show me among the free agents"
        checked={looking}
        onChange={(checked) => set('looking', checked)}
      />
      {looking && (
        <>
          <fieldset className={styles.roles}>
            <legend className={styles.legend}>What I play, three at most</legend>
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
          <Select label="Region" options={REGION_OPTIONS} {...bind('region')} />
          <TextArea label="Note" counted maxLength={MAX_NOTE_LENGTH} {...bind('note')} />
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
