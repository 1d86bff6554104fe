import type { PlayerStatistics } from '@mes/contract/player-statistics';
import { classNames } from '@mes/ui/class-names';
import type { CSSProperties } from 'react';
import { AppLink } from '../../../components/AppLink';
import { ChartDetails } from '../../../components/charts/Chart';
import { Panel } from '../../../components/layout/Panel';
import { Section } from '../../../components/layout/Section';
import { TeamLogo } from '../../../components/pictures/TeamLogo';
import { useRevealed, useSpoiler } from '../../../components/spoilers/use-spoiler';
import { EmptyRow } from '../../../components/states/EmptyRow';
import { formatDate } from '../../../components/text/format-time';
import { Hidden } from '../../../components/text/Hidden';
import { interpolate } from '../../../interpolate';
import { useZone } from '../../../ssr/hydration';
import { matchPath } from '../../matches/paths';
import { formatRating } from '../../statistics/figures';
import styles from './FormChart.module.css';
import * as texts from './texts';

type FormMap = PlayerStatistics['form'][number];

const AVERAGE = 1;
/** Bars of usual ratings have a height that can be compared from player to player. */
const USUAL = { low: 0.6, high: 1.4 };
const GOOD = 1.1;
const POOR = 0.9;

/** The ratings of the last maps as bars from 1.00, each a link to its match. */
export function FormChart({ form }: Pick<PlayerStatistics, 'form'>) {
  const isShown = useRevealed();
  const zone = useZone();
  const ratings = form.map(({ rating }) => rating);
  const low = Math.min(USUAL.low, ...ratings);
  const high = Math.max(USUAL.high, ...ratings);
  const share = (rating: number) => (rating - low) / (high - low);
  if (form.length === 0)
    return (
      <Section title={texts.form}>
        <EmptyRow>{texts.noForm}</EmptyRow>
      </Section>
    );
  return (
    <Section title={texts.form} more={interpolate(texts.formLead, { maps: form.length })}>
      <Panel pad className={styles.panel}>
        <ol
          className={styles.bars}
          style={{ '--average': percent(share(AVERAGE)) } as CSSProperties}
        >
          {form.map((played) => (
            <FormBar key={`${played.match} ${played.index}`} played={played} share={share} />
          ))}
        </ol>
        <ChartDetails
          label={texts.formLabel}
          columns={[texts.map, texts.ratingTab]}
          points={form.map((played) => ({
            id: `${played.match} ${played.index}`,
            label: played.map,
            value: played.rating,
            note: detailsOf(played, { zone, isHidden: isShown !== null && !isShown(played.match) }),
          }))}
          format={formatRating}
        />
      </Panel>
    </Section>
  );
}

function FormBar({ played, share }: { played: FormMap; share: (rating: number) => number }) {
  const { match, map, rating, versus, won, roundWins, roundLosses } = played;
  const { isHidden } = useSpoiler(match);
  const [from, to] = [share(AVERAGE), share(rating)];
  const isAbove = to >= from;
  const team = versus?.name ?? texts.unknownTeam;
  const place = {
    '--bottom': percent(Math.min(from, to)),
    '--height': percent(Math.abs(to - from)),
  } as CSSProperties;
  return (
    <li className={styles.item}>
      <AppLink to={matchPath(match)} className={styles.link} title={`${map}, ${team}`}>
        <span className={styles.plot}>
          <i className={classNames(styles.bar, toneOf(rating))} style={place} />
          <b className={isAbove ? styles.above : styles.below} style={place}>
            {formatRating(rating)}
          </b>
        </span>
        {isHidden ? (
          <span className={styles.result} />
        ) : (
          <span className={styles.result} data-spoiler="">
            <span
              className={classNames(
                styles.letter,
                won !== null && (won ? styles.won : styles.lost),
              )}
            >
              {won === null ? texts.drawn : won ? texts.won : texts.lost}
            </span>
            <span className={styles.score}>{`${roundWins}:${roundLosses}`}</span>
          </span>
        )}
        {versus && <TeamLogo team={versus} size={20} plain />}
        <span className={styles.tag} aria-hidden="true">
          {versus?.tag ?? '?'}
        </span>
        <Hidden>{`${map}, ${team}`}</Hidden>
      </AppLink>
    </li>
  );
}

function toneOf(rating: number): string | undefined {
  if (rating >= GOOD) return styles.good;
  return rating < POOR ? styles.poor : undefined;
}

function detailsOf(
  { map, at, versus, roundWins, roundLosses }: FormMap,
  { zone, isHidden }: { zone: string | undefined; isHidden: boolean },
): string {
  const values = { map, date: formatDate(at, zone), team: versus?.name ?? texts.unknownTeam };
  return isHidden
    ? interpolate(texts.resultHidden, values)
    : interpolate(texts.formItemResult, { ...values, score: `${roundWins}:${roundLosses}` });
}

/** Rounded, so that server and browser write the same. */
function percent(share: number): string {
  return `${Math.round(share * 1_000) / 10}%`;
}
