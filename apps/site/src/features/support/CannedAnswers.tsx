import type { CannedAnswer } from '@mes/contract/support-schemas';
import { TICKET_LIMITS } from '@mes/domain/support/limits';
import { useCall, useWrite } from '../../api/use-call';
import { Button } from '../../components/Button';
import { confirmAction, confirmForm } from '../../components/dialogs/dialogs';
import { TextArea } from '../../components/forms/TextArea';
import { TextInput } from '../../components/forms/TextInput';
import { Page } from '../../components/layout/Page';
import { Panel } from '../../components/layout/Panel';
import { RestrictedPage } from '../../components/notices/RestrictedPage';
import { EmptyRow } from '../../components/states/EmptyRow';
import { Loaded } from '../../components/states/Loaded';
import styles from './CannedAnswers.module.css';
import * as texts from './texts';

export default function CannedAnswers() {
  return (
    <RestrictedPage title={texts.cannedAnswers} to="Moderator">
      <Editor />
    </RestrictedPage>
  );
}

function Editor() {
  const answers = useCall('support', 'cannedAnswers', {});
  const add = useWrite('support', 'addCannedAnswer');
  const edit = useWrite('support', 'editCannedAnswer');
  const remove = useWrite('support', 'deleteCannedAnswer');

  const write = (before: CannedAnswer | null) =>
    void confirmForm({
      title: before ? texts.edit : texts.addAnswer,
      message: texts.cannedLead,
      initial: { title: before?.title ?? '', text: before?.text ?? '' },
      wide: true,
      form: ({ bind }) => (
        <>
          <TextInput
            label={texts.title}
            maxLength={TICKET_LIMITS.cannedTitle}
            required
            {...bind('title')}
          />
          <TextArea
            label={texts.answer}
            maxLength={TICKET_LIMITS.text}
            rows={6}
            required
            {...bind('text')}
          />
        </>
      ),
      action: (values) =>
        before
          ? edit.mutateAsync({ ...values, id: before.id, revision: before.revision })
          : add.mutateAsync(values),
    });

  return (
    <Page
      title={texts.cannedAnswers}
      lead={texts.cannedLead}
      actions={<Button onClick={() => write(null)}>{texts.addAnswer}</Button>}
    >
      <Loaded query={answers} empty={<EmptyRow>{texts.noCanned}</EmptyRow>}>
        {(list) => (
          <Panel>
            <ul className={styles.list}>
              {list.map((answer) => (
                <li key={answer.id} className={styles.answer}>
                  <div className={styles.text}>
                    <b>{answer.title}</b>
                    <p>{answer.text}</p>
                  </div>
                  <Button size="sm" variant="ghost" onClick={() => write(answer)}>
                    {texts.edit}
                  </Button>
                  <Button
                    size="sm"
                    variant="quiet"
                    onClick={() =>
                      void confirmAction({
                        title: texts.removeTitle,
                        message: answer.title,
                        confirmLabel: texts.remove,
                        danger: true,
                        action: () => remove.mutateAsync({ id: answer.id }),
                        success: texts.removed,
                      })
                    }
                  >
                    {texts.remove}
                  </Button>
                </li>
              ))}
            </ul>
          </Panel>
        )}
      </Loaded>
    </Page>
  );
}
