import { errorText } from '@mes/client/error-text';
import { IconTrash } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useCall } from '../../api/use-call';
import { Button } from '../../components/Button';
import { Page } from '../../components/layout/Page';
import { Section } from '../../components/layout/Section';
import { notify } from '../../components/toasts/notify';
import { CallList } from './CallList';
import { CommandResult } from './CommandResult';
import { Editor } from './Editor';
import { EXAMPLES } from './labels';
import styles from './Terminal.module.css';
import * as texts from './texts';
import { useCommandHistory } from './use-command-history';
import { useCommands } from './use-commands';

/** Commands of admins, their results, and the calls that they can make. */
export function Terminal() {
  const calls = useCall('terminal', 'calls', {});
  const commands = useCommands();
  const history = useCommandHistory();
  const [code, setCode] = useState('');
  const editor = useRef<HTMLTextAreaElement>(null);

  function run(text: string): void {
    if (text.trim() === '' || commands.isRunning) return;
    history.add(text);
    void commands.run(text);
  }

  function stop(): void {
    commands
      .stop()
      .catch((error: unknown) => notify({ kind: 'danger', message: errorText(error) }));
  }

  function edit(text: string): void {
    setCode(text);
    editor.current?.focus();
  }

  return (
    <Page title={texts.terminal} lead={texts.terminalLead}>
      <div className={styles.layout}>
        <div className={styles.main}>
          <Editor
            ref={editor}
            code={code}
            calls={calls.data ?? []}
            history={history}
            isRunning={commands.isRunning}
            onChange={setCode}
            onRun={() => run(code)}
            onStop={stop}
          />
          <Section
            title={texts.results}
            more={
              commands.entries.length > 0 && (
                <Button
                  variant="quiet"
                  size="sm"
                  icon={<IconTrash size={15} stroke={1.75} />}
                  onClick={commands.clear}
                >
                  {texts.clearResults}
                </Button>
              )
            }
          >
            {commands.entries.length === 0 && <Examples onChoose={edit} />}
            <div className={styles.results}>
              {commands.entries.map((entry) => (
                <CommandResult
                  key={entry.id}
                  entry={entry}
                  canRun={!commands.isRunning}
                  onRun={() => run(entry.code)}
                  onEdit={() => edit(entry.code)}
                  onRemove={() => commands.remove(entry.id)}
                />
              ))}
            </div>
          </Section>
        </div>
        <CallList
          query={calls}
          onInsert={(text) => edit(code.trim() === '' ? text : `${code.trimEnd()}\n${text}`)}
        />
      </div>
    </Page>
  );
}

function Examples({ onChoose }: { onChoose: (code: string) => void }) {
  return (
    <div className={styles.empty}>
      <p>
        {texts.noResults} {texts.tryOne}
      </p>
      <ul className={styles.examples}>
        {EXAMPLES.map((example) => (
          <li key={example}>
            <button type="button" className={styles.example} onClick={() => onChoose(example)}>
              {example}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
