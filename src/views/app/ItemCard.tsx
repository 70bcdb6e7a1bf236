import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Heading } from '../parts/Heading.tsx';
import { Picture } from '../parts/Picture.tsx';
import { excerpt } from './plainText.ts';

/** Card of a list: picture, name as a link, the beginning of its description if given, and a line with the price. */
export function ItemCard({
  item: { name, image },
  href,
  below = 1,
  description,
  children,
}: {
  item: { name: string; image?: string };
  href: string;
  /** Level of the name, as in `Heading`. */
  below?: number;
  /** HTML. */
  description?: string | undefined;
  children: ReactNode;
}) {
  const text = description && excerpt(description);
  return (
    <li className="card" part="card">
      <Picture {...(image && { src: image })} alt={image || text ? '' : name} />
      <Heading below={below}>
        <Link href={href}>{name}</Link>
      </Heading>
      {text && <p className="small muted">{text}</p>}
      {children && <p className="small">{children}</p>}
    </li>
  );
}
