import {
  IconBrandDiscord,
  IconBrandFacebook,
  IconBrandTwitter,
  IconBrandYoutube,
} from '@tabler/icons-react';
import { COMMUNITY } from '../community';
import { AppLink } from '../components/AppLink';
import { IconButton } from '../components/IconButton';
import { SpoilerSwitch } from '../features/accounts/SpoilerSwitch';
import styles from './Footer.module.css';
import { Logo } from './header/Logo';
import * as texts from './texts';

const { social, chatInvite } = COMMUNITY;
const NETWORKS = [
  { label: texts.twitter, url: social.twitter, Icon: IconBrandTwitter },
  { label: texts.youtube, url: social.youtube, Icon: IconBrandYoutube },
  { label: texts.discord, url: chatInvite, Icon: IconBrandDiscord },
  { label: texts.facebook, url: social.facebook, Icon: IconBrandFacebook },
].flatMap(({ url, ...network }) => (url === null ? [] : { ...network, url }));

const YEAR = new Date().getFullYear();

export function Footer() {
  return (
    <footer className={styles.footer}>
      <div className={styles.row}>
        <Logo className={styles.logo} />
        <span>
          © {YEAR} {COMMUNITY.name}
        </span>
        <nav aria-label={texts.legal} className={styles.links}>
          <AppLink to="/privacy">{texts.privacy}</AppLink>
          <AppLink to="/termsofservice">{texts.termsOfService}</AppLink>
          <AppLink to="/about">{texts.about}</AppLink>
        </nav>
        <SpoilerSwitch />
        <ul className={styles.social}>
          {NETWORKS.map(({ label, url, Icon }) => (
            <li key={label}>
              <IconButton to={url} label={label} icon={<Icon stroke={1.75} />} />
            </li>
          ))}
        </ul>
      </div>
    </footer>
  );
}
