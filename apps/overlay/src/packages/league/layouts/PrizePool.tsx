import { formatMoney } from '@mes/domain/money/money';
import type { PrizePoolModel } from '../../../models/tournament';
import { Fit } from '../../../parts/Fit';
import { TeamLogo } from '../../../parts/TeamLogo';
import { namesOf, type PrizeRow } from '../../../tournament/prizes';
import { Backdrop } from '../parts/Backdrop';
import { Column } from '../parts/Column';
import { Empty } from '../parts/Empty';
import { Name } from '../parts/Name';
import { Spine } from '../parts/Spine';
import styles from './PrizePool.module.css';

/** Second, first and third: the first in the middle, in white and with the chevron top. */
const PODIUM = [
  { x: 800, height: 880, step: 4 },
  { x: 416, height: 740, step: 3 },
  { x: 1_184, height: 640, step: 5 },
];
const WIDTH = 384;
const REST = 6;

export default function PrizePool({ pool }: PrizePoolModel) {
  return (
    <>
      <Backdrop silhouette="steps" />
      <Spine title="Prize pool" note={pool?.region} />
      {!pool && <Empty isBesideSpine>The prizes are not announced yet.</Empty>}
      {pool && (
        <>
          <div className={`${styles.total} lg-ground`}>
            <Name width={420} size={150} align="right" delay={480}>
              {pool.total}
            </Name>
            <p className="lg-fade">{pool.teams}</p>
          </div>
          {pool.rows.slice(0, PODIUM.length).map((row, place) => (
            <Place key={row.from} row={row} {...PODIUM[place]!} isFirst={place === 0} />
          ))}
          <ol className={styles.rest}>
            {pool.rows.slice(PODIUM.length, PODIUM.length + REST).map((row) => (
              <li key={row.from} className="lg-fade">
                <b className="lg-tight">{placeOf(row)}</b>
                <b className="lg-tight">{amountOf(row)}</b>
                <Fit twoLines>{whoOf(row)}</Fit>
              </li>
            ))}
          </ol>
        </>
      )}
    </>
  );
}

interface PlaceProps {
  row: PrizeRow;
  x: number;
  height: number;
  step: number;
  isFirst: boolean;
}

function Place({ row, x, height, step, isFirst }: PlaceProps) {
  const [team, ...others] = row.teams;
  return (
    <Column
      x={x}
      width={WIDTH}
      height={height}
      tones={isFirst ? ['#fff', '#dfe8ff'] : ['#3f68dc', '#1a2d78']}
      step={step}
      isWinner={isFirst}
      className={isFirst ? styles.first : styles.place}
    >
      {team && others.length === 0 && <TeamLogo team={team} size={120} />}
      <Name width={WIDTH - 48} height={130} size={isFirst ? 130 : 108} align="center" delay={800}>
        {amountOf(row)}
      </Name>
      <div className={styles.who}>
        <Name width={WIDTH - 56} height={84} size={48} lines={2} align="center" delay={900}>
          {whoOf(row)}
        </Name>
      </div>
      <b className={`${styles.digit} lg-tight`} data-bleed>
        {placeOf(row)}
      </b>
    </Column>
  );
}

function placeOf({ from, to }: PrizeRow): string {
  return to > from ? `${from}–${to}` : String(from);
}

function amountOf({ amount }: PrizeRow): string {
  return amount > 0 ? formatMoney(amount) : '';
}

function whoOf({ teams, extra }: PrizeRow): string {
  return teams.length > 0 ? namesOf(teams) : (extra ?? '');
}
