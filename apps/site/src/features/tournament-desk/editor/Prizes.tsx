import { formatMoney } from '@mes/domain/money/money';
import { prizePoolOf } from '@mes/domain/tournament/points/worth';
import { NumberInput } from '../../../components/forms/NumberInput';
import { TextInput } from '../../../components/forms/TextInput';
import { Panel } from '../../../components/layout/Panel';
import { Section } from '../../../components/layout/Section';
import { interpolate } from '../../../interpolate';
import * as texts from '../texts';
import { EditedRows, nextPlace, Places } from './EditedRows';
import styles from './Editor.module.css';
import { GroupProblem } from './FieldProblem';
import type { SettingsDraft } from './use-settings-draft';

const CENTS = 100;

/** What the places are worth. */
export default function PrizeFields({ draft }: { draft: SettingsDraft }) {
  return (
    <>
      <Prizes draft={draft} />
      <Points draft={draft} />
    </>
  );
}

function Prizes({ draft }: { draft: SettingsDraft }) {
  const { values, set } = draft;
  const pool = prizePoolOf(values.prizes);
  return (
    <Panel pad className={styles.form}>
      <p className={styles.note}>
        {pool > 0 ? interpolate(texts.prizePool, { money: formatMoney(pool) }) : texts.noPrizePool}
      </p>
      <EditedRows
        rows={values.prizes}
        onChange={(next) => set('prizes', next)}
        createRow={() => ({ ...onePlace(values.prizes), amount: 0, extra: null })}
        labels={{ add: texts.addPrize, remove: texts.removePrize }}
      >
        {(prize, change, hideLabel) => (
          <>
            <Places label={texts.place} hideLabel={hideLabel} row={prize} onChange={change} />
            <NumberInput
              label={texts.dollarsForPlace}
              hideLabel={hideLabel}
              value={prize.amount / CENTS}
              min={0}
              step={0.01}
              onChange={(dollars) =>
                change({ ...prize, amount: Math.round((dollars ?? 0) * CENTS) })
              }
            />
            <TextInput
              label={texts.andAlso}
              hideLabel={hideLabel}
              value={prize.extra ?? ''}
              maxLength={120}
              onChange={(extra) => change({ ...prize, extra: extra === '' ? null : extra })}
            />
          </>
        )}
      </EditedRows>
      <GroupProblem draft={draft} field="prizes" />
    </Panel>
  );
}

function Points({ draft }: { draft: SettingsDraft }) {
  const { values, set } = draft;
  return (
    <Section title={texts.points} id="points" level={3}>
      <Panel pad className={styles.form}>
        <EditedRows
          rows={values.points}
          onChange={(next) => set('points', next)}
          createRow={() => ({ ...onePlace(values.points), points: 0 })}
          labels={{ add: texts.addPoints, remove: texts.removePoints }}
        >
          {(span, change, hideLabel) => (
            <>
              <Places label={texts.place} hideLabel={hideLabel} row={span} onChange={change} />
              <NumberInput
                label={texts.points}
                hideLabel={hideLabel}
                value={span.points}
                min={0}
                max={10_000}
                onChange={(next) => change({ ...span, points: next ?? 0 })}
              />
            </>
          )}
        </EditedRows>
        <GroupProblem draft={draft} field="points" />
      </Panel>
    </Section>
  );
}

function onePlace(rows: readonly { readonly to: number }[]) {
  const place = nextPlace(rows);
  return { from: place, to: place };
}
