import type { WebsiteMatch } from '@mes/contract/match-schemas';
import { skinOf } from '@mes/domain/tournament/name/skin';
import { IconKeyboard, IconPlus } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../components/Button';
import { FormError } from '../../../components/forms/FormError';
import { Page } from '../../../components/layout/Page';
import { Section } from '../../../components/layout/Section';
import { Alert } from '../../../components/states/Alert';
import { EmptyRow } from '../../../components/states/EmptyRow';
import { LoadedPage } from '../../../components/states/LoadedPage';
import { interpolate } from '../../../interpolate';
import { pairing } from '../labels';
import { matchPath } from '../paths';
import * as texts from '../texts';
import { useStaffMatch } from '../use-match';
import { MapFields } from './MapFields';
import styles from './MatchEditor.module.css';
import {
  draftOf,
  draftProblem,
  type MatchDraft,
  NEW_MATCH,
  withMap,
  withNewMap,
  withoutMap,
} from './match-draft';
import { SeriesFields } from './SeriesFields';
import { useSaveMatch } from './use-save-match';

/** Edits a match by hand, for staff. */
export function MatchEditor({ id }: { id: string }) {
  const match = useStaffMatch(id);
  return (
    <LoadedPage query={match} title={texts.matchEditor} missing={texts.noMatch}>
      {(found) => <Editor match={found} />}
    </LoadedPage>
  );
}

export function NewMatch() {
  return <Editor match={null} />;
}

function Editor({ match }: { match: WebsiteMatch | null }) {
  const initial = match ? draftOf(match) : NEW_MATCH;
  const [edited, setEdited] = useState<{ draft: MatchDraft; revision: number } | null>(null);
  const draft = edited?.draft ?? initial;
  const change = (next: MatchDraft) =>
    setEdited({ draft: next, revision: edited?.revision ?? match?.revision ?? 0 });
  const { save, deleteMatch, error, isSaving } = useSaveMatch(match);
  const isOutdated = edited !== null && match !== null && edited.revision !== match.revision;
  const problem = draftProblem(draft);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (problem !== null) return;
    // The error is shown below the form.
    const saved = await save(draft).catch(() => false);
    if (saved) setEdited(null);
  };

  return (
    <Page
      title={
        match ? interpolate(texts.editPairing, { pairing: pairing(match) }) : texts.createMatch
      }
      skin={skinOf(match?.tournament?.id)}
      actions={match && <Links match={match} />}
    >
      <form className={styles.form} onSubmit={(event) => void submit(event)}>
        {isOutdated && (
          <Alert
            kind="warning"
            announce
            title={texts.changedBySomebodyElse}
            action={
              <Button variant="ghost" size="sm" onClick={() => setEdited(null)}>
                {texts.startAnew}
              </Button>
            }
          >
            {texts.olderStateNote}
          </Alert>
        )}
        <SeriesFields draft={draft} match={match} onChange={change} />
        <Section
          title={texts.maps}
          count={interpolate(texts.mapsOf, { count: draft.maps.length, bestOf: draft.bestOf })}
        >
          <div className={styles.maps}>
            {draft.maps.map((map, index) => (
              <MapFields
                // biome-ignore lint/suspicious/noArrayIndexKey: a map is its place in the series
                key={index}
                index={index}
                map={map}
                draft={draft}
                match={match}
                onChange={(part) => change(withMap(draft, index, part))}
                onRemove={() => change(withoutMap(draft, index))}
              />
            ))}
            {draft.maps.length === 0 && <EmptyRow>{texts.noMapsNote}</EmptyRow>}
          </div>
          {draft.maps.length < draft.bestOf && (
            <Button
              variant="quiet"
              icon={<IconPlus stroke={1.75} aria-hidden="true" />}
              onClick={() => change(withNewMap(draft))}
            >
              {texts.addMap}
            </Button>
          )}
        </Section>
        <FormError error={error} title={texts.notSaved} />
        <div className={styles.end}>
          <Button type="submit" loading={isSaving} disabled={edited === null || isOutdated}>
            {match ? texts.saveMatch : texts.createMatch}
          </Button>
          {edited && match && (
            <Button variant="ghost" onClick={() => setEdited(null)}>
              {texts.discardChanges}
            </Button>
          )}
          {edited && problem && <p className={styles.reason}>{problem}</p>}
          {match && (
            <Button variant="danger" className={styles.delete} onClick={() => void deleteMatch()}>
              {texts.deleteMatch}
            </Button>
          )}
        </div>
      </form>
    </Page>
  );
}

function Links({ match: { id } }: { match: WebsiteMatch }) {
  return (
    <>
      <Button to={matchPath(id)} variant="ghost">
        {texts.openMatch}
      </Button>
      <Button
        to={`/match/capture/${id}`}
        variant="ghost"
        icon={<IconKeyboard stroke={1.75} aria-hidden="true" />}
      >
        {texts.capture}
      </Button>
    </>
  );
}
