import { Suspense, useMemo } from 'react';
import { language } from '../core/page/language.ts';
import { ErrorBoundary } from '../views/app/ErrorBoundary.tsx';
import { lazyOptional } from '../views/app/lazy.tsx';
import { Shop } from '../views/app/Shop.tsx';
import { AdoptContext } from '../views/app/styles.ts';
import type { ElementProps } from './define.ts';
import type { ElementDefinition } from './elementDefinition.ts';
import { reservesHeight } from './reservedHeight.ts';
import { useEmbed } from './useEmbed.ts';

const EditorNotes = lazyOptional(async () => (await import('./EditorNotes.tsx')).EditorNotes);

/** React tree of an element: its own children as the fallback until the first screen is ready, then the shop. */
export function Root({ definition, ...props }: ElementProps & { definition: ElementDefinition }) {
  const { View } = definition;
  const embed = useEmbed(props, definition);
  const { written, notes, outlet, showsShop, showsSkeleton } = embed;
  const [isWithoutHeader, isWithoutFooter] = ['no-header' in written, 'no-footer' in written];
  // memoised, so that changes in this component do not render the whole screen again
  const view = useMemo(
    () => <View isWithoutHeader={isWithoutHeader} isWithoutFooter={isWithoutFooter} />,
    [View, isWithoutHeader, isWithoutFooter],
  );
  const fallback = showsSkeleton && reservesHeight(props.host.localName) ? null : <slot />;
  return (
    <>
      {notes.length > 0 && (
        <Suspense>
          <EditorNotes errors={notes} />
        </Suspense>
      )}
      <ErrorBoundary fallback={<slot />} onError={embed.onScreenFailed}>
        {showsShop && outlet ? (
          <AdoptContext value={props.adopt}>
            <Shop
              place={outlet}
              lang={language.lang}
              before={fallback}
              onShown={embed.onFirstScreenShown}
            >
              {view}
            </Shop>
          </AdoptContext>
        ) : (
          fallback
        )}
      </ErrorBoundary>
    </>
  );
}
