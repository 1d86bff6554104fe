import type { PictureSubmission } from '@mes/contract/picture-approval';
import { classNames } from '@mes/ui/class-names';
import { type ReactNode, useEffect, useRef } from 'react';
import { AppLink } from '../../components/AppLink';
import { Button } from '../../components/Button';
import { PlayerPhoto } from '../../components/pictures/PlayerPhoto';
import { TeamLogo } from '../../components/pictures/TeamLogo';
import { teamPath } from '../../components/pictures/team-path';
import { Time } from '../../components/text/Time';
import { interpolate } from '../../interpolate';
import styles from './SubmissionRow.module.css';
import { SubmittedPicture } from './SubmittedPicture';
import * as texts from './texts';
import type { Decisions } from './use-decisions';

const SIZE = 144;

interface SubmissionRowProps {
  submission: PictureSubmission;
  /** Whether the keys act on it. */
  isChosen?: boolean;
  decisions: Decisions;
}

/** The picture that shows now and the new one, side by side. */
export function SubmissionRow({ submission, isChosen = false, decisions }: SubmissionRowProps) {
  const { id, player, team, state } = submission;
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isChosen) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isChosen]);
  const title = team
    ? interpolate(texts.logoOf, { name: team.name })
    : interpolate(texts.photoOf, { name: player?.name ?? '' });
  return (
    <li
      ref={row}
      className={classNames(styles.row, isChosen && styles.chosen)}
      aria-current={isChosen || undefined}
    >
      <div className={styles.pictures}>
        <Labelled label={texts.now}>
          {team && <TeamLogo team={team} size={SIZE} plain />}
          {player && <PlayerPhoto name={player.name} photo={player.photo} size={SIZE} />}
        </Labelled>
        <Labelled label={texts.uploaded}>
          <SubmittedPicture picture={submission} alt={title} size={SIZE} />
        </Labelled>
      </div>
      <div className={styles.text}>
        <p className={styles.title}>
          <AppLink to={team ? teamPath(team.name) : `/players/${player?.id}`}>{title}</AppLink>
        </p>
        <Facts submission={submission} />
      </div>
      <div className={styles.actions}>
        {state === 'pending' ? (
          <>
            <Button size="sm" onClick={() => void decisions.approve(submission)}>
              {texts.approve}
            </Button>
            <Button size="sm" variant="quiet" onClick={() => void decisions.reject(submission)}>
              {texts.reject}
            </Button>
          </>
        ) : (
          <Button size="sm" variant="quiet" onClick={() => void decisions.restore(id)}>
            {texts.undoRejection}
          </Button>
        )}
      </div>
    </li>
  );
}

function Facts({ submission }: { submission: PictureSubmission }) {
  const { uploadedAt, uploadedBy, decidedAt, decidedBy, reason } = submission;
  return (
    <>
      <p className={styles.meta}>
        {texts.uploadedAgo} <Time at={uploadedAt} show="ago" />{' '}
        {uploadedBy && interpolate(texts.uploadedBy, { name: uploadedBy.name })}
      </p>
      {decidedAt !== null && (
        <p className={styles.meta}>
          {texts.rejectedAgo} <Time at={decidedAt} show="ago" />{' '}
          {decidedBy && interpolate(texts.uploadedBy, { name: decidedBy.name })}
        </p>
      )}
      {reason !== null && <p className={styles.reason}>{reason}</p>}
    </>
  );
}

function Labelled({ label, children }: { label: string; children: ReactNode }) {
  return (
    <figure className={styles.figure}>
      {children}
      <figcaption className={styles.meta}>{label}</figcaption>
    </figure>
  );
}
