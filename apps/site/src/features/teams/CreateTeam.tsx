import { checkTag, checkTeamName, TAG, TEAM_NAME } from '@mes/domain/names/validity';
import { regionOfCountry, type TeamRegion } from '@mes/domain/teams/regions';
import { Emblem } from '@mes/ui/Emblem.tsx';
import { type FormEvent, useState } from 'react';
import { useAccount } from '../../api/account';
import { useCall, useWrite } from '../../api/use-call';
import { Button } from '../../components/Button';
import { FormError } from '../../components/forms/FormError';
import { Select } from '../../components/forms/Select';
import { TextInput } from '../../components/forms/TextInput';
import { Panel } from '../../components/layout/Panel';
import { LoginNeeded } from '../../components/notices/LoginNeeded';
import { PicturePicker } from '../../components/pictures/PicturePicker';
import type { PickedPicture } from '../../components/pictures/read-picture';
import { teamPath } from '../../components/pictures/team-path';
import { EmptyRow } from '../../components/states/EmptyRow';
import { Loaded } from '../../components/states/Loaded';
import { notify } from '../../components/toasts/notify';
import { interpolate } from '../../interpolate';
import { useNavigate } from '../../router/use-navigate';
import styles from './CreateTeam.module.css';
import { REGION_OPTIONS } from './labels';
import * as texts from './texts';

const LOGO_SIZE = { width: 512, height: 512 };

export function CreateTeam() {
  const signedIn = useAccount();
  const account = useCall('accounts', 'me', {}, { enabled: signedIn !== null });
  if (!signedIn) return <LoginNeeded />;
  return (
    <Loaded query={account}>
      {({ team, country }) =>
        team ? (
          <EmptyRow action={{ to: teamPath(team.name), label: texts.openYourTeam }}>
            {interpolate(texts.alreadyInTeam, { teamName: team.name })}
          </EmptyRow>
        ) : (
          <TeamForm usualRegion={country ? regionOfCountry(country) : null} />
        )
      }
    </Loaded>
  );
}

/** Only staff can change the region later, so nothing is chosen for those whose country is not known. */
function TeamForm({ usualRegion }: { usualRegion: TeamRegion | null }) {
  const navigate = useNavigate();
  const create = useWrite('teams', 'create', {
    invalidates: ['accounts', 'players', 'teams', 'personalHome'],
  });
  const [name, setName] = useState('');
  const [tag, setTag] = useState('');
  const [region, setRegion] = useState<TeamRegion | null>(usualRegion);
  const [logo, setLogo] = useState<PickedPicture | null>(null);
  const [wasSubmitted, setWasSubmitted] = useState(false);

  const checkedName = checkTeamName(name);
  const checkedTag = checkTag(tag);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setWasSubmitted(true);
    if (!checkedName.ok || !checkedTag.ok || region === null || create.isPending) return;
    const input = { name: checkedName.value, tag: checkedTag.value, region, logo };
    await create.mutateAsync(input).then(
      () => {
        notify({
          message: interpolate(texts.teamCreated, { teamName: input.name }),
          kind: 'success',
        });
        void navigate(teamPath(input.name));
      },
      // Shown below the form.
      () => {},
    );
  };

  return (
    <Panel pad>
      <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        <TextInput
          label={texts.name}
          required
          maxLength={TEAM_NAME.max}
          value={name}
          onChange={setName}
          error={
            wasSubmitted && !checkedName.ok
              ? interpolate(texts.nameProblem, { reason: checkedName.reason })
              : undefined
          }
        />
        <div className={styles.pair}>
          <TextInput
            label={texts.tag}
            required
            hint={texts.tagHint}
            maxLength={TAG.max}
            value={tag}
            onChange={setTag}
            error={
              wasSubmitted && !checkedTag.ok
                ? interpolate(texts.tagProblem, { reason: checkedTag.reason })
                : undefined
            }
          />
          <Select
            label={texts.region}
            required
            hint={texts.regionHint}
            options={REGION_OPTIONS}
            value={region}
            onChange={setRegion}
            error={wasSubmitted && region === null ? texts.chooseRegion : undefined}
          />
        </div>
        <PicturePicker
          label={texts.logo}
          size={LOGO_SIZE}
          current={<Emblem name={name || texts.newTeam} size={120} />}
          onChange={setLogo}
        />
        <FormError error={create.error} title={texts.teamNotCreated} />
        <Button type="submit" loading={create.isPending} className={styles.submit}>
          {texts.createTeam}
        </Button>
      </form>
    </Panel>
  );
}
