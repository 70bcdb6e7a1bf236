import { useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { passes } from '../../core/passes/store.ts';
import { lazyWithSkeleton } from '../app/lazy.tsx';
import { useRouteParam } from '../app/outlet.ts';
import { ArticleScreen } from '../merchandise/ArticleScreen.tsx';
import { retryImport } from '../../core/async/retryImport.ts';

/** Form for the owners of the passes, below the quantity; loaded on demand. */
const PassOwners = lazyWithSkeleton(
  async () => (await import('./PassOwners.tsx')).PassOwners,
  ({ count }) => count * 8,
);

export function PassScreen() {
  const id = useRouteParam('id') ?? '';
  const { owners } = useSnapshot(passes);
  const [tries, setTries] = useState(0);
  const [errors, setFailures] = useState(0);
  return (
    <ArticleScreen
      kind="annualPass"
      asked={{
        begun: owners[id]?.length,
        form: (count) => <PassOwners key={errors} passId={id} count={count} tries={tries} />,
        add: async (passId, count) => {
          const choices = await retryImport(() => import('../../core/passes/choices.ts')).catch(
            () => undefined,
          );
          if (!choices) {
            // the form needs the same file: mounted again, it loads again or shows the error
            setFailures(errors + 1);
            return { is: 'nothing' };
          }
          const answer = await choices.addPasses(passId, count);
          setTries(answer.is === 'added' ? 0 : tries + 1);
          return answer;
        },
      }}
    />
  );
}
