import type { CSSProperties } from 'react';
import { Fit } from '../../../parts/Fit';
import { TeamLogo } from '../../../parts/TeamLogo';
import { FullScene } from '../../FullScene';
import type { MomentModel } from '../../models/moment';
import styles from './Moment.module.css';

/** The one who has won, and what. */
export default function Moment(model: MomentModel) {
  const { title, name, text } = wordsOf(model);
  const team = model.kind === 'best-player' ? model.team : model.winner;
  return (
    <FullScene title={title}>
      <div className={styles.middle}>
        {team && <TeamLogo team={team} size={300} className="rise" />}
        <Fit className={`${styles.name} tight wipe`}>{name}</Fit>
        <p className={`${styles.text} wipe`} style={{ '--i': 1 } as CSSProperties}>
          {text}
        </p>
      </div>
    </FullScene>
  );
}

function wordsOf(model: MomentModel): { title: string; name: string; text: string } {
  switch (model.kind) {
    case 'map': {
      const { winner, map, series } = model;
      return {
        title: `Map ${model.number}`,
        name: winner.displayName,
        text: `Won ${map}, ${series.A} - ${series.B} in the series`,
      };
    }
    case 'series': {
      const { winner, loser, series } = model;
      return {
        title: model.round || 'Series',
        name: winner.displayName,
        text: `Won ${series.A} - ${series.B} against ${loser.displayName}`,
      };
    }
    case 'champion': {
      const { winner, final, prize } = model;
      return {
        title: 'Champions',
        name: winner.displayName,
        text: [final, prize].filter(Boolean).join(', '),
      };
    }
    case 'best-player':
      return {
        title: 'Best player',
        name: model.player.name,
        text: model.figures.map(({ label, value }) => `${value} ${label}`).join(', '),
      };
  }
}
