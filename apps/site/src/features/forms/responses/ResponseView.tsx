import type { FormReport, StaffFormResponse } from '@mes/contract/form-schemas';
import { IconArrowLeft, IconTrash } from '@tabler/icons-react';
import { useAccount } from '../../../api/account';
import { AppLink } from '../../../components/AppLink';
import { Button } from '../../../components/Button';
import { Chip } from '../../../components/layout/Chip';
import { Panel } from '../../../components/layout/Panel';
import { Time } from '../../../components/text/Time';
import { interpolate } from '../../../interpolate';
import { AnswerList } from '../AnswerList';
import { REVIEW_LABELS, REVIEW_TONES } from '../labels';
import * as texts from '../texts';
import styles from './ResponseView.module.css';
import { useResponseActions } from './use-response-actions';

interface ResponseViewProps {
  report: FormReport;
  response: StaffFormResponse;
  onBack: () => void;
  /** Missing at the ends of the page. */
  onPrevious?: () => void;
  onNext?: () => void;
}

/** One response with everything that was answered, and what staff can do with it. */
export function ResponseView({ report, response, onBack, onPrevious, onNext }: ResponseViewProps) {
  return (
    <div className={styles.view}>
      <div className={styles.bar}>
        <Button
          variant="ghost"
          size="sm"
          icon={<IconArrowLeft size={16} stroke={1.75} aria-hidden="true" />}
          onClick={onBack}
        >
          {texts.backToTable}
        </Button>
        <Button variant="quiet" size="sm" disabled={!onPrevious} onClick={onPrevious}>
          {texts.previous}
        </Button>
        <Button variant="quiet" size="sm" disabled={!onNext} onClick={onNext}>
          {texts.next}
        </Button>
      </div>
      <Panel pad className={styles.panel}>
        <Head report={report} response={response} />
        <AnswerList fields={report.fields} response={response} />
        <Actions key={response.id} report={report} response={response} />
      </Panel>
    </div>
  );
}

function Head({ report, response }: Pick<ResponseViewProps, 'report' | 'response'>) {
  const { playerId, playerName, gameId, createdAt, review, reason, reviewedBy, deletedAt } =
    response;
  return (
    <header className={styles.head}>
      <h2 className={styles.name}>
        {playerId === null ? (
          texts.anonymous
        ) : (
          <AppLink to={`/players/${encodeURIComponent(playerId)}`}>{playerName}</AppLink>
        )}
      </h2>
      <p className={styles.facts}>
        <Time at={createdAt} show={report.anonymous ? 'date' : 'moment'} />
        {gameId !== null && (
          <span>
            {texts.gameId} {gameId}
          </span>
        )}
        {review && <Chip tone={REVIEW_TONES[review]}>{REVIEW_LABELS[review]}</Chip>}
        {review && reviewedBy && (
          <span>
            {interpolate(texts.reviewedBy, {
              state: REVIEW_LABELS[review],
              name: reviewedBy.name,
            })}
          </span>
        )}
        {deletedAt !== null && <Chip tone="loss">{texts.showDeleted}</Chip>}
      </p>
      {reason && <p className={styles.reason}>{reason}</p>}
    </header>
  );
}

function Actions({ report, response }: Pick<ResponseViewProps, 'report' | 'response'>) {
  const actions = useResponseActions(response);
  const ownId = useAccount()?.id;
  const { photoField } = report;
  if (response.deletedAt !== null) {
    return (
      <div className={styles.actions}>
        <Button variant="ghost" loading={actions.isBusy} onClick={() => void actions.restore()}>
          {texts.bringBack}
        </Button>
      </div>
    );
  }
  const isOpen = response.review === 'pending' || response.review === 'refused';
  const isOwn = response.playerId === ownId;
  const hasPhoto = photoField !== null && Object.hasOwn(response.answers, photoField);
  return (
    <div className={styles.actions}>
      {isOpen && isOwn && <p className={styles.reason}>{texts.ownResponse}</p>}
      {isOpen && !isOwn && (
        <>
          <Button loading={actions.isBusy} onClick={() => void actions.accept(hasPhoto)}>
            {hasPhoto ? texts.acceptWithPhoto : texts.acceptResponse}
          </Button>
          {hasPhoto && (
            <Button variant="ghost" onClick={() => void actions.accept(false)}>
              {texts.acceptResponse}
            </Button>
          )}
          {response.review === 'pending' && (
            <Button variant="ghost" onClick={() => void actions.refuse()}>
              {texts.refuseResponse}
            </Button>
          )}
        </>
      )}
      <Button
        variant="quiet"
        icon={<IconTrash size={16} stroke={1.75} aria-hidden="true" />}
        onClick={() => void actions.remove()}
      >
        {texts.deleteResponse}
      </Button>
    </div>
  );
}
