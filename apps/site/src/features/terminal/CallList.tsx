import type { CallDescription } from '@mes/contract/terminal';
import { classNames } from '@mes/ui/class-names';
import { IconSearch } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import { useDeferredValue, useId, useState } from 'react';
import { Button } from '../../components/Button';
import { TextInput } from '../../components/forms/TextInput';
import { Chip } from '../../components/layout/Chip';
import { Section } from '../../components/layout/Section';
import { EmptyRow } from '../../components/states/EmptyRow';
import { Loaded } from '../../components/states/Loaded';
import { SkeletonRows } from '../../components/states/Skeleton';
import { interpolate } from '../../interpolate';
import styles from './CallList.module.css';
import { callText } from './completion';
import { HELPERS, whoLabel } from './labels';
import * as texts from './texts';

const MOST_SHOWN = 40;

interface CallListProps {
  query: UseQueryResult<CallDescription[]>;
  onInsert: (code: string) => void;
}

/** What a command can call, with input and permission. On narrow screens it opens on request. */
export function CallList({ query, onInsert }: CallListProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [search, setSearch] = useState('');
  const words = useDeferredValue(search).toLowerCase().split(/\s+/);
  return (
    <aside className={styles.aside}>
      <Section title={texts.calls}>
        <Button
          variant="ghost"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? texts.hideCalls : texts.showCalls}
        </Button>
        <div id={id} className={classNames(styles.content, isOpen && styles.open)}>
          <TextInput
            label={texts.search}
            hideLabel
            type="search"
            icon={<IconSearch stroke={1.75} />}
            placeholder={texts.searchPlaceholder}
            value={search}
            onChange={setSearch}
          />
          <Loaded query={query} skeleton={<SkeletonRows rows={8} />}>
            {(calls) => (
              <FoundCalls
                calls={calls.filter((call) => isAbout(call, words))}
                onInsert={onInsert}
              />
            )}
          </Loaded>
          <h3 className={styles.heading}>{texts.helpers}</h3>
          <dl className={styles.helpers}>
            {HELPERS.map(({ name, signature, summary }) => (
              <div key={name}>
                <dt>
                  <code>{signature}</code>
                </dt>
                <dd>{summary}</dd>
              </div>
            ))}
          </dl>
        </div>
      </Section>
    </aside>
  );
}

function isAbout({ name, summary, sentAs }: CallDescription, words: readonly string[]): boolean {
  const text = `${name} ${summary} ${sentAs}`.toLowerCase();
  return words.every((word) => text.includes(word));
}

function FoundCalls({
  calls,
  onInsert,
}: {
  calls: readonly CallDescription[];
  onInsert: (code: string) => void;
}) {
  if (calls.length === 0) return <EmptyRow>{texts.noCalls}</EmptyRow>;
  const more = calls.length - MOST_SHOWN;
  return (
    <>
      <ul className={styles.calls}>
        {calls.slice(0, MOST_SHOWN).map((call) => (
          <li key={call.name}>
            <details>
              <summary className={styles.summary}>
                <code className={styles.name}>{call.name}</code>
                <span className={styles.about}>{call.summary}</span>
              </summary>
              <CallDetails call={call} onInsert={onInsert} />
            </details>
          </li>
        ))}
      </ul>
      {more > 0 && <p className={styles.more}>{interpolate(texts.moreCalls, { count: more })}</p>}
    </>
  );
}

function CallDetails({
  call,
  onInsert,
}: {
  call: CallDescription;
  onInsert: (code: string) => void;
}) {
  return (
    <div className={styles.details}>
      <p className={styles.facts}>
        <Chip>{whoLabel(call.who)}</Chip>
        {call.paged && texts.paged}
      </p>
      {call.fields.length === 0 && <p className={styles.facts}>{texts.noInput}</p>}
      {call.fields.length > 0 && (
        <dl className={styles.fields}>
          {call.fields.map(({ name, type, required, description }) => (
            <div key={name}>
              <dt>
                <code>{name}</code>
                {!required && <span className={styles.optional}> {texts.optional}</span>}
              </dt>
              <dd>
                <code className={styles.type}>{type}</code>
                {description && <span>{description}</span>}
              </dd>
            </div>
          ))}
        </dl>
      )}
      <p className={styles.facts}>{interpolate(texts.sentAs, { name: call.sentAs })}</p>
      <Button variant="quiet" size="sm" onClick={() => onInsert(callText(call))}>
        {texts.insert}
      </Button>
    </div>
  );
}
