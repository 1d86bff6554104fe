import { useEffect, useRef } from 'react';
import { KIND_LABELS, type RowGroup } from '../search/search-rows';
import * as texts from '../texts';
import { formatTotal } from './palette-groups';
import styles from './Scopes.module.css';
import { PREFIXES, SCOPES, type Scope } from './typed-text';

interface ScopesProps {
  scope: Scope;
  /** Of the text that is typed; empty until its answer is there. */
  groups: readonly RowGroup[];
  onChoose: (scope: Scope) => void;
}

/** The kinds that the palette can be narrowed to; Tab in the field goes through them. */
export function Scopes({ scope, groups, onChoose }: ScopesProps) {
  const row = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the attribute read follows the scope
  useEffect(() => {
    row.current
      ?.querySelector('[aria-pressed=true]')
      ?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [scope]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its own look
    <div ref={row} role="group" aria-label={texts.paletteKinds} className={styles.scopes}>
      {SCOPES.map((each) => {
        const total = groups.find(({ kind }) => kind === each)?.total;
        return (
          <button
            key={each}
            type="button"
            tabIndex={-1}
            className={styles.scope}
            aria-pressed={each === scope}
            onClick={() => onChoose(each)}
          >
            {labelOf(each)}
            {total !== undefined && <small>{formatTotal(total)}</small>}
            {total === undefined && PREFIXES[each] && (
              <span className={styles.prefix} aria-hidden="true">
                {PREFIXES[each]}
              </span>
            )}
          </button>
        );
      })}
    </div>
  );
}

function labelOf(scope: Scope): string {
  if (scope === 'all') return texts.allKinds;
  return scope === 'actions' ? texts.actions : KIND_LABELS[scope];
}
