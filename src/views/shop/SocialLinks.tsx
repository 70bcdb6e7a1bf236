import { useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio/react';
import { webAddress } from '../../core/web/addresses.ts';
import { content } from '../../core/content/store.ts';
import { ICONS } from './icons.ts';

/** Links to the museum's social media; networks without an icon show their name. */
export function SocialLinks() {
  const { t } = useLingui();
  const { all } = useSnapshot(content).known;
  const links = (all.is === 'ready' ? all.value.social : []).filter(({ link }) => webAddress(link));
  if (links.length === 0) return null;
  return (
    <nav aria-label={t`Social media`}>
      <ul className="row">
        {links.map(({ name, link }) => {
          const icon = ICONS.get(name.toLowerCase());
          return (
            <li key={link}>
              <a
                className={icon && 'social'}
                href={webAddress(link)}
                target="_blank"
                rel="noopener"
                aria-label={name}
              >
                {icon ? <Icon {...icon} /> : name}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

function Icon({ lines, fill }: { lines: string; fill?: string }) {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path d={lines} fill="none" stroke="currentColor" strokeWidth="2" />
      {fill && <path d={fill} fill="currentColor" />}
    </svg>
  );
}
