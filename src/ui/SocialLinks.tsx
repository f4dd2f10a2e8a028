import { env } from '#config/env';
import { Icon } from './Icon';
import { uiText } from './texts';

const LINKS = [
  { name: uiText('footer.instagram'), address: env.instagramUrl, icon: 'instagram' },
  { name: uiText('footer.x'), address: env.xUrl, icon: 'x' },
] as const;

export function SocialLinks({ className }: { className: string | undefined }) {
  return (
    <ul role="list" className={className}>
      {LINKS.map(({ name, address, icon }) => (
        <li key={name}>
          <a className="target" href={address} rel="noopener noreferrer" target="_blank">
            <Icon name={icon} />
            {/* Its icon is its name. */}
            <span className={icon === 'x' ? 'visually-hidden' : undefined}>{name}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
