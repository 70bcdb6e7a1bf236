import { Trans } from '@lingui/react/macro';
import type { ArticleDetail } from '../../core/merchandise/types.ts';
import { Heading } from '../parts/Heading.tsx';

export function ProductSafety({ article: { manufacturer, warnings } }: { article: ArticleDetail }) {
  if (!manufacturer && !warnings) return null;
  return (
    <section className="stack tight">
      <Heading>
        <Trans>Product safety</Trans>
      </Heading>
      {warnings && <p>{warnings}</p>}
      {manufacturer && (
        <p className="small">
          <Trans>Manufacturer:</Trans>{' '}
          {[manufacturer.name, manufacturer.address].filter(Boolean).join(', ')}
          {manufacturer.email && (
            <>
              {', '}
              <a href={`mailto:${manufacturer.email}`}>{manufacturer.email}</a>
            </>
          )}
        </p>
      )}
    </section>
  );
}
