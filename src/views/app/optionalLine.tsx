import { type ComponentType, lazy, Suspense } from 'react';
import { retryImport } from '../../core/async/retryImport.ts';

/** Keeps the height of a line without text. */
export const BLANK_LINE = '\xa0';

const BlankLine = () => <p className="small">{BLANK_LINE}</p>;

/** Wraps a lazily loaded line that a card can do without: it is blank until it has loaded, or if it cannot be. */
export function optionalLine<P extends object>(load: () => Promise<ComponentType<P>>) {
  const Line = lazy(async () => ({
    default: await retryImport(load).catch((): ComponentType<P> => BlankLine),
  }));
  return (props: P) => (
    <Suspense fallback={<BlankLine />}>
      <Line {...props} />
    </Suspense>
  );
}
