import { useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { useParams } from 'wouter';
import { passes } from '../../core/passes/store.ts';
import { later } from '../app/later.tsx';
import { ArticleScreen } from '../merchandise/ArticleScreen.tsx';
import { retryImport } from '../../core/async/retryImport.ts';

/** Form for the owners of the passes, below the quantity; loaded on demand. */
const Owners = later(
  async () => (await import('./PassOwners.tsx')).PassOwners,
  ({ count }) => count * 8,
);

export function PassScreen() {
  const { id = '' } = useParams<{ id: string }>();
  const { owners } = useSnapshot(passes);
  const [tries, setTries] = useState(0);
  const [failures, setFailures] = useState(0);
  return (
    <ArticleScreen
      kind="annualPass"
      asked={{
        begun: owners[id]?.length,
        form: (count) => <Owners key={failures} passId={id} count={count} tries={tries} />,
        add: async (passId, count) => {
          const choices = await retryImport(() => import('../../core/passes/choices.ts')).catch(
            () => undefined,
          );
          if (!choices) {
            // the form needs the same file: mounted again, it loads again or shows the error
            setFailures(failures + 1);
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
