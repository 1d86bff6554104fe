import { CHAT_LIMITS } from '@mes/domain/chat/limits';
import { IconX } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { useCall, useWrite } from '../../../api/use-call';
import { Button } from '../../../components/Button';
import { showError } from '../../../components/dialogs/dialogs';
import { TextInput } from '../../../components/forms/TextInput';
import { IconButton } from '../../../components/IconButton';
import { Section } from '../../../components/layout/Section';
import { Loaded } from '../../../components/states/Loaded';
import { interpolate } from '../../../interpolate';
import * as texts from '../texts';
import styles from './WordFilter.module.css';

/** The words that messages must not contain. */
export function WordFilter() {
  const words = useCall('chat', 'words', {});
  const addWord = useWrite('chat', 'addWord');
  const deleteWord = useWrite('chat', 'deleteWord');
  const [typed, setTyped] = useState('');
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim() === '') return;
    addWord.mutateAsync({ word: typed }).then(() => setTyped(''), showError);
  };
  return (
    <Section title={texts.filter}>
      <p className={styles.lead}>{texts.filterLead}</p>
      <form className={styles.form} onSubmit={add}>
        <TextInput
          label={texts.word}
          hideLabel
          placeholder={texts.word}
          autoComplete="off"
          maxLength={CHAT_LIMITS.word}
          value={typed}
          onChange={setTyped}
        />
        <Button type="submit" variant="ghost" loading={addWord.isPending}>
          {texts.addWord}
        </Button>
      </form>
      <Loaded query={words} empty={<p className={styles.lead}>{texts.noWords}</p>}>
        {(loaded) => (
          <ul className={styles.words}>
            {loaded.map(({ word }) => (
              <li key={word} className={styles.word}>
                {word}
                <IconButton
                  size="sm"
                  label={interpolate(texts.deleteWord, { word })}
                  icon={<IconX size={14} stroke={1.75} />}
                  onClick={() => void deleteWord.mutateAsync({ word }).catch(showError)}
                />
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </Section>
  );
}
