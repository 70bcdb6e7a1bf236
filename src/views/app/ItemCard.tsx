import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Picture } from '../parts/Picture.tsx';

/** Card of a list: picture, name as a link, and a line with the price. */
export const ItemCard = ({
  item: { name, image },
  href,
  level: Level = 'h3',
  children,
}: {
  item: { name: string; image?: string };
  href: string;
  level?: 'h3' | 'h4';
  children: ReactNode;
}) => (
  <li className="card" part="card">
    <Picture {...(image && { src: image })} alt={image ? '' : name} />
    <Level>
      <Link href={href}>{name}</Link>
    </Level>
    {children && <p className="small">{children}</p>}
  </li>
);
