import { env } from '#config/env';
import { Icon } from './Icon';
import { uiText } from './texts';

const LINKS = [
  { name: uiText('footer.instagram'), address: env.instagramUrl, icon: 'instagram' },
  { name: uiText('footer.x'), address: env.xUrl, icon: 'x' },
] as const;

interface SocialLinksProps {
  /** For the list; `linkClassName` is for each link in it. */
  className: string | undefined;
  linkClassName?: string | undefined;
}

export function SocialLinks({ className, linkClassName }: SocialLinksProps) {
  return (
    <ul role="list" className={className}>
      {LINKS.map(({ name, address, icon }) => (
        <li key={name}>
          <a className={linkClassName} href={address} rel="noopener noreferrer" target="_blank">
            <Icon name={icon} />
            {/* Its icon is its name. */}
            <span className={icon === 'x' ? 'visually-hidden' : undefined}>{name}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
