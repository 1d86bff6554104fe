import type { InfoCard as CardItem, LowerThird } from '@mes/contract/stream-control';
import { classNames } from '@mes/ui/class-names';
import type { ComponentType } from 'react';
import type { InfoCardModel } from '../models/in-game';
import type { ShownItem } from '../models/shown-item';
import { Fit } from '../parts/Fit';
import { TeamLogo } from '../parts/TeamLogo';
import base from './info-card.module.css';
import { useKit } from './kit-context';

/** What a package adds to each part of the card and of the lower third. */
type InfoCardPart =
  | 'speakers'
  | 'speaker'
  | 'name'
  | 'detail'
  | 'card'
  | 'head'
  | 'title'
  | 'picture'
  | 'text'
  | 'figures'
  | 'figure'
  | 'value';

interface InfoCardLook {
  /** Class names, as of a CSS module. */
  readonly styles: Readonly<Partial<Record<InfoCardPart, string>>>;
  /** The plate behind a speaker and a card, where CSS cannot draw it. */
  readonly Ground?: ComponentType<{ of: 'speaker' | 'card' }>;
}

/** Who speaks, and a card about a player or a team, in the look of a package. */
export function infoCardLayout(look: InfoCardLook) {
  return ({ lowerThird, card }: InfoCardModel) => (
    <>
      {lowerThird && <Speakers key={lowerThird.item.id} look={look} {...lowerThird} />}
      {card && <Card key={card.item.id} look={look} {...card} />}
    </>
  );
}

type Shown<Item> = ShownItem<Item> & { look: InfoCardLook };

function Speakers({ look, item, leaves }: Shown<LowerThird>) {
  const { Ground } = look;
  return (
    <div className={classOf(look, 'speakers', leaves ? base.leaves : base.enters)}>
      {item.speakers.map(({ name, detail }) => (
        <div key={name} className={classOf(look, 'speaker')}>
          {Ground && <Ground of="speaker" />}
          <Fit className={classOf(look, 'name')}>{name}</Fit>
          <Fit className={classOf(look, 'detail')}>{detail}</Fit>
        </div>
      ))}
    </div>
  );
}

function Card({ look, item, leaves }: Shown<CardItem>) {
  const { Picture } = useKit();
  const { Ground } = look;
  const { title, text, team, player, picture, figures } = item;
  return (
    <aside className={classOf(look, 'card', leaves ? base.leaves : base.enters)}>
      {Ground && <Ground of="card" />}
      <header className={classOf(look, 'head')}>
        {team && <TeamLogo team={team} size={84} className={base.logo} />}
        <Fit className={classOf(look, 'title')} twoLines>
          {title}
        </Fit>
      </header>
      {picture && <img className={classOf(look, 'picture')} src={picture.url} alt="" />}
      {!picture && player && (
        <Picture player={player} side="coalition" className={classOf(look, 'picture')} />
      )}
      {text && <p className={classOf(look, 'text')}>{text}</p>}
      {figures.length > 0 && (
        <dl className={classOf(look, 'figures')} data-many={figures.length > 2 || undefined}>
          {figures.map(({ label, value }) => (
            <div key={label} className={classOf(look, 'figure')}>
              <dt>{label}</dt>
              <dd className={classOf(look, 'value')}>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </aside>
  );
}

function classOf({ styles }: InfoCardLook, part: InfoCardPart, more?: string): string {
  return classNames(base[part], styles[part], more);
}
