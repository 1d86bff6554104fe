import type { NoteEntry, Notes } from '@mes/contract/moderation-schemas';
import { useState } from 'react';
import { Button } from '../../components/Button';
import { TextArea } from '../../components/forms/TextArea';
import { Panel } from '../../components/layout/Panel';
import { Section } from '../../components/layout/Section';
import { EmptyRow } from '../../components/states/EmptyRow';
import { Time } from '../../components/text/Time';
import styles from './NoteList.module.css';
import * as texts from './texts';
import { useNoteActions } from './use-note-actions';

const MAX_NOTE = 5_000;

export function NoteList({ record }: { record: Notes }) {
  const { entries } = record;
  return (
    <Section title={texts.notes} count={entries.length}>
      <NewNote record={record} />
      {entries.length === 0 ? (
        <EmptyRow>{texts.noNotes}</EmptyRow>
      ) : (
        <Panel>
          <ul className={styles.list}>
            {entries.map((entry) => (
              <Note key={entry.noteId} entry={entry} record={record} />
            ))}
          </ul>
        </Panel>
      )}
    </Section>
  );
}

function NewNote({ record }: { record: Notes }) {
  const [text, setText] = useState('');
  const { add, isAdding } = useNoteActions(record);
  const submit = async () => {
    if (text.trim() !== '' && (await add(text.trim()))) setText('');
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <TextArea
        label={texts.newNote}
        hint={texts.newNoteHint}
        maxLength={MAX_NOTE}
        counted
        value={text}
        onChange={setText}
      />
      <Button type="submit" loading={isAdding} disabled={text.trim() === ''}>
        {texts.addNote}
      </Button>
    </form>
  );
}

function Note({ entry, record }: { entry: NoteEntry; record: Notes }) {
  const { note, by, at, editedAt } = entry;
  const actions = useNoteActions(record);
  return (
    <li className={styles.note}>
      <p className={styles.text}>{note}</p>
      <div className={styles.foot}>
        <p className={styles.meta}>
          {by?.name ?? texts.somebodyWhoLeft}, <Time at={at} show="ago" />
          {editedAt !== null && (
            <>
              {`, ${texts.edited} `}
              <Time at={editedAt} show="ago" />
            </>
          )}
        </p>
        <Button size="sm" variant="quiet" onClick={() => void actions.showHistory(entry)}>
          {texts.history}
        </Button>
        <Button size="sm" variant="quiet" onClick={() => void actions.edit(entry)}>
          {texts.edit}
        </Button>
        <Button size="sm" variant="quiet" onClick={() => void actions.remove(entry)}>
          {texts.deleteNote}
        </Button>
      </div>
    </li>
  );
}
