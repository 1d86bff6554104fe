import type { TeamSlot } from '@mes/domain/series/team-slots';
import {
  BAN,
  bestOfFormat,
  DECIDER,
  LEFT_OUT,
  PICK,
  type SlotCode,
  VETO_FORMATS,
} from '@mes/domain/veto/formats';
import { classNames } from '@mes/ui/class-names';
import { Emblem } from '@mes/ui/Emblem.tsx';
import { MapArt } from '@mes/ui/MapArt.tsx';
import { interpolate } from '../../../interpolate';
import { SLOT_ACTIONS } from '../keys/actions';
import { keyLabelOf, keyOf } from '../keys/key-map';
import { useAssignedKeys } from '../keys/stored-keys';
import { Key, Press } from '../Press';
import { nextStep, type VetoStep, vetoSteps } from '../series-edits';
import { useRoom } from '../state/room-context';
import { teamNames, teamTags } from '../state/series-names';
import tight from '../Tight.module.css';
import * as roomTexts from '../texts';
import { chooseVetoMap, poolOf } from '../veto-press';
import * as texts from './texts';
import styles from './VetoBench.module.css';

const NINE = 9;

/** The veto by hand, slot by slot. A step can be pressed to change what is in it. */
export function VetoBench() {
  const room = useRoom();
  const steps = vetoSteps(room.stream.configuration);
  const next = nextStep(steps);
  const current = room.vetoSlot === null ? next : (steps[room.vetoSlot] ?? next);
  return (
    <div className={styles.veto}>
      <Ask current={current} steps={steps} />
      <ol className={styles.steps} aria-label={texts.steps}>
        {steps.map((step) => (
          <li key={step.slot}>
            <Step step={step} isNow={step.slot === current?.slot} />
          </li>
        ))}
      </ol>
      <Maps steps={steps} />
    </div>
  );
}

function Ask({ current, steps }: { current: VetoStep | null; steps: readonly VetoStep[] }) {
  const { stream, acts, vetoSlot } = useRoom();
  const names = teamNames(stream);
  const total = steps.filter(({ code }) => code !== LEFT_OUT).length;
  const { format } = stream.configuration.matchup;
  const isEmpty = steps.every(({ map }) => map === null);
  return (
    <div className={styles.ask} role="status">
      <b className={classNames(tight.tight, tight.clip)}>{questionOf(current, names)}</b>
      {vetoSlot !== null && current ? (
        <span>{interpolate(texts.changeSlot, { number: current.slot + 1 })}</span>
      ) : (
        current &&
        current.code !== LEFT_OUT && (
          <span>{interpolate(roomTexts.step, { number: current.slot + 1, total })}</span>
        )
      )}
      {isEmpty && (
        <select
          aria-label={texts.format}
          value={format}
          onChange={({ target }) => {
            const chosen = VETO_FORMATS.find((each) => each === target.value) ?? format;
            const edit = { matchup: { format: chosen }, BestOf: bestOfFormat(chosen) };
            void acts.act({ act: 'configure', edit });
          }}
        >
          {VETO_FORMATS.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </select>
      )}
      {!isEmpty && (
        <Press
          onClick={() =>
            void acts.act({
              act: 'configure',
              edit: { matchup: { mapVeto: steps.map(() => null) }, Maps: [], Winners: [] },
            })
          }
        >
          {texts.startAgain}
        </Press>
      )}
      <Press action="otherTeam">{texts.otherTeam}</Press>
    </div>
  );
}

function questionOf(current: VetoStep | null, names: Readonly<Record<TeamSlot, string>>): string {
  if (!current) return roomTexts.vetoDone;
  if (current.code === DECIDER) return texts.chooseDecider;
  if (current.code === LEFT_OUT) return texts.chooseLeftOut;
  const team = names[current.by ?? 'A'];
  return interpolate(current.code === BAN ? texts.bans : texts.picks, { team });
}

const CODE_NAMES: Readonly<Record<SlotCode, string>> = {
  [BAN]: texts.ban,
  [PICK]: texts.pick,
  [DECIDER]: roomTexts.decider,
  [LEFT_OUT]: texts.leftOut,
};

function Step({ step, isNow }: { step: VetoStep; isNow: boolean }) {
  const { stream, vetoSlot, setVetoSlot } = useRoom();
  const team = step.by === 'A' ? stream.match?.teamA : stream.match?.teamB;
  return (
    <button
      type="button"
      className={classNames(styles.step, isNow && styles.now)}
      aria-current={isNow ? 'step' : undefined}
      onClick={() => setVetoSlot(vetoSlot === step.slot ? null : step.slot)}
    >
      <em>{CODE_NAMES[step.code]}</em>
      {step.by && <Emblem name={teamNames(stream)[step.by]} logo={team?.logo} size={24} />}
      <b>{step.map}</b>
    </button>
  );
}

function Maps({ steps }: { steps: readonly VetoStep[] }) {
  const room = useRoom();
  const assigned = useAssignedKeys();
  const tags = teamTags(room);
  const pool = poolOf(room);
  return (
    <div className={classNames(styles.grid, pool.length > NINE && styles.ten)}>
      {pool.map((map, index) => {
        const used = steps.find((step) => step.map === map);
        const action = SLOT_ACTIONS[index];
        return (
          <Press
            key={map}
            align="left"
            className={classNames(
              styles.map,
              used && styles.used,
              used && used.code !== BAN && used.code !== LEFT_OUT && styles.picked,
            )}
            aria-disabled={used !== undefined}
            onClick={() => chooseVetoMap(room, index)}
          >
            <span className={styles.art}>
              <MapArt map={map} />
            </span>
            {action && <Key>{keyLabelOf(keyOf(action, assigned))}</Key>}
            <span>
              <b className={tight.tight}>{map}</b>
              {used && <small>{usedText(used, tags)}</small>}
            </span>
          </Press>
        );
      })}
    </div>
  );
}

function usedText({ code, by }: VetoStep, tags: Readonly<Record<TeamSlot, string>>): string {
  if (!by) return CODE_NAMES[code];
  return interpolate(code === BAN ? texts.bannedBy : texts.pickedBy, { team: tags[by] });
}
