import type { ManagedTeam } from '@mes/contract/team-schemas';
import { IconLink } from '@tabler/icons-react';
import { useWrite } from '../../api/use-call';
import { Button } from '../../components/Button';
import { confirmAction, showError } from '../../components/dialogs/dialogs';
import { CopyBox } from '../../components/text/CopyBox';
import { Time } from '../../components/text/Time';
import { toHref } from '../../router/location';
import styles from './InvitationLink.module.css';
import { invitationPath } from './paths';
import * as texts from './texts';

const INVALIDATES = { invalidates: ['teams'] as const };

/** One link for the whole team, to send to its players. */
export function InvitationLink({ team }: { team: ManagedTeam }) {
  const { name, invitationLink: link } = team;
  const create = useWrite('teams', 'createInvitationLink', INVALIDATES);
  const end = useWrite('teams', 'deleteInvitationLink', INVALIDATES);
  const input = { team: name };

  if (!link) {
    return (
      <div className={styles.link}>
        <span className={styles.text}>{texts.linkAbout}</span>
        <Button
          size="sm"
          variant="ghost"
          loading={create.isPending}
          icon={<IconLink size={17} stroke={1.75} aria-hidden="true" />}
          onClick={() => create.mutate(input, { onError: (error) => void showError(error) })}
        >
          {texts.createLink}
        </Button>
      </div>
    );
  }
  const replaceLink = () =>
    confirmAction({
      title: texts.replaceLinkTitle,
      message: texts.formerLinkEnds,
      confirmLabel: texts.newLink,
      action: () => create.mutateAsync(input),
      success: texts.linkReplaced,
    });
  const endLink = () =>
    confirmAction({
      title: texts.endLinkTitle,
      message: texts.endLinkMessage,
      confirmLabel: texts.endLink,
      danger: true,
      action: () => end.mutateAsync(input),
      success: texts.linkEnded,
    });
  return (
    <div className={styles.open}>
      <CopyBox
        label={texts.invitationLink}
        text={new URL(toHref(invitationPath(name, link.token)), location.href).href}
      />
      <div className={styles.below}>
        <span className={styles.text}>
          {texts.linkWorksUntil} <Time at={link.expiresAt} show="date" />
        </span>
        <Button size="sm" variant="quiet" onClick={() => void replaceLink()}>
          {texts.newLink}
        </Button>
        <Button size="sm" variant="quiet" onClick={() => void endLink()}>
          {texts.endLink}
        </Button>
      </div>
    </div>
  );
}
