import {
  IconBrandDiscord,
  IconBrandFacebook,
  IconBrandTwitter,
  IconBrandYoutube,
} from '@tabler/icons-react';
import { COMMUNITY } from '../community';
import { AppLink } from '../components/AppLink';
import { IconButton } from '../components/IconButton';
import styles from './Footer.module.css';
import { Logo } from './header/Logo';

const { social, chatInvite } = COMMUNITY;
const NETWORKS = [
  { label: 'Twitter', url: social.twitter, Icon: IconBrandTwitter },
  { label: 'YouTube', url: social.youtube, Icon: IconBrandYoutube },
  { label: 'Discord', url: chatInvite, Icon: IconBrandDiscord },
  { label: 'Facebook', url: social.facebook, Icon: IconBrandFacebook },
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
        <nav aria-label="Legal" className={styles.links}>
          <AppLink to="/privacy">Privacy</AppLink>
          <AppLink to="/termsofservice">Terms of service</AppLink>
          <AppLink to="/about">About</AppLink>
        </nav>
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
