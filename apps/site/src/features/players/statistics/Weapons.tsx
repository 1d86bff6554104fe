import type { PlayerStatistics } from '@mes/contract/player-statistics';
import { ShareBar } from '../../../components/charts/ShareBar';
import { Panel } from '../../../components/layout/Panel';
import { Section } from '../../../components/layout/Section';
import { formatPercent } from '../../../components/text/format-percent';
import { interpolate } from '../../../interpolate';
import { WEAPON_LABELS } from '../../matches/labels';
import { formatCount } from '../../statistics/figures';
import * as texts from './texts';
import styles from './Weapons.module.css';

/** With what the player kills; nothing where no weapons were captured. */
export function Weapons({ weapons }: Pick<PlayerStatistics, 'weapons'>) {
  const [first] = weapons;
  if (!first) return null;
  const all = weapons.reduce((sum, { kills }) => sum + kills, 0);
  return (
    <Section title={texts.weapons} more={texts.weaponsLead}>
      <Panel pad>
        <dl className={styles.weapons}>
          {weapons.map(({ weapon, kills }) => (
            <div key={weapon} className={styles.weapon}>
              <dt>{WEAPON_LABELS[weapon]}</dt>
              <dd>
                <ShareBar share={kills / first.kills} />
                <span className={styles.kills}>
                  {interpolate(texts.weaponKills, {
                    kills: formatCount(kills),
                    percent: formatPercent(kills / all),
                  })}
                </span>
              </dd>
            </div>
          ))}
        </dl>
      </Panel>
    </Section>
  );
}
