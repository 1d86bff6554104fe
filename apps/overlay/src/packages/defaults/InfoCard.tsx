import type { InfoCard as CardItem, LowerThird } from '@mes/contract/stream-control';
import { classNames } from '@mes/ui/class-names';
import { Fit } from '../../parts/Fit';
import { TeamLogo } from '../../parts/TeamLogo';
import type { Presence } from '../../parts/use-shown';
import { useKit } from '../kit-context';
import type { InfoCardModel } from '../models/in-game';
import styles from './InfoCard.module.css';

export default function InfoCard({ lowerThird, card }: InfoCardModel) {
  return (
    <>
      {lowerThird && <Speakers key={lowerThird.item.id} {...lowerThird} />}
      {card && <Card key={card.item.id} {...card} />}
    </>
  );
}

function Speakers({ item, leaves }: Presence<LowerThird>) {
  return (
    <div className={classNames(styles.speakers, leaves ? styles.leaves : styles.enters)}>
      {item.speakers.map(({ name, detail }) => (
        <div key={name} className={styles.speaker}>
          <Fit className={`${styles.name} tight`}>{name}</Fit>
          <Fit className={styles.detail}>{detail}</Fit>
        </div>
      ))}
    </div>
  );
}

function Card({ item, leaves }: Presence<CardItem>) {
  const { Picture } = useKit();
  const { title, text, team, player, picture, figures } = item;
  return (
    <aside className={classNames(styles.card, leaves ? styles.leaves : styles.enters)}>
      <header className={styles.head}>
        {team && (
          <span className={styles.logo}>
            <TeamLogo team={team} size={84} />
          </span>
        )}
        <Fit className={`${styles.title} tight`} twoLines>
          {title}
        </Fit>
      </header>
      {picture && <img className={styles.picture} src={picture.url} alt="" />}
      {!picture && player && (
        <Picture player={player} side="coalition" className={styles.portrait} />
      )}
      {text && <p className={styles.text}>{text}</p>}
      {figures.length > 0 && (
        <dl className={styles.figures} data-many={figures.length > 2 || undefined}>
          {figures.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className="tight">{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </aside>
  );
}
