import type { Account } from '@mes/contract/accounts';
import { checkPlayerName, PLAYER_NAME } from '@mes/domain/names/validity';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Button } from '../../components/Button';
import { FormError } from '../../components/forms/FormError';
import { Select } from '../../components/forms/Select';
import { TextInput } from '../../components/forms/TextInput';
import { interpolate } from '../../interpolate';
import { useSaveProfile } from '../accounts/use-save-profile';
import { COUNTRY_OPTIONS } from '../players/countries';
import styles from './FirstSteps.module.css';
import * as texts from './texts';

export function NameStep({ account, children }: { account: Account; children: ReactNode }) {
  const [name, setName] = useState(account.name);
  const [country, setCountry] = useState(account.country);
  const [wasSubmitted, setWasSubmitted] = useState(false);
  const { save, isPending, error, fieldError } = useSaveProfile(account);
  const checked = checkPlayerName(name);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setWasSubmitted(true);
    if (!checked.ok || country === null) return;
    await save({ country, ...(checked.value === account.name ? {} : { name: checked.value }) });
  };
  const nameProblem = checked.ok
    ? fieldError('name')
    : interpolate(texts.nameProblem, { reason: checked.reason });
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <p className={styles.text}>{texts.nameAndCountryText}</p>
      <div className={styles.pair}>
        <TextInput
          label={texts.name}
          maxLength={PLAYER_NAME.max}
          value={name}
          onChange={setName}
          error={wasSubmitted ? nameProblem : undefined}
        />
        <Select
          label={texts.country}
          searchable
          options={COUNTRY_OPTIONS}
          value={country}
          onChange={setCountry}
          error={wasSubmitted && country === null ? texts.chooseCountry : undefined}
        />
      </div>
      <FormError error={error} />
      <Button type="submit" loading={isPending} className={styles.submit}>
        {texts.saveAndGoOn}
      </Button>
      {children}
    </form>
  );
}
