import type { InfoCard, LowerThird } from '@mes/contract/stream-control';
import { classNames } from '@mes/ui/class-names';
import { Portrait } from '@mes/ui/Portrait.tsx';
import { useControl } from '../../data/use-scene-data';
import { Fit } from '../../parts/Fit';
import { TeamLogo } from '../../parts/TeamLogo';
import { type Presence, useShown } from '../../parts/use-shown';
import styles from './info-card.module.css';

/** What the control room lays over the game: who speaks, and a card about a player or a team. */
export default function InfoCardScene() {
  const control = useControl();
  const lowerThird = useShown(control?.lowerThird ?? null);
  const card = useShown(control?.infoCard ?? null);
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

function Card({ item, leaves }: Presence<InfoCard>) {
  const { title, text, team, player, picture, figures } = item;
  return (
    <aside className={classNames(styles.card, leaves ? styles.leaves : styles.enters)}>
      <header className={styles.head}>
        {team && (
          <span className={styles.logo}>
            <TeamLogo team={team} size={84} />
          </span>
        )}
        <Fit className={`${styles.title} tight`}>{title}</Fit>
      </header>
      {picture && <img className={styles.picture} src={picture.url} alt="" />}
      {!picture && player && (
        <Portrait
          side="coalition"
          seed={player.id}
          photo={player.photo}
          loading="eager"
          className={styles.portrait}
        />
      )}
      {text && <p className={styles.text}>{text}</p>}
      {figures.length > 0 && (
        <dl className={styles.figures}>
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
