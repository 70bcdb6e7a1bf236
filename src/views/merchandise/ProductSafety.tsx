import { Trans } from '@lingui/react/macro';
import type { ArticleDetail } from '../../core/merchandise/types.ts';

export function ProductSafety({ article: { manufacturer, warnings } }: { article: ArticleDetail }) {
  if (!manufacturer && !warnings) return null;
  return (
    <section className="stack tight">
      <h3>
        <Trans>Product safety</Trans>
      </h3>
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
