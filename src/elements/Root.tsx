import { Suspense, useMemo } from 'react';
import { localeOf } from '../core/page/language.ts';
import { ErrorBoundary } from '../views/app/ErrorBoundary.tsx';
import { lazyOptional } from '../views/app/lazyOptional.ts';
import { Shop } from '../views/app/Shop.tsx';
import { Unreachable } from '../views/app/Unreachable.tsx';
import { AdoptContext } from '../views/app/styles.ts';
import { HeadingLevel } from '../views/parts/Heading.tsx';
import type { ElementProps } from './define.ts';
import type { ElementDefinition } from './elementDefinition.ts';
import { showsShop, showsSkeleton } from './embedPhases.ts';
import { reservesHeight } from './reservedHeight.ts';
import { useEmbed } from './useEmbed.ts';

const ConfigErrorReport = lazyOptional(
  async () => (await import('./ConfigErrorReport.tsx')).ConfigErrorReport,
);

/** React tree of an element: its own children as the fallback until the first screen is ready, then the shop. */
export function Root({ definition, ...props }: ElementProps & { definition: ElementDefinition }) {
  const { View, area, hostsScreens } = definition;
  const embed = useEmbed(props, definition);
  const { phase, hasBackEnd, written, errors, outlet } = embed;
  const tag = props.host.localName;
  const locale = localeOf();
  const [isWithoutHeader, isWithoutFooter] = ['no-header' in written, 'no-footer' in written];
  // a whole shop is the page
  const headingLevel = Number(written['heading-level'] ?? (area === 'shop' ? 1 : 2));
  // memoised, so that changes in this component do not render the whole screen again
  const view = useMemo(
    () => <View isWithoutHeader={isWithoutHeader} isWithoutFooter={isWithoutFooter} />,
    [View, isWithoutHeader, isWithoutFooter],
  );
  const isCovered = showsSkeleton(phase, hasBackEnd) && reservesHeight(tag);
  const fallback = (
    <>
      {phase === 'unreachable' && hostsScreens && outlet && (
        <Unreachable outlet={outlet} lang={locale} />
      )}
      {!isCovered && <slot />}
    </>
  );
  return (
    <>
      {errors.length > 0 && (
        <Suspense>
          <ConfigErrorReport tag={tag} errors={errors} phase={phase} hasBackEnd={hasBackEnd} />
        </Suspense>
      )}
      <ErrorBoundary fallback={<slot />} onError={embed.onError}>
        {showsShop(phase) && outlet ? (
          <AdoptContext value={props.adopt}>
            <Shop outlet={outlet} lang={locale} before={fallback} onShown={embed.onShown}>
              <HeadingLevel value={headingLevel}>{view}</HeadingLevel>
            </Shop>
          </AdoptContext>
        ) : (
          fallback
        )}
      </ErrorBoundary>
    </>
  );
}
